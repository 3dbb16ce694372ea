import { expect, type Page } from '@playwright/test';
import { enReview } from '../../src/i18n/enReview.ts';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { loadLanguage } from '../../src/i18n/loadLanguage.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { addReviewTexts } from '../../src/i18n/reviewTexts.ts';
import { nearEnd, QUICKLY } from './nearEnd.ts';
import { expectAccessible, test, type GamePage } from './support.ts';

addReviewTexts();

/** An ending of 16 plies, over. */
const ENDING = nearEnd(0, 16);

test.use({ viewport: { width: 900, height: 640 } });

test('a game is reviewed, its graph leads through it, and its mistakes can be retried', async ({
  game,
  page,
}) => {
  await openReview(game, page);
  const graph = page.getByRole('slider', { name: enReview['review.graph'] });
  await expect(graph).toHaveAttribute('aria-valuetext', /^Move 16: .*exact$/);
  const { x, y, width, height } = (await graph.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(graph).toHaveAttribute('aria-valuenow', '8');
  await graph.press('Home');
  await expect(graph).toHaveAttribute('aria-valuenow', '0');
  const before = await game.truth();
  await page.getByRole('button', { name: /^Retry your mistakes/ }).click();
  const puzzle = page.getByRole('region', { name: enReview['puzzle.title'] });
  await expect(puzzle.getByRole('heading')).toHaveText(/^Puzzle 1 of \d+$/);
  await page.getByRole('button', { name: enReview['puzzle.show'] }).click();
  await expect(puzzle).toContainText('is best');
  await page.getByRole('button', { name: enReview['puzzle.again'] }).click();
  await game.waitForTurn();
  await game.click((await game.legalSquares())[0] ?? '');
  await expect(puzzle).toContainText(/gives away|Right!/);
  await page.getByRole('button', { name: enReview['puzzle.leave'] }).click();
  await expect(puzzle).toBeHidden();
  expect(await game.truth()).toMatchObject({ line: before.line });
});

for (const [width, height] of [
  [844, 390],
  [390, 844],
] as const) {
  test(`at ${width}×${height} the cross of a puzzle has no row to itself`, async ({ game, page }) => {
    await openReview(game, page);
    await page.getByRole('button', { name: /^Retry your mistakes/ }).click();
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('region', { name: enReview['puzzle.title'] })).toBeVisible();
    await expect.poll(() => page.evaluate(isCrossBesideSomething)).toBe(true);
  });
}

test('the review is kept with the game: it is there after a reload', async ({ game, page }) => {
  await openReview(game, page);
  await page.reload();
  await game.waitForTurnOrEnd();
  await page.keyboard.press('l');
  await page.getByRole('button', { name: enReview['review.tab'] }).click();
  await expect(page.getByRole('heading', { name: enReview['review.totals'] })).toBeVisible();
});

test('a review can be cancelled and gone on with', async ({ game, page }) => {
  await game.openKept({ settings: QUICKLY, game: nearEnd(0, 50) });
  await showTab(game, page);
  await page.getByRole('button', { name: enReview['review.start'] }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: enReview['review.start'] })).toBeVisible();
});

for (const language of LANGUAGES) {
  test(`axe finds nothing on the review and on a puzzle in ${language}`, async ({ game, page }) => {
    await loadLanguage(language);
    const t = createTranslator(language);
    await game.openKept({ settings: { ...QUICKLY, language }, game: ENDING });
    await showTab(game, page, t('review.tab'));
    await page.getByRole('button', { name: t('review.start') }).click();
    await expect(page.getByRole('heading', { name: t('review.worst') })).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeHidden();
    await page.getByText(t('review.table')).click();
    await expectAccessible(page);
    await page.locator('.review-buttons .primary').click();
    await expect(page.getByRole('region', { name: t('puzzle.title') })).toBeVisible();
    await expectAccessible(page);
  });
}

async function openReview(game: GamePage, page: Page): Promise<void> {
  await game.openKept({ settings: QUICKLY, game: ENDING });
  await showTab(game, page);
  await page.getByRole('button', { name: enReview['review.start'] }).click();
  await expect(page.getByRole('button', { name: /^Retry your mistakes/ })).toBeVisible();
}

async function showTab(game: GamePage, page: Page, name: string = enReview['review.tab']): Promise<void> {
  await game.waitForTurnOrEnd();
  await page.keyboard.press('l');
  await page.getByRole('button', { name, exact: true }).click();
}

/** Runs in the page: the cross of the puzzle is at one height with its heading or a button. */
function isCrossBesideSomething(): boolean {
  const boxOf = (selector: string): DOMRect | undefined =>
    document.querySelector(`.puzzle ${selector}`)?.getBoundingClientRect();
  const cross = boxOf('.icon-button');
  return [boxOf('h2'), boxOf('.button')].some(
    (other) => cross && other && other.top < cross.bottom && cross.top < other.bottom,
  );
}
