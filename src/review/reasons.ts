import type { Position, Square } from '../rules/index.ts';
import { featuresAfter, placeOf, regionOf, type Features } from './features.ts';

/** Why a move is worse than the best one, in the terms of players. */
export const REASONS = [
  /** The opponent may now take a corner that the best move keeps from it. */
  'gave-corner',
  /** The best move takes a corner. */
  'missed-corner',
  /** The best move leaves the opponent without a move. */
  'missed-pass',
  /** It stands diagonally before an empty corner, and the best move does not. */
  'opened-x-square',
  /** It was counted to the end of the game. */
  'exact-endgame-loss',
  /** It plays into an even region; the best move takes the last square of an odd one from the opponent. */
  'lost-parity',
  /** The opponent has more moves, or the mover fewer, than after the best move. */
  'lost-mobility',
  /** More own discs lie open to the empty squares than after the best move. */
  'wide-frontier',
  /** It stands beside an empty corner on the edge, and the best move does not. */
  'opened-c-square',
  /** Nothing of the above: the difference lies deeper. */
  'quiet',
] as const;
export type Reason = (typeof REASONS)[number];

const MOST_REASONS = 3;
/** So many moves more for the opponent (or fewer for the mover) are worth a word, while there is room to move. */
const MOBILITY_STEP = 3;
const MOBILITY_EMPTIES = 12;
const FRONTIER_STEP = 4;
const FRONTIER_EMPTIES = 20;
/** Regions are counted when the board has filled up so far. */
const PARITY_EMPTIES = 20;

/** The reasons that hold, the weightiest first; `exact` says that the loss was counted to the end. */
export function reasonsOf(
  position: Position,
  played: Square,
  best: Square,
  exact: boolean,
): readonly Reason[] {
  const after = featuresAfter(position, played);
  const better = featuresAfter(position, best);
  if (after === undefined || better === undefined || played === best) return ['quiet'];
  const holds = { ...placesHold(position, played, best), ...featuresHold(position, after, better) };
  const isParity = losesParity(position, played, best);
  const found = REASONS.filter((reason) => {
    if (reason === 'exact-endgame-loss') return exact;
    if (reason === 'lost-parity') return isParity;
    return reason !== 'quiet' && holds[reason];
  });
  return found.length > 0 ? withoutEchoes(found).slice(0, MOST_REASONS) : ['quiet'];
}

function placesHold(position: Position, played: Square, best: Square) {
  const place = placeOf(position, played);
  const betterPlace = placeOf(position, best);
  return {
    'missed-corner': betterPlace === 'corner' && place !== 'corner',
    'opened-x-square': place === 'x-square' && betterPlace !== 'x-square',
    'opened-c-square': place === 'c-square' && betterPlace !== 'c-square' && betterPlace !== 'x-square',
  };
}

function featuresHold(position: Position, after: Features, better: Features) {
  const { empties } = position.counts;
  const room = after.ownMoves - after.answers;
  const betterRoom = better.ownMoves - better.answers;
  return {
    'gave-corner': after.cornersGiven.some((corner) => !better.cornersGiven.includes(corner)),
    'missed-pass': better.answers === 0 && after.answers > 0,
    'lost-mobility': empties > MOBILITY_EMPTIES && betterRoom - room >= MOBILITY_STEP,
    'wide-frontier': empties > FRONTIER_EMPTIES && after.frontier - better.frontier >= FRONTIER_STEP,
  };
}

/** The move goes into a region with an even number of empties, where the opponent will come last; the best one does not. */
function losesParity(position: Position, played: Square, best: Square): boolean {
  if (position.counts.empties > PARITY_EMPTIES) return false;
  const region = regionOf(position, played);
  return region.size % 2 === 0 && !region.has(best) && regionOf(position, best).size % 2 === 1;
}

/** A square before a corner that was given at once needs no word of its own. */
function withoutEchoes(found: readonly Reason[]): readonly Reason[] {
  if (!found.includes('gave-corner')) return found;
  return found.filter((reason) => reason !== 'opened-x-square' && reason !== 'opened-c-square');
}
