import type { Square } from '../rules/index.ts';
import type { Game, Step } from './game.ts';

/**
 * All lines of a game's tree, each from the first continuation to the last: how many plies it shares with the line before
 * it (0 for the first), then the squares in which it goes on. Played in this order they grow the same tree again.
 */
export function linesOf(game: Game): readonly (readonly number[])[] {
  const lines: number[][] = [];
  const follow = (shared: number, next: readonly Step[]): void => {
    const [first, ...others] = next;
    if (first === undefined) return;
    const line = lines.at(-1) ?? [];
    line.push(first.ply.square);
    follow(shared + 1, first.next);
    for (const other of others) {
      lines.push([shared, other.ply.square]);
      follow(shared + 1, other.next);
    }
  };
  const next = game.continuationsAt(0);
  if (next.length > 0) lines.push([0]);
  follow(0, next);
  return lines;
}

/** The game with such lines played in it, at the end of the last one; undefined where one cannot be played. */
export function playLines(game: Game, lines: readonly (readonly Square[])[]): Game | undefined {
  let grown = game;
  for (const [shared = -1, ...squares] of lines) {
    if (!Number.isInteger(shared) || shared < 0 || shared > grown.cursor) return undefined;
    grown = grown.jump(shared);
    for (const square of squares) {
      const played = grown.play(square);
      if (!played.ok) return undefined;
      grown = played.value.game;
    }
  }
  return grown;
}
