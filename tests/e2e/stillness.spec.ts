import { expect } from '@playwright/test';
import { TWO_HUMANS } from './kept.ts';
import { test } from './support.ts';

const STILL_MS = 3000;

test('a board on which nothing moves draws no frame', async ({ game, page }) => {
  await page.setViewportSize({ width: 480, height: 480 });
  await game.openTestPage({ settings: { speed: 2 }, game: { setup: { seats: TWO_HUMANS } } });
  await game.waitForTurn();
  await game.click('d3');
  await game.waitForPlies(1);
  await game.waitForTurn();
  await expect.poll(() => page.evaluate(() => window.seams.scene?.stats.pendingFrame)).toBe(false);
  const drawn = await page.evaluate(async (still) => {
    const frames = () => window.seams.scene?.stats.frames ?? 0;
    const before = frames();
    await new Promise((resolve) => setTimeout(resolve, still));
    return { more: frames() - before, pending: window.seams.scene?.stats.pendingFrame };
  }, STILL_MS);
  expect(drawn).toEqual({ more: 0, pending: false });
});

test('at full quality the page opens and a disc is placed', async ({ game, page }) => {
  test.slow();
  await page.setViewportSize({ width: 480, height: 480 });
  await game.openKept({ settings: { speed: 0 }, query: { quality: 'high' } });
  await game.waitForTurn();
  await game.click('d3');
  await expect(game.squareAt('d3')).toHaveAccessibleName(/black/);
  await game.waitForPlies(2);
});
