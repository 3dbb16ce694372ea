import { expect, type Page } from '@playwright/test';
import { lettersOf, TWELVE_FLIPS, TWO_HUMANS } from './kept.ts';
import { expectPictureIsTruth, waitForFrames } from './rest.ts';
import { test, type GamePage, type Opening } from './support.ts';

const WIDE = { width: 420, height: 480 };
const NARROW = { width: 340, height: 500 };
/** Frames after the disc was placed: falling, bouncing, the wave at its beginning, its middle and its end. */
const PHASES = [0, 6, 10, 15, 20, 26] as const;
const TWELVE: Opening = { game: { setup: { seats: TWO_HUMANS }, ...TWELVE_FLIPS } };

test.use({ viewport: WIDE });

test('undo in any phase of twelve flips leaves the picture of the game', async ({ game, page }) => {
  test.slow();
  await game.openTestPage({ ...TWELVE, settings: { speed: 1 } });
  for (const frames of PHASES) {
    await playTwelve(game);
    await waitForFrames(page, frames);
    await page.keyboard.press('u');
    await expectPictureIsTruth(game);
    expect((await game.truth()).cursor, `undo at frame ${frames}`).toBe(0);
  }
});

test('a resize in any phase of twelve flips leaves the picture of the game', async ({ game, page }) => {
  test.slow();
  await game.openTestPage({ ...TWELVE, settings: { speed: 1 } });
  for (const [index, frames] of PHASES.entries()) {
    await playTwelve(game);
    await waitForFrames(page, frames);
    await page.setViewportSize(index % 2 === 0 ? NARROW : WIDE);
    await expectPictureIsTruth(game);
    expect(discsOf(await game.board()), `resize at frame ${frames}`).toBe(18);
    await page.keyboard.press('u');
  }
});

test('a new game in any phase of twelve flips leaves the picture of the game', async ({ game, page }) => {
  test.slow();
  for (const frames of PHASES.filter((_, index) => index % 2 === 1)) {
    await game.openTestPage({ ...TWELVE, settings: { speed: 1 } });
    await playTwelve(game);
    await waitForFrames(page, frames);
    await startNewGame(page);
    await expectPictureIsTruth(game);
    expect(discsOf(await game.board()), `new game at frame ${frames}`).toBe(4);
  }
});

for (const motion of ['switched off', 'reduced by the system'] as const) {
  test(`undo, a resize and a new game leave the picture of the game with motion ${motion}`, async ({
    game,
    page,
  }) => {
    if (motion === 'reduced by the system') await page.emulateMedia({ reducedMotion: 'reduce' });
    await game.openTestPage({ ...TWELVE, settings: { speed: motion === 'switched off' ? 0 : 1 } });
    await playTwelve(game);
    await page.keyboard.press('u');
    await expectPictureIsTruth(game);
    await playTwelve(game);
    await page.setViewportSize(NARROW);
    await expectPictureIsTruth(game);
    expect(discsOf(await game.board())).toBe(18);
    await startNewGame(page);
    await expectPictureIsTruth(game);
    expect(lettersOf((await game.truth()).position)).toMatch(/^-{27}OX-{6}XO-{27}$/);
  });
}

/** Places the disc that turns twelve, and leaves as soon as it is recorded. */
async function playTwelve(game: GamePage): Promise<void> {
  await game.waitForTurn();
  await game.click('g7');
  await game.waitForPlies(1);
}

async function startNewGame(page: Page): Promise<void> {
  await page.keyboard.press('n');
  const sheet = page.getByRole('dialog');
  const leave = sheet.getByRole('button', { name: 'Set up a new game' });
  const begin = sheet.getByRole('button', { name: 'Start the game' });
  await expect(leave.or(begin)).toBeVisible();
  if (await leave.isVisible()) await leave.click();
  await begin.click();
}

function discsOf(board: string): number {
  return board.replaceAll('-', '').length;
}
