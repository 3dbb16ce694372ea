import { expect, type Locator, type Page } from '@playwright/test';
import { Game } from '../../src/game/game.ts';
import { standardStart } from '../../src/rules/index.ts';
import { fixtureGame, squaresOf } from '../support/fixtureGames.ts';
import { playAll } from '../support/randomPlay.ts';
import { lettersOf, TWO_HUMANS, type KeptGame } from './kept.ts';
import type { GamePage } from './support.ts';

export const WHOLE = fixtureGame('ggf-60').transcript;
export const LINE = squaresOf(WHOLE).slice(0, 30);
const KEPT: KeptGame = { setup: { seats: TWO_HUMANS }, line: LINE };
/** Thirty plies of a whole game, played by two people; nothing is animated. */
export const STILL = { settings: { speed: 0 }, game: KEPT } as const;

export async function openFromRecord(page: Page, name: string): Promise<Locator> {
  if (await page.locator('.record').isHidden()) await page.keyboard.press('l');
  await page.locator('.record').getByRole('button', { name, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Waits until the board is the one after so many plies of a line. */
export async function expectShown(game: GamePage, plies: number, line = LINE): Promise<void> {
  const expected = playAll(Game.start(standardStart(8)), line.slice(0, plies)).position;
  await expect.poll(() => game.board(), { message: `after ${plies} plies` }).toBe(lettersOf(expected));
}

/** Waits until the board is the one of the game that is kept. */
export async function expectTruth(game: GamePage): Promise<void> {
  await expect.poll(async () => (await game.board()) === lettersOf((await game.truth()).position)).toBe(true);
}

export function nameOf(square: number | undefined): string {
  return square === undefined ? '' : `${'abcdefgh'.charAt(square % 8)}${Math.floor(square / 8) + 1}`;
}
