import { expect, test } from 'vitest';
import { PuzzleCourse } from '../../../src/app/review/puzzleCourse.ts';
import { DEFAULT_SETUP } from '../../../src/records/gameSetup.ts';
import type { Puzzle } from '../../../src/review/puzzles.ts';
import { bestFirst } from '../../../src/review/searched.ts';
import type { Position } from '../../../src/rules/index.ts';
import { positionOf } from '../../support/boards.ts';
import { gameOf } from '../../support/searches.ts';
import { knowingEngine, solve, valueOf } from '../../support/solvedValues.ts';
import { at, layTable } from '../../support/table.ts';

const ENDING = positionOf('XXXXX-O- OOOOOOOO XXXOOOOO XOXXOXOO XOOXXOOO XOXXOXOO XOOOOO-- XXXXXXXX', 'black');

function puzzleOf(kind: Puzzle['kind'], position: Position, worth: (square: number) => number): Puzzle {
  const worths = bestFirst(position.legalMoves.map((square) => ({ square, value: worth(square) })));
  const exact = kind === 'endgame';
  return { kind, plies: 1, position, side: position.mover, played: worths.at(-1)?.square, worths, exact };
}

function begin(puzzles: readonly Puzzle[]) {
  const table = layTable();
  const { session, view, tour, hand, timing } = table;
  session.startGame(DEFAULT_SETUP);
  const before = session.game;
  const marks: (number | undefined)[] = [];
  const course = new PuzzleCourse({
    ...{ puzzles, session, view },
    engine: knowingEngine(valueOf, true),
    mark: (square) => marks.push(square),
    changed: () => hand.review(),
  });
  tour.run(course);
  const place = async (square: number): Promise<void> => {
    await timing.advance(3000);
    hand.place(square);
    await timing.advance(3000);
  };
  return { ...table, before, course, marks, place, shown: () => view.study.puzzle.value };
}

const MIDDLE = gameOf('f5').position;
const MISTAKE = puzzleOf('mistake', MIDDLE, (square) => (square === at('d6') ? 4 : -3));
/** The best line of the ending, found by trying everything. */
const BEST = puzzleOf('endgame', ENDING, (square) => valueOf(ENDING, square));

test('a wrong answer is told, may be tried again, and the right one is praised', async () => {
  const { place, shown, tour, session, before } = begin([MISTAKE]);
  expect(shown()).toMatchObject({ state: 'task', side: 'white', total: 1, kind: 'mistake' });
  await place(at('f4'));
  expect(shown()).toMatchObject({ state: 'wrong', square: at('f4'), loss: 7 });
  await place(at('d3'));
  expect(session.game.cursor).toBe(1);
  tour.repeat();
  await place(at('d6'));
  expect(shown()).toMatchObject({ state: 'right', square: at('d6'), value: 4 });
  tour.next();
  expect(shown()).toBeUndefined();
  expect(session.game).toBe(before);
});

test('the answer is shown on the board, and no disc can be placed then', async () => {
  const { course, shown, marks, place, session } = begin([MISTAKE]);
  course.showAnswer();
  expect(shown()).toMatchObject({ state: 'shown', square: at('d6'), value: 4 });
  expect(marks.at(-1)).toBe(at('d6'));
  await place(at('d6'));
  expect(session.game.cursor).toBe(0);
});

test('an ending is played out against replies, to its result', async () => {
  const { place, shown, session, timing, engine } = begin([BEST]);
  for (let turns = 0; turns < 4 && shown()?.state !== 'solved'; turns++) {
    const { position } = session.game;
    const best = bestFirst(
      position.legalMoves.map((square) => ({ square, value: valueOf(position, square) })),
    );
    await place(best[0]?.square ?? -1);
    await timing.advance(3000);
  }
  expect(engine.chosen.length + session.game.cursor).toBeGreaterThan(1);
  expect(shown()).toMatchObject({ state: 'solved' });
  expect(shown()?.value).toBeGreaterThanOrEqual(solve(ENDING));
});

test('a first move of an ending that lets something go is wrong, and nobody replies', async () => {
  const worst = BEST.worths.at(-1);
  const { place, shown, session } = begin([BEST]);
  await place(worst?.square ?? -1);
  expect(shown()).toMatchObject({ state: 'wrong', square: worst?.square });
  expect(session.game.cursor).toBe(1);
});
