import { expect, test } from 'vitest';
import { makeReviewRecord, parseReviewRecord } from '../../src/review/reviewRecord.ts';
import { squaresOf } from '../support/fixtureGames.ts';
import { gameOf, searchOf } from '../support/searches.ts';

const game = gameOf('f5d6c3d3');
const review = {
  pace: 'deep',
  searched: [
    searchOf(game, 1, { d6: -3.5, f6: 1 }),
    searchOf(game, 4, { c4: 5 }, { exact: true, depth: 56 }),
  ],
} as const;

function stored(): Record<string, unknown> {
  return JSON.parse(JSON.stringify(makeReviewRecord(review))) as Record<string, unknown>;
}

test('a review comes back from plain data as it was', () => {
  expect(parseReviewRecord(stored(), game)).toEqual({ ok: true, value: review });
});

test('the expected play comes back as far as it can be played, and a review without any is read', () => {
  const line = squaresOf('d6c3d3');
  const lined = { ...review, searched: [{ ...review.searched[0], line }] };
  const record = JSON.parse(JSON.stringify(makeReviewRecord(lined))) as Record<string, unknown>;
  const lineOf = (plain: unknown): unknown => {
    const read = parseReviewRecord(plain, game);
    return read.ok ? read.value.searched[0]?.line : read.error;
  };
  expect(lineOf(record)).toEqual(line);
  expect(lineOf({ ...record, lines: undefined })).toBeUndefined();
  expect(lineOf({ ...record, lines: [[1, 43, 0, 34]] })).toEqual([43]);
  expect(lineOf({ ...record, lines: ['odd', [99, 1], [1.5, 43], [1]] })).toBeUndefined();
});

test('a review of another game is refused', () => {
  expect(parseReviewRecord(stored(), gameOf('f5f6e6f4'))).toEqual({ ok: false, error: 'other-game' });
  expect(parseReviewRecord(stored(), gameOf('f5d6'))).toEqual({ ok: false, error: 'other-game' });
});

test('a later version is refused by its name', () => {
  expect(parseReviewRecord({ ...stored(), version: 2 }, game)).toEqual({
    ok: false,
    error: 'unknown-version',
  });
});

test.each([
  ['nothing', null],
  ['no object', 'review'],
  ['no pace', { version: 1, positions: [] }],
  ['no positions', { version: 1, pace: 'quick' }],
  ['a row that is none', { version: 1, pace: 'quick', positions: ['1'] }],
  ['half a move', { version: 1, pace: 'quick', positions: [[1, 10, 0, 43]] }],
  ['a value beyond the board', { version: 1, pace: 'quick', positions: [[1, 10, 0, 43, 65]] }],
  ['a value that is no number', { version: 1, pace: 'quick', positions: [[1, 10, 0, 43, null]] }],
  ['a position twice', { version: 1, pace: 'quick', positions: [rowOf(), rowOf()] }],
])('%s is refused', (_what, broken) => {
  expect(parseReviewRecord(broken, game)).toEqual({ ok: false, error: 'not-a-review' });
});

function rowOf(): readonly number[] {
  return makeReviewRecord(review).positions[0] ?? [];
}
