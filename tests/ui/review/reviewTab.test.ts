// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { makeReport } from '../../../src/review/report.ts';
import { NO_REVIEW, type ReviewView } from '../../../src/ui/review/studyView.ts';
import { buttonNamed, dialogsFetched, happen, press, showHud } from '../../support/fakePage.ts';
import { gameOf, searchOf } from '../../support/searches.ts';

const game = gameOf('f5d6c3d3');
const report = makeReport(game, [
  searchOf(game, 0, { f5: 0 }),
  searchOf(game, 1, { d6: -6, f6: 1 }),
  searchOf(game, 4, { c4: 2 }, { exact: true }),
]);

async function showReview(review: Partial<ReviewView>) {
  const page = showHud((view) => {
    view.game.value = game;
    view.shownPly.value = 4;
    view.recordOpen.value = true;
    view.study.recordTab.value = 'review';
    view.study.review.value = { ...NO_REVIEW, game, total: 5, ...review };
  });
  for (let chunks = 0; chunks < 3; chunks++) {
    await vi.dynamicImportSettled();
    await dialogsFetched();
  }
  const tab = page.root.querySelector<HTMLElement>('.review');
  if (tab === null) throw new Error('the review is shown');
  return { ...page, tab };
}

test('before a review it can be asked for, quick or deeper', async () => {
  const { tab, asked } = await showReview({});
  happen(() => buttonNamed(tab, 'Review the game').click());
  happen(() => buttonNamed(tab, 'Look deeper').click());
  expect(asked).toContainEqual(['review', 'quick']);
  expect(asked).toContainEqual(['review', 'deep']);
});

test('a running review tells how far it is and can be cancelled, a waiting one why', async () => {
  const { tab, asked, view } = await showReview({ state: 'running', done: 2, report });
  expect(tab.querySelector('progress')?.value).toBe(2);
  expect(tab.textContent).toContain('2 of 5 positions');
  happen(() => buttonNamed(tab, 'Cancel').click());
  expect(asked).toContainEqual(['cancelReview']);
  happen(() => (view.study.review.value = { ...view.study.review.value, state: 'paused' }));
  expect(tab.textContent).toContain('Play goes first');
});

test('the graph is a slider that says what is expected, and travels by keys', async () => {
  const { tab, asked } = await showReview({ report, isWhole: true, done: 5 });
  const slider = tab.querySelector('[role=slider]');
  if (slider === null) throw new Error('there is a graph');
  expect(slider.getAttribute('aria-valuetext')).toBe('Move 4: black +2, exact');
  press(slider, 'Home');
  press(slider, 'ArrowRight');
  expect(asked.filter(([name]) => name === 'travel')).toEqual([
    ['travel', 0],
    ['travel', 1],
  ]);
});

test('the worst moves are named with what was better and why, and lead to their place', async () => {
  const { tab, asked } = await showReview({ report, isWhole: true, puzzles: 1 });
  const [worst] = tab.querySelectorAll('.review-worst li');
  expect(worst?.textContent).toContain('2. d6');
  expect(worst?.textContent).toContain('f6 was better: +1 instead of −6.');
  happen(() => worst?.querySelector('button')?.click());
  expect(asked).toContainEqual(['travel', 1]);
  happen(() => buttonNamed(tab, 'Retry your mistakes (1)').click());
  expect(asked).toContainEqual(['startPuzzles']);
  expect(tab.querySelectorAll('tbody tr')).toHaveLength(report.moves.length);
});
