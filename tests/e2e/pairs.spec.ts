import { expect, type Page } from '@playwright/test';
import { TWO_HUMANS, WATCHED } from './kept.ts';
import { expectPictureIsTruth } from './rest.ts';
import { test, type GamePage } from './support.ts';

type Deed = (game: GamePage, page: Page) => Promise<void>;

/** What a person may do at any moment. */
const DEEDS: Readonly<Record<string, Deed>> = {
  'a click': async (game) => {
    const [name = 'a1'] = await anywhere(game);
    await game.click(name);
  },
  undo: (_, page) => page.keyboard.press('u'),
  redo: (_, page) => page.keyboard.press('r'),
  'a new game': (_, page) => startNewGame(page),
  'another opponent': (_, page) => changeOpponent(page),
  'another size': async (game, page) => {
    const size = (await game.grid.getByRole('button').count()) === 36 ? '8 by 8' : '6 by 6';
    await startNewGame(page, size);
  },
};

test.use({ viewport: { width: 420, height: 520 } });

for (const [name, first] of Object.entries(DEEDS)) {
  test(`${name} and then anything else in the middle of a flip leave the picture of the game`, async ({
    game,
    page,
  }) => {
    test.slow();
    await game.openTestPage({ settings: { speed: 1 }, game: { setup: { seats: TWO_HUMANS } } });
    for (const [next, second] of Object.entries(DEEDS)) {
      await test.step(`then ${next}`, async () => {
        await setDiscsInMotion(game, page);
        await first(game, page);
        await second(game, page);
        await expectPictureIsTruth(game);
      });
    }
  });
}

/** What a person may do while programs play each other. */
const WATCHING: Readonly<Record<string, Deed>> = {
  'a pause': (_, page) => page.keyboard.press('p'),
  'a step': async (_, page) => {
    await pauseIfRunning(page);
    await page.keyboard.press('s');
  },
  undo: (_, page) => page.keyboard.press('u'),
  'a new game': (_, page) => startNewGame(page),
  'another size': async (game, page) => {
    const size = (await game.grid.getByRole('button').count()) === 36 ? '8 by 8' : '6 by 6';
    await startNewGame(page, size);
  },
};

for (const [name, first] of Object.entries(WATCHING)) {
  test(`${name} and then anything else while programs play leave the picture of the game`, async ({
    game,
    page,
  }) => {
    test.slow();
    await game.openTestPage({ settings: { speed: 1 }, game: { setup: { seats: WATCHED } } });
    for (const [next, second] of Object.entries(WATCHING)) {
      await test.step(`then ${next}`, async () => {
        await startNewGame(page);
        await game.waitForPlies(1);
        await first(game, page);
        await second(game, page);
        await pauseIfRunning(page);
        await expectPictureIsTruth(game);
      });
    }
  });
}

/** Plays a legal square and leaves while its discs turn. */
async function setDiscsInMotion(game: GamePage, page: Page): Promise<void> {
  if ((await game.waitForTurnOrEnd()) === 'end') await startNewGame(page);
  await game.waitForTurn();
  const { cursor } = await game.truth();
  const [name = ''] = await game.legalSquares();
  await game.click(name);
  await game.waitForPlies(cursor + 1);
}

/** Squares that may be clicked on: legal ones where there are any now, else empty ones. */
async function anywhere(game: GamePage): Promise<readonly string[]> {
  const legal = await game.legalSquares();
  return legal.length > 0 ? legal : [(await game.board()).charAt(0) === '-' ? 'a1' : 'b1'];
}

/** Halts programs that play each other, unless they are halted. */
async function pauseIfRunning(page: Page): Promise<void> {
  const pause = page.getByRole('button', { name: 'Pause' });
  if (await pause.isVisible()) await page.keyboard.press('p');
  await expect(pause).toBeHidden();
}

async function startNewGame(page: Page, size?: string): Promise<void> {
  await page.keyboard.press('n');
  const sheet = page.getByRole('dialog');
  const leave = sheet.getByRole('button', { name: 'Set up a new game' });
  const begin = sheet.getByRole('button', { name: 'Start the game' });
  await expect(leave.or(begin)).toBeVisible();
  if (await leave.isVisible()) await leave.click();
  if (size !== undefined) {
    const choice = sheet.getByRole('radio', { name: size });
    if (!(await choice.isVisible())) await sheet.getByText('Start, board and clock').click();
    await choice.check({ force: true });
  }
  await begin.click();
  await expect(sheet).toBeHidden();
}

/** Lets a program take white's seat, or a person take it back. */
async function changeOpponent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog');
  const program = sheet.getByRole('radio', { name: 'Computer' });
  const person = sheet.getByRole('radio', { name: 'Two players' });
  await ((await program.isChecked()) ? person : program).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}
