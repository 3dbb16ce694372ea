// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { LESSON_IDS } from '../../src/ui/view.ts';
import { buttonNamed, happen, showHud } from '../support/fakePage.ts';

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
