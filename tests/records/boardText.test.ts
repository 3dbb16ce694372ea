import { describe, expect, test } from 'vitest';
import { makeBoardDiagram, makeBoardText, parseBoardText } from '../../src/records/boardText.ts';
import { BOARD_SIZES, standardStart } from '../../src/rules/index.ts';

const ROWS = ['--------', '--------', '--------', '---OX---', '---XO---', '--------', '--------', '--------'];
const START = standardStart(8);
const WHITE_TO_MOVE = standardStart(8, 'white');

function respelt(black: string, white: string, empty: string): string {
  return ROWS.join('').replaceAll('X', black).replaceAll('O', white).replaceAll('-', empty);
}

test.each('XxbB*●'.split('').flatMap((black) => 'OowW○'.split('').map((white) => [black, white])))(
  '%s is black and %s is white',
  (black = '', white = '') => {
    for (const empty of ['-', '.', '_']) {
      const read = parseBoardText(`${respelt(black, white, empty)} ${white}`);
      expect(read.ok && read.value.position.equals(WHITE_TO_MOVE)).toBe(true);
    }
  },
);

describe.each([
  ['no word', '', false],
  ['X', ' X', true],
  ['X without a blank', 'X', true],
  ['a line of its own', '\nX\n', true],
  ['black', ' black', true],
  ['black to move', '\nBlack to move.', true],
  ['to move: X', '\nto move: X', true],
  ['Chinese', '\n黑', true],
  ['Japanese', '\n黒番', true],
])('the side to move as %s', (_, ending, given) => {
  test('is read from a line and from rows', () => {
    for (const board of [ROWS.join(''), ROWS.join('\n'), ROWS.map((row) => `|${row}|`).join('\r\n')]) {
      const read = parseBoardText(board + ending);
      if (!read.ok) throw new Error(read.error.code);
      expect(read.value.position.equals(START)).toBe(true);
      expect(read.value.moverGiven).toBe(given);
    }
  });
});

test('where nobody says who is to move, white is if only white can', () => {
  const read = parseBoardText(`OX${'-'.repeat(62)}`);
  expect(read).toMatchObject({ ok: true, value: { moverGiven: false } });
  expect(read.ok && read.value.position.mover).toBe('white');
});

test.each(BOARD_SIZES)('a diagram of size %i with letters and numbers is read back', (size) => {
  for (const position of [standardStart(size), standardStart(size, 'white')]) {
    for (const text of [makeBoardText(position), makeBoardDiagram(position)]) {
      const read = parseBoardText(text);
      expect(read.ok && read.value.position.equals(position)).toBe(true);
    }
  }
});

test('digits are refused as long as nobody says which is black', () => {
  const digits = respelt('0', '1', '.');
  expect(parseBoardText(digits)).toEqual({ ok: false, error: { code: 'ambiguous-digits', digits: '01' } });
  const read = parseBoardText(digits, { black: '0', white: '1' });
  expect(read.ok && read.value.position.equals(START)).toBe(true);
  const other = parseBoardText(respelt('1', '2', '0'), { black: '1', white: '2' });
  expect(other.ok && other.value.position.equals(START)).toBe(true);
});

test.each([
  ['', { code: 'no-board' }],
  ['  \n ', { code: 'no-board' }],
  [ROWS.join('').slice(1), { code: 'board-size', squares: 63 }],
  [`${ROWS.join('')}---`, { code: 'board-size', squares: 67 }],
  [ROWS.join('').replace('X', '?'), { code: 'board-symbol', offset: 28 }],
  ['-'.repeat(5000), { code: 'too-large', length: 5000, most: 4096 }],
])('a damaged board is refused with its reason', (text, error) => {
  expect(parseBoardText(text)).toMatchObject({ ok: false, error });
});
