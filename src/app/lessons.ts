import type { Step } from '../game/game.ts';
import { cornersOf, Position, type Square } from '../rules/index.ts';
import type { LessonId } from '../ui/view.ts';

/** One step of the guided tour: black is to move, and has done the task when the ply played meets the goal. */
export interface Lesson {
  readonly id: LessonId;
  readonly position: Position;
  isDone(step: Step): boolean;
}

const SIZE = 8;
const DISCS = '-XO';

/** The six lessons, in their order. `X` black, `O` white. */
export const LESSONS: readonly Lesson[] = [
  {
    id: 'flip',
    position: boardOf('-------- -------- -------- ---XO--- ---OX--- -------- -------- --------'),
    isDone: (step) => step.ply.flips.length > 0,
  },
  {
    id: 'lines',
    position: boardOf('-------- -X-X---- --OO---- -XO----- -----X-- -----O-- -----O-- --------'),
    isDone: turnsTheMost,
  },
  {
    id: 'pass',
    position: boardOf('-X------ XXXO---- ---X---- ---OOO-- --OOO--- -----O-- ------O- --------'),
    isDone: (step) => step.passes.length > 0,
  },
  {
    id: 'end',
    position: boardOf('OOOOOXXO OOOOOXXO OOXOXOXX OOXXXXXX OOXXXXXX OOOOOOOX OOOXOOXX -OOOOOXX'),
    isDone: (step) => step.position.isOver,
  },
  {
    id: 'corner',
    position: boardOf('-------- -OX----- O-O----- XOOXXXX- -OXXXX-- -OXX-X-- --X--X-- --------'),
    isDone: (step) => cornersOf(SIZE).includes(step.ply.square),
  },
  {
    id: 'mobility',
    position: boardOf('-------- --X----- --X----- --XXX--- --XXX--- --XOOOO- ----X-X- ----X-OX'),
    isDone: leavesTheFewest,
  },
];

function boardOf(rows: string): Position {
  const codes = Array.from(rows.replaceAll(' ', ''), (disc) => DISCS.indexOf(disc));
  return Position.of(SIZE, Uint8Array.from(codes), 'black');
}

function turnsTheMost(step: Step): boolean {
  const { position } = lessonOf('lines');
  const most = Math.max(...position.legalMoves.map((square) => position.flipsOf(square).length));
  return step.ply.flips.length === most;
}

function leavesTheFewest(step: Step): boolean {
  const { position } = lessonOf('mobility');
  const fewest = Math.min(...position.legalMoves.map((square) => answersTo(position, square)));
  return answersTo(position, step.ply.square) === fewest;
}

function answersTo(position: Position, square: Square): number {
  const after = position.play(square);
  return after.ok ? after.value.legalMoves.length : Number.POSITIVE_INFINITY;
}

function lessonOf(id: LessonId): Lesson {
  const lesson = LESSONS.find((each) => each.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
}
