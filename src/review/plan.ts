import type { Game } from '../game/game.ts';
import type { Position } from '../rules/index.ts';

/** How much time a review may take: the quick one stays under 20 seconds for a whole game. */
export const REVIEW_PACES = ['quick', 'deep'] as const;
export type ReviewPace = (typeof REVIEW_PACES)[number];

/** One search of a review. */
export interface PlannedSearch {
  /** Plies of the line before the position. */
  readonly plies: number;
  readonly position: Position;
  /** The longest that it may take. */
  readonly milliseconds: number;
}

/** Up to so many empties the engine makes the values exact; such positions get the time for it. */
export const EXACT_EMPTIES = 20;
const MILLISECONDS: Readonly<Record<ReviewPace, { readonly open: number; readonly end: number }>> = {
  quick: { open: 240, end: 1_200 },
  deep: { open: 2_000, end: 10_000 },
};
/** Games of more plies than this share the time of so many. */
const USUAL_PLIES = 60;
const LEAST_MS = 60;

/**
 * The positions of a game's whole line that a review searches, from the end to the start: endings are cheap to solve,
 * and what is found there helps the searches before.
 */
export function planReview(game: Game, pace: ReviewPace): readonly PlannedSearch[] {
  const { open, end } = MILLISECONDS[pace];
  const share = Math.min(1, USUAL_PLIES / Math.max(1, game.line.length));
  const plan: PlannedSearch[] = [];
  for (let plies = game.line.length; plies >= 0; plies--) {
    const position = game.positionAt(plies);
    if (position.isOver) continue;
    const budget = position.counts.empties <= EXACT_EMPTIES ? end : open;
    plan.push({ plies, position, milliseconds: Math.max(LEAST_MS, Math.round(budget * share)) });
  }
  return plan;
}
