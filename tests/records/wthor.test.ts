import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import openings from '../../assets/openings/openings.json';
import { OpeningBook } from '../../src/records/openingBook.ts';
import { recogniseFile } from '../../src/records/recognise.ts';
import { readAtOnce } from '../../src/records/slices.ts';
import { makeTranscript } from '../../src/records/transcript.ts';
import { WthorFile } from '../../src/records/wthorFile.ts';
import { WthorLibrary } from '../../src/records/wthorLibrary.ts';
import { makeWthorNames, parseWthorNames } from '../../src/records/wthorNames.ts';
import { standardStart } from '../../src/rules/index.ts';

const GAMES = readBytes('wtb');
const PLAYERS = readBytes('jou');
const TOURNAMENTS = readBytes('trn');
const CREATED = { year: 2005, month: 7, day: 22 };

function readBytes(kind: 'wtb' | 'jou' | 'trn'): Uint8Array {
  return new Uint8Array(readFileSync(`tests/fixtures/wthor1977.${kind}`));
}

function opened(bytes: Uint8Array): WthorFile {
  const file = WthorFile.open(bytes);
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

function namesIn(bytes: Uint8Array, kind: 'jou' | 'trn'): readonly string[] {
  const names = parseWthorNames(bytes, kind);
  if (!names.ok) throw new Error(names.error.code);
  return names.value;
}

function library(): WthorLibrary {
  return new WthorLibrary([opened(GAMES)], namesIn(PLAYERS, 'jou'), namesIn(TOURNAMENTS, 'trn'));
}

/** The bytes as a transfer that takes them for text leaves them. */
function withLineEnds(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from([...bytes].flatMap((byte) => (byte === 0x0a ? [0x0d, 0x0a] : [byte])));
}

test('a year file reads with its header, scores and games', () => {
  const file = opened(GAMES);
  expect(file.header).toMatchObject({
    records: 4,
    year: 1977,
    depth: 24,
    created: { year: 2007, month: 5, day: 22 },
  });
  const game = file.gameAt(2);
  if (!game.ok) throw new Error(game.error.code);
  expect(game.value).toMatchObject({ blackScore: 17, theoreticalScore: 18 });
  expect(makeTranscript({ start: standardStart(8), squares: game.value.squares }).slice(0, 20)).toBe(
    'f5f6e6f4f3c5g6e3d3g5',
  );
});

test('the list has names, scores and, once they are looked for, openings', () => {
  const list = library();
  const book = OpeningBook.parse(openings);
  if (!book.ok) throw new Error(book.error);
  expect(list.rowAt(0)).toEqual({
    year: 1977,
    black: expect.stringMatching(/^[A-Z]/),
    white: expect.stringMatching(/^[A-Z]/),
    tournament: 'World Championship',
    blackScore: 34,
    theoreticalScore: 41,
    opening: undefined,
  });
  readAtOnce(list.indexOpenings(book.value));
  expect(book.value.openings[list.rowAt(3).opening ?? -1]?.ja).not.toBe('');
  expect([...list.search({ opening: 'Diagonal' })]).toEqual([1, 2]);
  expect([...list.search({ opening: 'perpendicular' })]).toEqual([0, 3]);
  expect([...list.search({ opening: '兎定石' })]).toEqual([3]);
  expect([...list.search({ opening: '兔', player: 'nobody' })]).toEqual([]);
});

describe('games are found', () => {
  test.each([
    [{}, 4],
    [{ player: 'INOUE' }, countOf('Inoue')],
    [{ player: 'hirosh ino' }, countOf('Inoue')],
    [{ player: 'nobody' }, 0],
    [{ tournament: 'world' }, 4],
    [{ fromYear: 1977, toYear: 1977 }, 4],
    [{ fromYear: 1978 }, 0],
    [{ opening: 'tiger' }, 0],
  ])('by %o', (query, count) => {
    expect(library().search(query)).toHaveLength(count);
  });

  test('by a player of one side', () => {
    const sides = (['black', 'white'] as const).map(
      (side) => library().search({ player: 'Inoue', side }).length,
    );
    expect(sides.reduce((sum, count) => sum + count, 0)).toBe(countOf('Inoue'));
  });
});

function countOf(name: string): number {
  const list = library();
  const rows = Array.from({ length: list.count }, (_, game) => list.rowAt(game));
  return rows.filter(({ black, white }) => black.includes(name) || white.includes(name)).length;
}

test('names are read in Latin-1, found without their accents, and written back', () => {
  const names = ['Léonard Björn', 'Ørsted', 'x'.repeat(30), ''];
  const bytes = makeWthorNames(names, 'jou', CREATED);
  expect(namesIn(bytes, 'jou')).toEqual(['Léonard Björn', 'Ørsted', 'x'.repeat(19), '']);
  const list = new WthorLibrary([opened(GAMES)], namesIn(bytes, 'jou'));
  expect(list.search({ player: 'leonard' }).length).toBeGreaterThan(0);
  expect(list.rowAt(0).tournament).toBe('#0');
});

describe('a damaged file is refused', () => {
  const century = GAMES.slice();
  century[0] = 9;
  const large = GAMES.slice();
  large[12] = 10;
  const solitaire = GAMES.slice();
  solitaire[13] = 1;
  const tenth = GAMES.slice();
  tenth[3] = 0x0a;
  const text = new TextEncoder().encode(new TextDecoder().decode(makeWthorNames(['Ünal'], 'jou', CREATED)));
  test.each([
    ['empty', new Uint8Array(), { code: 'not-wthor' }],
    ['cut in its header', GAMES.slice(0, 10), { code: 'not-wthor' }],
    ['cut', GAMES.slice(0, -1), { code: 'truncated', length: 287, expected: 288 }],
    ['too long', Uint8Array.from([...GAMES, 0]), { code: 'excess-bytes', length: 289, expected: 288 }],
    ['of another century', century, { code: 'not-wthor' }],
    ['of 10×10', large, { code: 'wthor-unsupported', boardSize: 10, gameType: 0 }],
    ['of solitaires', solitaire, { code: 'wthor-unsupported', boardSize: 8, gameType: 1 }],
    ['with changed line ends', withLineEnds(tenth), { code: 'mangled', by: 'line-ends' }],
    ['too large', new Uint8Array(10 * 1024 * 1024 + 1), { code: 'too-large' }],
  ])('that is %s', (_, bytes, error) => {
    expect(WthorFile.open(bytes)).toMatchObject({ ok: false, error });
  });

  test('that somebody read as text', () => {
    expect(parseWthorNames(text, 'jou')).toEqual({ ok: false, error: { code: 'mangled', by: 'text' } });
  });
});

test('a game that the rules refuse is named when it is asked for', () => {
  const bytes = GAMES.slice();
  bytes[16 + 8] = 11;
  bytes[16 + 68 + 9] = 99;
  const file = opened(bytes);
  expect(file.gameAt(0)).toMatchObject({ ok: false, error: { code: 'illegal-ply', ply: 1, name: 'a1' } });
  expect(file.gameAt(1)).toEqual({ ok: false, error: { code: 'bad-byte', ply: 2, byte: 99 } });
  expect(file.gameAt(2).ok).toBe(true);
});

test.each([
  ['wtb', GAMES],
  ['jou', PLAYERS],
  ['trn', TOURNAMENTS],
] as const)('a .%s file is recognised by its bytes or by its name', (kind, bytes) => {
  expect(recogniseFile(bytes)).toBe(kind);
  expect(recogniseFile(bytes.slice(1), `X.${kind.toUpperCase()}`)).toBe(kind);
  expect(recogniseFile(bytes.slice(1), 'x.txt')).toBe('text');
});
