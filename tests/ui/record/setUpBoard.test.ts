import { describe, expect, test } from 'vitest';
import { Position, standardStart } from '../../../src/rules/index.ts';
import {
  clearBoard,
  judge,
  mirrorBoard,
  paint,
  swapColours,
  turnBoard,
} from '../../../src/ui/record/setUpBoard.ts';
import { seededPosition } from '../../support/positions.ts';

const ODD = seededPosition(23);

describe('a click in the editor', () => {
  test('goes from empty to black to white and back with the usual brush', () => {
    let position = clearBoard(standardStart(8));
    const seen = [0, 1, 2].map(() => (position = paint(position, 9, 'cycle')).discAt(9));
    expect(seen).toEqual(['black', 'white', undefined]);
  });

  test('places what the brush says', () => {
    expect(paint(ODD, 5, 'white').discAt(5)).toBe('white');
    expect(paint(paint(ODD, 5, 'white'), 5, 'empty').discAt(5)).toBeUndefined();
    expect(paint(ODD, 5, 'black').mover).toBe(ODD.mover);
  });
});

describe('the whole board', () => {
  test('comes back after two mirrors, four turns and two exchanges of colours', () => {
    expect(mirrorBoard(mirrorBoard(ODD)).equals(ODD)).toBe(true);
    expect(turnBoard(turnBoard(turnBoard(turnBoard(ODD)))).equals(ODD)).toBe(true);
    expect(swapColours(swapColours(ODD)).equals(ODD)).toBe(true);
    expect(turnBoard(turnBoard(ODD)).equals(ODD)).toBe(false);
  });

  test('turns to the right: a1 goes to h1', () => {
    expect(turnBoard(paint(clearBoard(ODD), 0, 'black')).discAt(7)).toBe('black');
  });

  test('mirrors left and right: a1 goes to h1, a8 to h8', () => {
    const corner = paint(paint(clearBoard(ODD), 0, 'black'), 56, 'white');
    expect([mirrorBoard(corner).discAt(7), mirrorBoard(corner).discAt(63)]).toEqual(['black', 'white']);
  });
});

describe('what is odd about a position', () => {
  const of = (text: string, mover: 'black' | 'white' = 'black') =>
    Position.of(
      4,
      Uint8Array.from(text, (letter) => '-XO'.indexOf(letter)),
      mover,
    );
  test.each([
    ['fine', standardStart(4)],
    ['no-discs', of('----------------')],
    ['one-colour', of('XX--------------')],
    ['nobody-moves', of('X--------------O')],
    ['other-side-moves', of('OX--------------', 'black')],
    ['fine', of('OX--------------', 'white')],
  ] as const)('%s', (verdict, position) => {
    expect(judge(position)).toBe(verdict);
  });
});
