import { expect, type Page } from '@playwright/test';
import { readKept, TWO_HUMANS } from './kept.ts';
import { expectPictureIsTruth } from './rest.ts';
import { test } from './support.ts';

const GARBAGE = '{"version":1,"setup":';

test.use({ viewport: { width: 420, height: 520 } });

test('a reload keeps the game, the plies to redo and the settings', async ({ game, page }) => {
  await game.openKept({
    settings: { speed: 0 },
    game: { setup: { seats: TWO_HUMANS, size: 6 }, line: [8] },
  });
  await game.waitForTurn();
  await page.keyboard.press('u');
  await page.keyboard.press('h');
  await expectPictureIsTruth(game);
  const before = await game.truth();
  await page.reload();
  await game.waitForTurn();
  expect(await game.truth()).toMatchObject({ line: before.line, cursor: 0 });
  await expect(page.getByRole('button', { name: 'Show legal moves' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.keyboard.press('r');
  await game.waitForPlies(1);
  await expectPictureIsTruth(game);
});

test('a reload keeps the time that is left', async ({ game, page }) => {
  const clock = { minutes: 5, increment: 0 };
  await game.openKept({ settings: { speed: 0 }, game: { setup: { seats: TWO_HUMANS, clock } } });
  await game.waitForTurn();
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(298);
  await game.click('d3');
  await game.waitForPlies(1);
  await page.reload();
  await game.waitForTurn();
  expect(await secondsLeft(page)).toBeLessThanOrEqual(298);
  expect(await secondsLeft(page)).toBeGreaterThan(200);
});

test('thinking time is not won back by a reload', async ({ game, page }) => {
  const clock = { minutes: 5, increment: 0 };
  await game.openKept({ settings: { speed: 0 }, game: { setup: { seats: TWO_HUMANS, clock } } });
  await game.waitForTurn();
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(290);
  await page.reload();
  await game.waitForTurn();
  expect(await secondsLeft(page)).toBeLessThanOrEqual(290);
});

test('a game that cannot be read is set aside with a word, and a new one begins', async ({ game, page }) => {
  await page.addInitScript((text) => {
    localStorage.setItem('reversi.visited', 'yes');
    if (localStorage.getItem('reversi.game.broken') === null) localStorage.setItem('reversi.game', text);
  }, GARBAGE);
  await game.open();
  await expect(game.message).toContainText('The saved game could not be read and was set aside');
  expect(await readKept(page, 'reversi.game.broken')).toBe(GARBAGE);
  await game.click('d3');
  await game.waitForPlies(1);
  await page.reload();
  await game.waitForTurn();
  expect((await game.truth()).line[0]).toBe(19);
});

test('settings that cannot be read are reset with a word', async ({ game, page }) => {
  await page.addInitScript(() => localStorage.setItem('reversi.settings', '{"speed":"warp"}'));
  await game.open();
  await expect(game.message).toContainText('Some settings could not be read and were reset');
  expect(await readKept(page, 'reversi.settings.broken')).toBe('{"speed":"warp"}');
});

test('a storage that takes nothing is told of, and the game goes on', async ({ game, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await game.open();
  await expect(game.message).toContainText('This browser cannot save the game right now');
  await game.click('d3');
  await expect(game.squareAt('d3')).toHaveAccessibleName(/black/);
  await game.waitForTurn();
});

test('a browser that forbids storage still plays', async ({ game, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await game.open();
  await game.click('d3');
  await expect(game.squareAt('d3')).toHaveAccessibleName(/black/);
  await game.waitForTurn();
});

/** What black's clock shows. */
async function secondsLeft(page: Page): Promise<number> {
  const text = (await page.locator('.plate[data-side="black"] .clock').textContent()) ?? '';
  const [minutes = Number.NaN, seconds = Number.NaN] = text.split(':').map(Number);
  return minutes * 60 + seconds;
}
