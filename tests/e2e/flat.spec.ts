import { expect } from '@playwright/test';
import { lettersOf } from './kept.ts';
import { enExchange } from '../../src/i18n/enExchange.ts';
import { enRecord } from '../../src/i18n/enRecord.ts';
import { letterAt } from './picture.ts';
import { pictureIn, saveFrom } from './recordFiles.ts';
import { expectShown, LINE, openFromRecord, STILL } from './recordPage.ts';
import { expectPictureIsTruth } from './rest.ts';
import { expectAccessible, test } from './support.ts';

const NO_SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

test.use({
  viewport: { width: 420, height: 600 },
  launchOptions: {
    executablePath: process.env['CHROME_BIN'] ?? '',
    args: ['--disable-3d-apis', ...NO_SANDBOX],
  },
});

test('without 3D a whole game is played on the flat board, by mouse and by keyboard', async ({
  game,
  page,
}) => {
  test.slow();
  await game.openKept({ settings: { speed: 0 } });
  await expect(game.message).toContainText('No 3D here: the game goes on, drawn flat');
  await expect(page.locator('canvas')).toHaveCount(0);
  for (let turn = 0; (await game.waitForTurnOrEnd()) === 'turn'; turn++) {
    const squares = await game.legalSquares();
    const name = squares[(turn * 5) % squares.length] ?? '';
    const { cursor } = await game.truth();
    if (turn % 2 === 0) await game.click(name);
    else await game.squareAt(name).press('Enter');
    await game.waitForPlies(cursor + 1);
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Look back' }).click();
  const { position } = await game.truth();
  expect(position.isOver).toBe(true);
  expect(await game.board()).toBe(lettersOf(position));
  await expectPictureIsTruth(game);
});

test('the flat board turns its discs, takes back, and axe has nothing against it', async ({ game, page }) => {
  await game.openKept({ settings: { speed: 1 } });
  await game.waitForTurn();
  await expectAccessible(page);
  await game.click('f5');
  await game.waitForPlies(2);
  await game.waitForTurn();
  await expectPictureIsTruth(game);
  await page.keyboard.press('u');
  await expectPictureIsTruth(game);
  expect((await game.truth()).cursor).toBe(0);
});

test('going back, the square on which the game went on is marked', async ({ game, page }) => {
  await game.openKept(STILL);
  await game.waitForTurn();
  const marked = page.locator('[data-next="true"]');
  await expect(marked).toHaveCount(0);
  await page.keyboard.press('[');
  await expectShown(game, 29);
  await expect(marked).toHaveCount(1);
  const square = await marked.evaluate((tile) => [...(tile.parentElement?.children ?? [])].indexOf(tile));
  expect(square).toBe(LINE[29]);
  await page.keyboard.press('End');
  await expectShown(game, 30);
  await expect(marked).toHaveCount(0);
});

test('the picture of a flat board shows its discs too', async ({ game, page }) => {
  await game.openKept(STILL);
  await game.waitForTurn();
  const sheet = await openFromRecord(page, enRecord['record.share']);
  const picture = pictureIn(
    await saveFrom(page, sheet, enExchange['share.picture.board']),
    'reversi-board.png',
  );
  const [frame, side] = [60, (1000 - 120) / 8];
  const letters = Array.from({ length: 64 }, (_, square) =>
    letterAt(picture, {
      ...{ x: frame + (square % 8) * side, y: frame + Math.floor(square / 8) * side },
      ...{ width: side, height: side },
    }),
  );
  expect(letters.join('')).toBe(await game.board());
});
