import { expect, test } from 'vitest';
import { scoreOf } from '../../src/game/outcome.ts';
import { officialScore, winnerOf } from '../../src/rules/index.ts';

test.each([
  { black: 13, white: 0, empties: 51, score: { black: 64, white: 0 }, winner: 'black' },
  { black: 27, white: 35, empties: 2, score: { black: 27, white: 37 }, winner: 'white' },
  { black: 32, white: 32, empties: 0, score: { black: 32, white: 32 }, winner: undefined },
  { black: 30, white: 30, empties: 4, score: { black: 32, white: 32 }, winner: undefined },
  { black: 7, white: 7, empties: 1, score: { black: 7.5, white: 7.5 }, winner: undefined },
  { black: 0, white: 0, empties: 16, score: { black: 8, white: 8 }, winner: undefined },
] as const)('$black to $white with $empties empties is officially $score', ({ score, winner, ...counts }) => {
  expect(officialScore(counts)).toEqual(score);
  expect(winnerOf(counts)).toBe(winner);
  expect(scoreOf(counts)).toEqual({
    discs: { black: counts.black, white: counts.white },
    official: counts.empties > 0 ? score : undefined,
  });
});
