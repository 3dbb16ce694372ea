import type { Game } from './game.ts';
import type { Players } from './player.ts';

/**
 * Where undo leads: the number of plies at which a human last had to decide before the position shown, or one ply back
 * when no human plays. A forced pass is no decision. An end that was declared is taken back alone: the game goes on
 * where it was, except after a flag, since no time would be left there. Undefined when there is nothing to take back.
 */
export function undoTargetOf(game: Game, players: Players): number | undefined {
  if (isDeclaredOver(game) && game.outcome?.kind !== 'time') return game.cursor;
  if (game.cursor === 0) return undefined;
  if (!hasHuman(players)) return game.cursor - 1;
  for (let plies = game.cursor - 1; plies >= 0; plies--) {
    if (isHumanDecision(game, players, plies)) return plies;
  }
  return undefined;
}

/**
 * Where redo leads: the next position of the line in which a human decides, or its end; undefined at the end, and once
 * the game has been declared over.
 */
export function redoTargetOf(game: Game, players: Players): number | undefined {
  const last = game.line.length;
  if (game.cursor >= last || isDeclaredOver(game)) return undefined;
  if (!hasHuman(players)) return game.cursor + 1;
  for (let plies = game.cursor + 1; plies < last; plies++) {
    if (isHumanDecision(game, players, plies)) return plies;
  }
  return last;
}

export function hasHuman(players: Players): boolean {
  return players.black.kind === 'human' || players.white.kind === 'human';
}

/** Over by resignation, time, agreement or abandonment rather than by the rules. */
function isDeclaredOver(game: Game): boolean {
  return game.outcome !== undefined && game.outcome.kind !== 'counted';
}

/** Asked only where a ply of the line follows: the side to move there had a choice. */
function isHumanDecision(game: Game, players: Players, plies: number): boolean {
  return players[game.positionAt(plies).mover].kind === 'human';
}
