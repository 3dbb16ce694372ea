import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeLibraryFile, parseLibraryFile } from '../../../src/app/library/libraryFile.ts';
import { mergeEntries, parseEntryRecord, makeEntryRecord } from '../../../src/app/library/libraryEntry.ts';
import { entryOf } from '../../support/libraries.ts';
import { FIXED } from '../../support/randomPlay.ts';
import { gameOf, searchOf } from '../../support/searches.ts';

const game = gameOf('f5d6c3d3');
const review = { pace: 'quick', searched: [searchOf(game, 1, { d6: 1 })] } as const;
const whole = entryOf('a', { game, review, name: 'Final', note: 'so close', setup: undefined });
const text = makeLibraryFile({ entries: [whole], results: [], aside: [{ odd: 1 }] });

test('a file comes back as it was', () => {
  const read = parseLibraryFile(text);
  if (!read.ok) throw new Error(read.error);
  expect(read.value.aside).toEqual([{ odd: 1 }]);
  expect(read.value.entries.map(makeEntryRecord)).toEqual([makeEntryRecord(whole)]);
});

test.each([
  ['not-json', '{"kind":'],
  ['not-a-library', '[]'],
  ['not-a-library', 'null'],
  ['unknown-version', text.replace('"version":1', '"version":2')],
])('%s is the answer to %s', (error, broken) => {
  expect(parseLibraryFile(broken)).toEqual({ ok: false, error });
});

test('a byte order mark does no harm', () => {
  expect(parseLibraryFile(`\uFEFF${text}`).ok).toBe(true);
});

test('a broken game is set aside, the others are taken in', () => {
  const games = [makeEntryRecord(whole), { ...makeEntryRecord(whole), id: 'b', game: { size: 8 } }];
  const read = parseLibraryFile(JSON.stringify({ kind: 'reversi-library', version: 1, games, results: [7] }));
  if (!read.ok) throw new Error(read.error);
  expect(read.value.entries.map(({ id }) => id)).toEqual(['a']);
  expect(read.value.aside).toHaveLength(2);
});

test('a review that does not fit its game is left out, the game is not', () => {
  const record = {
    ...makeEntryRecord(whole),
    review: { version: 1, pace: 'quick', positions: [[3, 1, 0, 9, 9]] },
  };
  const entry = parseEntryRecord(record);
  if (!entry.ok) throw new Error(entry.error);
  expect(entry.value.review).toBeUndefined();
});

test('of two versions the later one holds, with the review of either', () => {
  const older = { ...whole, changedAt: 1, name: 'old' };
  const newer = { ...whole, changedAt: 2, name: 'new', review: undefined };
  expect(mergeEntries(older, newer)).toMatchObject({ name: 'new', review });
  expect(mergeEntries(newer, older)).toMatchObject({ name: 'new', review });
});

test('whatever is changed in a file, it is read or refused, and never throws', () => {
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 6 }), (at, odd) => {
      expect(typeof parseLibraryFile(text.slice(0, at) + odd + text.slice(at + 1)).ok).toBe('boolean');
    }),
    FIXED,
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(typeof parseEntryRecord(value).ok).toBe('boolean');
    }),
    FIXED,
  );
});
