// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { LESSON_IDS } from '../../src/ui/view.ts';
import type { PuzzleView } from '../../src/ui/review/studyView.ts';
import { buttonNamed, happen, showHud } from '../support/fakePage.ts';

const PUZZLE: Omit<PuzzleView, 'state'> = {
  ...{ index: 0, total: 3, kind: 'mistake', side: 'black', square: 19, value: 4, loss: 6 },
};

test('the tour is offered beside the board and can be declined', () => {
  const { root, asked } = showHud((view) => {
    view.offerTour.value = true;
  });
  happen(() => buttonNamed(root, 'Show me').click());
  happen(() => buttonNamed(root, 'Not now').click());
  expect(asked).toEqual([['startTour'], ['dismissTour']]);
  expect(root.querySelector('.panel')).toBeNull();
});

test('every lesson has a title, a task, praise and a hint', () => {
  const { root, view } = showHud();
  const texts = new Set<string>();
  LESSON_IDS.forEach((lesson, index) => {
    for (const state of ['task', 'done', 'wrong'] as const) {
      happen(() => {
        view.lesson.value = { index, total: LESSON_IDS.length, lesson, state };
      });
      texts.add(root.querySelector('.lesson p')?.textContent ?? '');
    }
    expect(root.querySelector('.lesson-dots')?.getAttribute('aria-label')).toBe(`Step ${index + 1} of 6`);
    expect(root.querySelectorAll('[data-step="past"]')).toHaveLength(index);
  });
  expect(texts.size).toBe(18);
});

test('a lesson can be left, repeated and gone on from; the last one is finished', () => {
  const { root, view, asked } = showHud((made) => {
    made.lesson.value = { index: 0, total: 6, lesson: 'flip', state: 'task' };
  });
  happen(() => buttonNamed(root, 'Next').click());
  happen(() => buttonNamed(root, 'Again').click());
  happen(() => {
    view.lesson.value = { index: 5, total: 6, lesson: 'mobility', state: 'done' };
  });
  happen(() => buttonNamed(root, 'Finish').click());
  happen(() => buttonNamed(root, 'End tour').click());
  expect(asked).toEqual([['nextLesson'], ['repeatLesson'], ['nextLesson'], ['endTour']]);
});

test('the keyboard keeps its place from the offer to the lesson and back to the board', async () => {
  const { root, view } = showHud((made) => {
    made.offerTour.value = true;
  });
  expect(document.activeElement).toBe(document.body);
  buttonNamed(root, 'Show me').focus();
  happen(() => {
    view.lesson.value = { index: 0, total: 6, lesson: 'flip', state: 'task' };
  });
  expect(document.activeElement).toBe(root.querySelector('.lesson'));
  buttonNamed(root, 'End tour').focus();
  happen(() => {
    view.lesson.value = undefined;
    view.offerTour.value = false;
  });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(root.querySelector('[role=grid] [tabindex="0"]'));
});

test('a panel keeps the keyboard when the button that was pressed goes away', async () => {
  const { root, view } = showHud((made) => {
    made.study.puzzle.value = { ...PUZZLE, state: 'task' };
  });
  await vi.waitFor(() => expect(root.querySelector('.puzzle')).not.toBeNull());
  expect(document.activeElement).toBe(root.querySelector('.puzzle'));
  buttonNamed(root, 'Show me').focus();
  happen(() => {
    view.study.puzzle.value = { ...PUZZLE, state: 'shown' };
  });
  expect(document.activeElement).toBe(root.querySelector('.puzzle'));
});
