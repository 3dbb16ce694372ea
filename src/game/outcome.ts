import { officialScore, winnerOf, type Counts, type Score, type Side } from '../rules/index.ts';

/** How a game ended; `winner` is undefined at a draw or without a result. */
export type Outcome =
  | { readonly kind: 'counted'; readonly winner: Side | undefined }
  | { readonly kind: 'resigned'; readonly winner: Side }
  | { readonly kind: 'time'; readonly winner: Side }
  | { readonly kind: 'agreed'; readonly winner: undefined }
  | { readonly kind: 'abandoned'; readonly winner: Side | undefined };

/** The outcome of a game in which neither side can move. */
export function countedOutcome(counts: Counts): Outcome {
  return { kind: 'counted', winner: winnerOf(counts) };
}

/** The discs, and the official score where it differs from them. */
export function scoreOf(counts: Counts): { readonly discs: Score; readonly official: Score | undefined } {
  const discs = { black: counts.black, white: counts.white };
  return { discs, official: counts.empties > 0 ? officialScore(counts) : undefined };
}
