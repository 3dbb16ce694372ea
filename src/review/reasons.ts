import type { Position, Square } from '../rules/index.ts';
import { outlookOf } from './outlook.ts';
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
  /** In the moves expected after it the opponent takes a corner, and after the best move it does not. */
  'corner-falls',
  /** In the moves expected after the best one a corner is won. */
  'missed-corner-later',
  /** Soon the side has to play an X-square, and after the best move it does not. */
  'runs-out',
  /** The opponent places a disc between two of the side's on an edge. */
  'let-wedge',
  /** Some moves later the opponent holds more of the edges than after the best move. */
  'lost-edge',
  /** Some moves later the opponent has the more moves. */
  'mobility-later',
  /** Some moves later more own discs lie open. */
  'frontier-later',
  /** Nothing of the above: the difference lies deeper. */
  'quiet',
] as const;
export type Reason = (typeof REASONS)[number];

/** What goes without saying beside another reason. */
const ECHOES: Readonly<Partial<Record<Reason, readonly Reason[]>>> = {
  'gave-corner': ['opened-x-square', 'opened-c-square', 'corner-falls', 'lost-edge'],
  'missed-corner': ['missed-corner-later', 'lost-edge'],
  'corner-falls': ['lost-edge', 'let-wedge'],
  'missed-corner-later': ['lost-edge'],
  'let-wedge': ['lost-edge'],
  'lost-mobility': ['mobility-later'],
  'wide-frontier': ['frontier-later'],
};
const MOST_REASONS = 3;
/** How far the expected play is followed: further on it is guesswork. */
const MOST_AHEAD = 8;
const EDGE_STEP = 3;
const LATER_MOBILITY_STEP = 4;
/** So many moves more for the opponent (or fewer for the mover) are worth a word, while there is room to move. */
const MOBILITY_STEP = 3;
const MOBILITY_EMPTIES = 12;
const FRONTIER_STEP = 4;
const FRONTIER_EMPTIES = 20;
/** Regions are counted when the board has filled up so far. */
const PARITY_EMPTIES = 20;

/** A move beside the best one, each with the play that is expected after it as far as that is known. */
export interface Comparison {
  readonly played: Square;
  readonly best: Square;
  /** The loss was counted to the end. */
  readonly exact: boolean;
  /** From the played move on, forced passes left out; empty where nothing is known. */
  readonly playedLine: readonly Square[];
  /** The same from the best move on. */
  readonly bestLine: readonly Square[];
}

/** The reasons that hold, the weightiest first. */
export function reasonsOf(position: Position, comparison: Comparison): readonly Reason[] {
  const { played, best, exact } = comparison;
  const after = featuresAfter(position, played);
  const better = featuresAfter(position, best);
  if (after === undefined || better === undefined || played === best) return ['quiet'];
  const holds = {
    ...placesHold(position, played, best),
    ...featuresHold(position, after, better),
    ...outlooksHold(position, comparison),
  };
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

/** What shows in the moves that are expected, both lines followed equally far. */
function outlooksHold(position: Position, { playedLine, bestLine }: Comparison) {
  const plies = Math.min(MOST_AHEAD, playedLine.length, bestLine.length);
  const after = outlookOf(position, playedLine, plies);
  const better = outlookOf(position, bestLine, plies);
  const { empties } = after;
  return {
    'corner-falls': after.cornersLost > better.cornersLost,
    'missed-corner-later': better.cornersWon > after.cornersWon,
    'runs-out': after.entersXSquare && !better.entersXSquare,
    'let-wedge': after.isWedged && !better.isWedged,
    'lost-edge': better.edge - after.edge >= EDGE_STEP,
    'mobility-later': empties > MOBILITY_EMPTIES && better.room - after.room >= LATER_MOBILITY_STEP,
    'frontier-later': empties > FRONTIER_EMPTIES && after.frontier - better.frontier >= FRONTIER_STEP,
  };
}

/** The move goes into a region with an even number of empties, where the opponent will come last; the best one does not. */
function losesParity(position: Position, played: Square, best: Square): boolean {
  if (position.counts.empties > PARITY_EMPTIES) return false;
  const region = regionOf(position, played);
  return region.size % 2 === 0 && !region.has(best) && regionOf(position, best).size % 2 === 1;
}

/** What follows from a weightier reason needs no word of its own. */
function withoutEchoes(found: readonly Reason[]): readonly Reason[] {
  const silent = new Set<Reason>(found.flatMap((reason) => ECHOES[reason] ?? []));
  return found.filter((reason) => !silent.has(reason));
}
