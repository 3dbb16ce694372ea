import { expect, type Page } from '@playwright/test';
import { lettersOf, TWO_HUMANS, WATCHED } from './kept.ts';
import { expectPictureIsTruth } from './rest.ts';
import { test } from './support.ts';

const PLAYED = { line: [19, 18, 26] } as const;

declare global {
  interface Window {
    /** Takes the graphics context away, or gives it back. */
    context: WEBGL_lose_context | null | undefined;
    setHidden(hidden: boolean): void;
  }
}

test.use({ viewport: { width: 420, height: 520 } });

test('a graphics context that comes back shows the same picture as before', async ({ game, page }) => {
  await game.openKept({ settings: { speed: 1 }, game: { setup: { seats: TWO_HUMANS }, ...PLAYED } });
  await game.waitForTurn();
  await expectPictureIsTruth(game);
  await loseContext(page);
  await expect(game.message).toContainText('3D was interrupted');
  await page.evaluate(() => window.context?.restoreContext());
  await expect(game.message).toContainText('3D is back');
  await expectPictureIsTruth(game);
  const [name = ''] = await game.legalSquares();
  await game.click(name);
  await game.waitForPlies(4);
  await expectPictureIsTruth(game);
});

test('a graphics context lost in the middle of a flip leaves a game that goes on', async ({ game, page }) => {
  await game.openKept({ settings: { speed: 0.5 }, game: { setup: { seats: TWO_HUMANS } } });
  await game.waitForTurn();
  await game.click('d3');
  await game.waitForPlies(1);
  await loseContext(page);
  await expect(game.message).toContainText('No 3D here: the game goes on, drawn flat');
  await expect(page.locator('canvas')).toHaveCount(0);
  await game.waitForTurn();
  await expectPictureIsTruth(game);
  await game.click('c3');
  await game.waitForPlies(2);
  await expectPictureIsTruth(game);
});

test('a hidden tab halts programs that play each other, and lets them go on when it is back', async ({
  game,
  page,
}) => {
  await page.addInitScript(hideByHand);
  await game.openKept({ settings: { speed: 0 }, game: { setup: { seats: WATCHED } } });
  await game.waitForPlies(2);
  await page.evaluate(() => window.setHidden(true));
  const { cursor } = await game.truth();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  expect((await game.truth()).cursor).toBeLessThanOrEqual(cursor + 1);
  await page.evaluate(() => window.setHidden(false));
  await game.waitForPlies(cursor + 3);
});

test('a tab hidden in the middle of a flip shows the truth within a frame of its return', async ({
  game,
  page,
}) => {
  await page.addInitScript(hideByHand);
  await game.openKept({ settings: { speed: 0.5 } });
  await game.waitForTurn();
  await game.click('d3');
  await game.waitForPlies(1);
  await page.evaluate(() => window.setHidden(true));
  await game.waitForPlies(2);
  const labels = await page.evaluate(async () => {
    window.setHidden(false);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return [...document.querySelectorAll('[data-square]')].map((square) => square.ariaLabel ?? '');
  });
  const letters = labels.map((label) => (/, black/.test(label) ? 'X' : /, white/.test(label) ? 'O' : '-'));
  expect(letters.join('')).toBe(lettersOf((await game.truth()).position));
  await expectPictureIsTruth(game);
});

async function loseContext(page: Page): Promise<void> {
  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('webgl2');
    window.context = context?.getExtension('WEBGL_lose_context');
    window.context?.loseContext();
  });
}

/** Runs before the page: a tab that is hidden by a call, and like a real one gives no frames meanwhile. */
function hideByHand(): void {
  const frames = window.requestAnimationFrame.bind(window);
  const waiting: FrameRequestCallback[] = [];
  let isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  window.requestAnimationFrame = (draw) => (isHidden ? -waiting.push(draw) : frames(draw));
  window.setHidden = (hidden) => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
    if (!hidden) for (const draw of waiting.splice(0)) frames(draw);
  };
}
