import { expect, type Page } from '@playwright/test';
import { lettersOf, readTruth } from './kept.ts';
import { readPicture } from './picture.ts';
import type { GamePage } from './support.ts';

/** Waits until labels and pixels show the game that is kept; fails where they never do. */
export async function expectPictureIsTruth(game: GamePage): Promise<void> {
  const { page } = game;
  await leaveBoard(page);
  await expect(async () => {
    const letters = lettersOf((await readTruth(page)).position);
    expect(await game.board(), 'labels').toBe(letters);
    expect(await readPicture(page), 'pixels').toBe(letters);
  }).toPass({ intervals: [50, 200, 500] });
}

/** Takes the pointer off the board, so that nothing is previewed. */
export async function leaveBoard(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
}

/** Waits until the scene of the test page has drawn so many frames more. */
export async function waitForFrames(page: Page, count: number): Promise<void> {
  const before = await page.evaluate(() => window.seams.scene?.stats.frames ?? 0);
  await page.waitForFunction((frames) => (window.seams.scene?.stats.frames ?? 0) >= frames, before + count);
}
