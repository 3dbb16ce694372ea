import { expect, test } from 'vitest';
import { LESSONS } from '../../src/app/lessons.ts';
import { Game } from '../../src/game/game.ts';
import { parseSquare } from '../../src/rules/index.ts';
import { LESSON_IDS } from '../../src/ui/view.ts';

function outcomesOf(id: string): Map<string, boolean> {
  const lesson = LESSONS.find((each) => each.id === id);
  if (!lesson) throw new Error(id);
  const game = Game.start(lesson.position);
  return new Map(
    lesson.position.legalMoves.map((square) => {
      const played = game.play(square);
      return [`${square}`, played.ok && lesson.isDone(played.value.step)];
    }),
  );
}

function doneAt(id: string): string[] {
  return [...outcomesOf(id)].filter(([, done]) => done).map(([square]) => square);
}

test('the lessons are the six that are named, and black is to move in each', () => {
  expect(LESSONS.map((lesson) => lesson.id)).toEqual([...LESSON_IDS]);
  for (const lesson of LESSONS) expect(lesson.position.legalMoves.length, lesson.id).toBeGreaterThan(0);
});

test.each([
  ['lines', 'd4'],
  ['pass', 'd1'],
  ['end', 'a8'],
  ['corner', 'a1'],
  ['mobility', 'h6'],
])('in the lesson %s only %s does the task', (id, square) => {
  expect(doneAt(id)).toEqual([`${parseSquare(square, 8)}`]);
});

test.each(['lines', 'pass', 'corner', 'mobility'])(
  'in the lesson %s there is something to get wrong',
  (id) => {
    expect([...outcomesOf(id).values()]).toContain(false);
  },
);
