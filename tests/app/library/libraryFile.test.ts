import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeptGame } from '../../../src/app/library/keptGame.ts';
import { readLibraryFile, writeLibraryFile } from '../../../src/app/library/libraryFile.ts';
import { mergeEntries, parseEntryRecord, makeEntryRecord } from '../../../src/app/library/libraryEntry.ts';
import { readAtOnce } from '../../../src/records/slices.ts';
import { parseSquare } from '../../../src/rules/index.ts';
import { entryOf } from '../../support/libraries.ts';
import { FIXED } from '../../support/randomPlay.ts';
import { gameOf, searchOf } from '../../support/searches.ts';

const game = gameOf('f5d6c3d3');
const review = { pace: 'quick', searched: [searchOf(game, 1, { d6: 1 })] } as const;
const whole = entryOf('a', { game, review, name: 'Final', note: 'so close', setup: undefined });
const text = readAtOnce(
  writeLibraryFile({ games: [makeEntryRecord(whole)], results: [], aside: [{ odd: 1 }] }),
).join('');

function parseLibraryFile(content: string) {
  return readAtOnce(readLibraryFile(content));
}

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

test('the lines beside the game go with it', () => {
  const branched = game.jump(1).play(parseSquare('f6', 8) ?? -1);
  if (!branched.ok) throw new Error(branched.error);
  const kept = KeptGame.of(entryOf('b', { game: branched.value.game }));
  const file = readAtOnce(writeLibraryFile({ games: [kept.record], results: [], aside: [] })).join('');
  const read = parseLibraryFile(file);
  const there = read.ok ? read.value.entries[0]?.game : undefined;
  expect(there?.continuationsAt(1).map(({ ply }) => ply.square)).toEqual([19 + 24, 45]);
  expect(there?.line).toHaveLength(2);
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
  for (const entry of [parseEntryRecord(record), KeptGame.parse(record)]) {
    if (!entry.ok) throw new Error(entry.error);
    expect(entry.value.review).toBeUndefined();
    expect(entry.value.game.line).toHaveLength(4);
  }
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
      const entry = KeptGame.parse(value);
      expect(entry.ok ? 'read' : entry.error).toEqual(
        parseEntryRecord(value).ok ? 'read' : expect.any(String),
      );
    }),
    FIXED,
  );
});
