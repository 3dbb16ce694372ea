import { Game } from '../game/game.ts';
import type { Outcome } from '../game/outcome.ts';
import { parseSquare, standardStart, type BoardSize } from '../rules/index.ts';

const WORD = /[a-p][1-9][0-9]?/g;

/** The game of a transcript as the server sends it (`f5d6c3`), or undefined where it cannot be played. */
export function replayTranscript(
  moves: string,
  size: BoardSize,
  outcome: Outcome | undefined,
): Game | undefined {
  let game = Game.start(standardStart(size));
  const words = moves.match(WORD) ?? [];
  if (words.join('') !== moves) return undefined;
  for (const word of words) {
    const square = parseSquare(word, size);
    const played = square === undefined ? undefined : game.play(square);
    if (!played?.ok) return undefined;
    game = played.value.game;
  }
  return outcome === undefined ? game : game.end(outcome);
}
