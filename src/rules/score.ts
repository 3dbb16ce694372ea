import type { Counts } from './position.ts';
import type { Side } from './side.ts';

/** Points of both sides; they add up to the squares of the board. */
export interface Score {
  readonly black: number;
  readonly white: number;
}

/** The side with more discs, or undefined at a draw. */
export function winnerOf(counts: Pick<Counts, 'black' | 'white'>): Side | undefined {
  if (counts.black === counts.white) return undefined;
  return counts.black > counts.white ? 'black' : 'white';
}

/** The official score: the winner is given the empty squares; at a draw each side takes half of them. */
export function officialScore(counts: Counts): Score {
  const { black, white, empties } = counts;
  const winner = winnerOf(counts);
  if (winner === undefined) return { black: black + empties / 2, white: white + empties / 2 };
  return winner === 'black' ? { black: black + empties, white } : { black, white: white + empties };
}
