import type { Game, Step } from '../../game/game.ts';
import type { Side, Square } from '../../rules/index.ts';

/** A row of the list of moves. Passes are derived from the game and have no number. */
export type MoveRow =
  | { readonly kind: 'start' }
  | { readonly kind: 'ply'; readonly plies: number; readonly step: Step }
  | { readonly kind: 'pass'; readonly plies: number; readonly side: Side }
  /** Another continuation than the one of the line, from the position after `plies` plies. */
  | { readonly kind: 'branch'; readonly plies: number; readonly square: Square };

/** The line of a game as rows: its start, each ply with the passes it forced, and the other lines beside it. */
export function moveRowsOf(game: Game): readonly MoveRow[] {
  const rows: MoveRow[] = [{ kind: 'start' }, ...passRows(0, game.startPasses)];
  for (const [index, step] of game.line.entries()) {
    const plies = index + 1;
    rows.push({ kind: 'ply', plies, step }, ...branchRows(game, index, step.ply.square));
    rows.push(...passRows(plies, step.passes));
  }
  rows.push(...branchRows(game, game.line.length, undefined));
  return rows;
}

function passRows(plies: number, passes: readonly Side[]): readonly MoveRow[] {
  return passes.map((side) => ({ kind: 'pass', plies, side }));
}

function branchRows(game: Game, plies: number, taken: Square | undefined): readonly MoveRow[] {
  return game
    .continuationsAt(plies)
    .filter(({ ply }) => ply.square !== taken)
    .map(({ ply }) => ({ kind: 'branch', plies, square: ply.square }));
}
