import { expect, test } from 'vitest';
import { reasonsOf } from '../../src/review/reasons.ts';
import type { Position, Side, Square } from '../../src/rules/index.ts';
import { positionOf } from '../support/boards.ts';
import { at } from '../support/table.ts';

const EARLY = '-------- -------- --XO-O-- --XXOX-- ---OOX-- ---OOOO- -------- --------';
const LATE = '--XXX--- ---XX--- O-XXXOOO -OXOXOOO OOOOOOOO XOOOOOOO --XOOO-- -OOOOOO-';
const LAST = 'XXXXX-O- OOOOOOOO XXXOOOOO XOXXOXOO XOOXXOOO XOXXOXOO XOOOOO-- XXXXXXXX';

const FOUND: readonly (readonly [
  reason: string,
  board: string,
  mover: Side,
  played: string,
  best: string,
])[] = [
  ['quiet', '-------- -------- -------- ---OX--- ---XO--- -------- -------- --------', 'black', 'd3', 'c4'],
  [
    'gave-corner',
    '-------- -------- --XO-O-- ---OXX-- ---OXX-- ---O---- -------- --------',
    'black',
    'g2',
    'f2',
  ],
  ['opened-x-square', EARLY, 'black', 'g7', 'c2'],
  ['opened-c-square', EARLY, 'black', 'h7', 'c2'],
  [
    'wide-frontier',
    '-------- ---O---- --XOOOOO -XXOXOO- -OXOOOOX -OXXXXX- --XXXX-- -OOO----',
    'white',
    'c2',
    'b7',
  ],
  ['lost-parity', LATE, 'white', 'f1', 'b2'],
  [
    'missed-corner',
    '--XXX--- --OOOO-- O-OOOOOO XXXXOOOO XXOOXOOO XOXOOXOO --XXXXX- -OOOOOO-',
    'white',
    'b3',
    'h8',
  ],
  ['missed-pass', LAST, 'black', 'f1', 'g7'],
];

/** The reasons that can be seen on the board, without any play expected. */
function reasonsAt(position: Position, played: Square, best: Square, exact: boolean) {
  return reasonsOf(position, { played, best, exact, playedLine: [], bestLine: [] });
}

test.each(FOUND)('%s is named where it holds, alone', (reason, board, mover, played, best) => {
  expect(reasonsAt(positionOf(board, mover), at(played), at(best), false)).toEqual([reason]);
});

test('a loss that was counted to the end is said to be one, after what can be seen on the board', () => {
  expect(reasonsAt(positionOf(LATE, 'white'), at('f1'), at('b2'), true)).toEqual([
    'exact-endgame-loss',
    'lost-parity',
  ]);
  expect(reasonsAt(positionOf(LAST, 'black'), at('f1'), at('g7'), true)).toEqual([
    'missed-pass',
    'exact-endgame-loss',
  ]);
});

test('what the best move does as well is no reason', () => {
  expect(reasonsAt(positionOf(EARLY, 'black'), at('g7'), at('g7'), false)).toEqual(['quiet']);
  expect(reasonsAt(positionOf(EARLY, 'black'), at('h7'), at('g7'), false)).not.toContain('opened-c-square');
});

test('parity is no reason while the board is open, nor within one region', () => {
  const open = positionOf(EARLY, 'black');
  for (const played of open.legalMoves) {
    for (const best of open.legalMoves)
      expect(reasonsAt(open, played, best, false)).not.toContain('lost-parity');
  }
});
