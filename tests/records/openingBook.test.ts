import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import stored from '../../assets/openings/openings.json';
import { OpeningBook } from '../../src/records/openingBook.ts';
import {
  mapPosition,
  mapSquare,
  mirroredStart,
  Position,
  standardStart,
  SYMMETRIES,
} from '../../src/rules/index.ts';
import { WthorFile } from '../../src/records/wthorFile.ts';
import { openingText } from '../../src/ui/record/openingText.ts';
import { parseBoardLetters } from '../../src/records/boardLetters.ts';
import { squaresOf } from '../support/fixtureGames.ts';
import { playedThrough } from './randomLines.ts';

const BOOK = readBook();
const START = standardStart(8);
/** The symmetries under which the usual start is itself. */
const KEEPING = SYMMETRIES.filter((symmetry) => mapPosition(START, symmetry).equals(START));

function readBook(): OpeningBook {
  const book = OpeningBook.parse(stored);
  if (!book.ok) throw new Error(book.error);
  return book.value;
}

test('the table holds all 71 English names, over 100 Japanese ones and no position twice', () => {
  expect(BOOK.openings.filter(({ en }) => en !== '')).toHaveLength(71);
  expect(BOOK.openings.filter(({ ja }) => ja !== '').length).toBeGreaterThanOrEqual(100);
  expect(new Set(stored.openings.map(([letters]) => letters)).size).toBe(stored.openings.length);
});

test('four symmetries keep the start', () => {
  expect(KEEPING).toEqual([0, 3, 4, 7]);
});

test.each([
  ['f5f6', 'Diagonal Opening', '斜め取り', 'Diagonal Opening'],
  ['f5f4', 'Parallel Opening', '平行取り', 'Parallel Opening'],
  ['f5d6', 'Perpendicular Opening', '縦取り', 'Perpendicular Opening'],
  ['f5d6c3d3c4', 'Tiger', '虎定石', '虎定式'],
  ['f5f6e6f4e3', 'Cow', '牛定石', '牛定式'],
  ['f5d6c5f4e3', 'Perpendicular Opening', '兎定石', '兔定式'],
])('%s is %s, %s and %s, however it is turned', (line, en, ja, zh) => {
  for (const symmetry of KEEPING) {
    const squares = squaresOf(line).map((square) => mapSquare(square, symmetry, 8));
    expect(BOOK.nameOf(START, squares)).toMatchObject({ en, ja, zh });
    expect(BOOK.openingAt(playedThrough({ start: START, squares }).position)).toMatchObject({ ja });
  }
});

test('a line from the mirrored start has the name of its mirror image', () => {
  const squares = squaresOf('f5d6c3d3c4').map((square) => mapSquare(square, 1, 8));
  expect(BOOK.nameOf(mirroredStart(8), squares)).toMatchObject({ en: 'Tiger' });
  expect(BOOK.nameOf(START, squares)).toBeUndefined();
});

test('the deepest name of each language stays while the game goes on', () => {
  const name = BOOK.nameOf(START, squaresOf('f5d6c3d3c4f4'));
  expect(name?.en).not.toBe('');
  expect(name?.plies).toBeGreaterThanOrEqual(5);
  const later = BOOK.nameOf(
    START,
    squaresOf('f5f6e6f4f3c5g6e3d3g5b6c4c3d6h6g4h3d2e2h5h4c2e1d1c1b3e7c6g3d7c8f1f2'),
  );
  expect(later?.en).not.toBe('');
});

test('every position of the table is found in all four symmetries', () => {
  for (const [index, [letters = '']] of stored.openings.entries()) {
    const codes = parseBoardLetters(letters, 64) ?? new Uint8Array(64);
    for (const symmetry of KEEPING) {
      const position = mapPosition(Position.of(8, codes, 'black'), symmetry);
      expect(BOOK.openingAt(position)).toBe(BOOK.openings[index]);
    }
  }
});

test('English readers are shown English names alone, others their own or the English one', () => {
  const years = WthorFile.open(new Uint8Array(readFileSync('tests/fixtures/wthor1977.wtb')));
  if (!years.ok) throw new Error(years.error.code);
  for (let game = 0; game < years.value.count; game++) {
    const read = years.value.gameAt(game);
    const squares = read.ok ? read.value.squares : [];
    for (let plies = 2; plies <= BOOK.longest; plies++) {
      const name = BOOK.nameOf(START, squares.slice(0, plies));
      expect(openingText(name, 'en')).toMatch(/^[\x20-\x7E]+$/);
      expect(openingText(name, 'zh-CN')).not.toMatch(/[\u3040-\u30FF]/);
      expect(openingText(name, 'ja')).not.toBe('');
    }
  }
});

test('where a line has a Japanese name alone, nothing is shown in the other languages', () => {
  const tiger = stored.openings.find(([, , ja]) => ja === '虎定石') ?? [];
  const book = OpeningBook.parse({ openings: [[tiger[0], '', '虎定石']] });
  const name = book.ok ? book.value.nameOf(START, squaresOf('f5d6c3d3c4')) : undefined;
  expect((['en', 'zh-CN', 'ja'] as const).map((language) => openingText(name, language))).toEqual([
    '',
    '',
    '虎定石',
  ]);
});

describe('there is no name', () => {
  test('for other starts and sizes, for the start, and for what the rules refuse', () => {
    expect(BOOK.nameOf(standardStart(10), [35, 36])).toBeUndefined();
    expect(BOOK.nameOf(standardStart(8, 'white'), squaresOf('f4'))).toBeUndefined();
    expect(BOOK.nameOf(START, [])).toBeUndefined();
    expect(BOOK.nameOf(START, squaresOf('a1f5'))).toBeUndefined();
    expect(BOOK.openingAt(START)).toBeUndefined();
    expect(BOOK.openingAt(standardStart(6))).toBeUndefined();
  });
});

test.each([undefined, null, 7, {}, { openings: 3 }, { openings: [['A', 'x', 'y']] }, { openings: [[1]] }])(
  'a table such as %j is refused',
  (table) => {
    expect(OpeningBook.parse(table)).toEqual({ ok: false, error: 'not-a-book' });
  },
);
