import { expect, type Page } from '@playwright/test';
import { lettersOf, TWO_HUMANS, type Truth } from './kept.ts';
import { expectPictureIsTruth } from './rest.ts';
import { test, type GamePage } from './support.ts';

test.use({ viewport: { width: 360, height: 480 } });

test('a whole game is played by clicking on the picture, and ends as the rules say', async ({
  game,
  page,
}) => {
  test.slow();
  await game.openKept({ settings: { speed: 2 } });
  await playToTheEnd(game, (name) => game.click(name));
  await expectTrueEnd(game, page);
});

test('a whole game is played by keyboard alone, and ends as the rules say', async ({ game, page }) => {
  test.slow();
  await game.openKept({ settings: { speed: 0 } });
  await game.waitForTurn();
  await tabToBoard(page);
  await playToTheEnd(game, (name) => typeTo(page, name));
  await expectTrueEnd(game, page);
});

test('two people play at one screen, take back and play again', async ({ game, page }) => {
  await game.openKept({ settings: { speed: 2 }, game: { setup: { seats: TWO_HUMANS } } });
  for (const [ply, name] of ['f5', 'd6', 'c3', 'd3'].entries()) {
    await game.waitForTurn();
    await game.click(name);
    await game.waitForPlies(ply + 1);
  }
  await expectPictureIsTruth(game);
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await expectPictureIsTruth(game);
  expect((await game.truth()).cursor).toBe(2);
  await page.keyboard.press('r');
  await expectPictureIsTruth(game);
  expect(await game.truth()).toMatchObject({ cursor: 3, line: { length: 4 } });
});

/** Plays legal squares, never the same way twice in a row, until neither side can move. */
async function playToTheEnd(game: GamePage, place: (name: string) => Promise<void>): Promise<void> {
  for (let turn = 0; (await game.waitForTurnOrEnd()) === 'turn'; turn++) {
    const squares = await game.legalSquares();
    const { cursor } = await game.truth();
    await place(squares[(turn * 7) % squares.length] ?? '');
    await game.waitForPlies(cursor + 1);
  }
}

async function expectTrueEnd(game: GamePage, page: Page): Promise<void> {
  const truth = await game.truth();
  expect(truth.position.isOver).toBe(true);
  expect(truth.cursor).toBe(truth.line.length);
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('.plate-count')).toHaveText(countsOf(truth));
  await sheet.getByRole('button', { name: 'Look back' }).click();
  await expect(page.locator('.scores .plate-count')).toHaveText(countsOf(truth));
  expect(await game.board()).toBe(lettersOf(truth.position));
  await expectPictureIsTruth(game);
}

function countsOf({ position }: Truth): string[] {
  return [String(position.counts.black), String(position.counts.white)];
}

async function tabToBoard(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await focusedSquare(page)).toBeDefined();
  }).toPass();
}

/** Goes to a square with the arrows and places a disc. */
async function typeTo(page: Page, name: string): Promise<void> {
  const from = (await focusedSquare(page)) ?? 0;
  const to = (name.codePointAt(0) ?? 0) - 97 + (Number(name.slice(1)) - 1) * 8;
  const across = (to % 8) - (from % 8);
  const down = Math.floor(to / 8) - Math.floor(from / 8);
  await pressTimes(page, across > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(across));
  await pressTimes(page, down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  expect(await focusedSquare(page)).toBe(to);
  await page.keyboard.press('Enter');
}

async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let press = 0; press < times; press++) await page.keyboard.press(key);
}

/** The square that has the keyboard. */
function focusedSquare(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const square = activeElement instanceof HTMLElement ? activeElement.dataset['square'] : undefined;
    return square === undefined ? undefined : Number(square);
  });
}
