import { expect, test } from 'vitest';
import { outlookOf } from '../../src/review/outlook.ts';
import { reasonsOf } from '../../src/review/reasons.ts';
import { squaresOf } from '../support/fixtureGames.ts';
import { positionOf } from '../support/boards.ts';
import { at } from '../support/table.ts';

/** Black may open the corner h8 by g7. */
const OPEN = positionOf('-------- -------- --XO-O-- --XXOX-- ---OOX-- ---OOOO- -------- --------', 'black');
/** White's a3 falls between black's a2 and a4. */
const EDGE = positionOf('-------- X------- -XO----- XXO----- -XO----- -------- -------- -----OX-', 'black');

test('a line is followed so far and no further, through what it does to corners', () => {
  const line = squaresOf('g7b3c2h8');
  expect(outlookOf(OPEN, line, 3)).toMatchObject({ cornersLost: 0, cornersWon: 0, entersXSquare: false });
  const { empties } = OPEN.counts;
  expect(outlookOf(OPEN, line, 4)).toMatchObject({ cornersLost: 1, cornersWon: 0, empties: empties - 4 });
  expect(outlookOf(OPEN, squaresOf('c2b3g7'), 3).entersXSquare).toBe(true);
});

test('what the rules refuse ends the line', () => {
  expect(outlookOf(OPEN, squaresOf('g7a1h8'), 3)).toEqual(outlookOf(OPEN, squaresOf('g7'), 1));
});

test('a disc between two on an edge is a wedge, for the side that holds them', () => {
  expect(EDGE.legalMoves).toContain(at('e8'));
  expect(outlookOf(EDGE, squaresOf('e8a3'), 1).isWedged).toBe(false);
  expect(outlookOf(EDGE, squaresOf('e8a3'), 2).isWedged).toBe(true);
});

test.each([
  ['corner-falls', 'g7b3c2h8', 'c2b3f2g3'],
  ['runs-out', 'c2b3g7', 'f2g2c7'],
])('%s is named where it shows in the play that is expected', (reason, playedLine, bestLine) => {
  const lines = { playedLine: squaresOf(playedLine), bestLine: squaresOf(bestLine) };
  const [played = -1] = lines.playedLine;
  const [best = -1] = lines.bestLine;
  const told = reasonsOf(OPEN, { played, best, exact: false, ...lines });
  expect(told).toContain(reason);
  expect(told).not.toContain('lost-edge');
});

test('a wedge is named where the opponent gets one', () => {
  const [played, best] = [at('e8'), EDGE.legalMoves.find((square) => square !== at('e8')) ?? -1];
  const bestLine = [best, firstReplyTo(best)];
  expect(reasonsOf(EDGE, { played, best, exact: false, playedLine: squaresOf('e8a3'), bestLine })).toContain(
    'let-wedge',
  );
});

test('lines are compared no further than the shorter one goes', () => {
  const [played, best] = [at('g7'), at('c2')];
  const playedLine = squaresOf('g7b3c2h8');
  const told = reasonsOf(OPEN, { played, best, exact: false, playedLine, bestLine: [best] });
  expect(told).not.toContain('corner-falls');
});

/** The first reply that is no wedge. */
function firstReplyTo(square: number): number {
  const next = EDGE.play(square);
  return next.ok ? (next.value.legalMoves.find((each) => each !== at('a3')) ?? -1) : -1;
}
