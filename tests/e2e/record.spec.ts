import { expect } from '@playwright/test';
import { makeShareHash } from '../../src/records/shareLink.ts';
import { standardStart } from '../../src/rules/index.ts';
import { expectShown, expectTruth, LINE, nameOf, STILL } from './recordPage.ts';
import { GamePage, test } from './support.ts';

test.use({ viewport: { width: 1120, height: 640 } });

test('ten moves back a branch begins, is copied, and is the same board in a second page', async ({
  game,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await game.openKept(STILL);
  await game.waitForTurn();
  for (let back = 0; back < 10; back++) await page.keyboard.press('[');
  await expectShown(game, 20);
  const next = await game.legalSquares();
  const other = next.find((name) => name !== nameOf(LINE[20])) ?? '';
  await game.click(other);
  await expect.poll(async () => (await game.truth()).cursor).toBe(21);
  await expectTruth(game);
  const board = await game.board();
  await page.keyboard.press('Control+c');
  await expect(game.message).toHaveText(/copied/);
  const second = await context.newPage();
  await second.goto('/?quality=low');
  await second.locator('.square').first().waitFor();
  await second.waitForLoadState('networkidle');
  await second.keyboard.press('Control+v');
  const there = new GamePage(second);
  await expect.poll(() => there.board()).toBe(board);
});

test('keys, the list and the slider travel through the line, and the old line stays in the list', async ({
  game,
  page,
}) => {
  await game.openKept(STILL);
  await game.waitForTurn();
  await page.keyboard.press('l');
  await page.keyboard.press('Home');
  await expectShown(game, 0);
  await page.keyboard.press('ArrowRight');
  await expectShown(game, 1);
  await page.keyboard.press('.');
  await expectShown(game, 2);
  await page.keyboard.press(',');
  await expectShown(game, 1);
  await page.keyboard.press('End');
  await expectShown(game, 30);
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeHidden();
  await page.getByRole('button', { name: /^Move 12,/ }).click();
  await expectShown(game, 12);
  await page.keyboard.press('ArrowDown');
  await expectShown(game, 13);
  await page.getByRole('slider', { name: 'Place in the game' }).fill('5');
  await expectShown(game, 5);
  const other = (await game.legalSquares()).find((name) => name !== nameOf(LINE[5])) ?? '';
  await game.click(other);
  await expect.poll(async () => (await game.truth()).cursor).toBe(6);
  await expectTruth(game);
  await page.getByRole('button', { name: /^Other line/ }).click();
  await expectShown(game, 6);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expectTruth(game);
  await page.reload();
  await game.waitForTurn();
  await page.keyboard.press('l');
  await page.getByRole('button', { name: /^Other line/ }).click();
  await expectShown(game, 6);
  await page.keyboard.press('End');
  await expectShown(game, 30);
});

test('a link opens its game at its move, and a reload finds the game without it', async ({ game, page }) => {
  const hash = makeShareHash({ start: standardStart(8), squares: LINE, shown: 12 });
  await page.addInitScript(() => localStorage.setItem('reversi.visited', 'yes'));
  await page.goto(`/?quality=low#${hash}`);
  await expectShown(game, 12);
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expectShown(game, 30);
});

test('a damaged link begins a new game with a word, and keeps the one that was played', async ({
  game,
  page,
}) => {
  await game.openKept(STILL);
  await game.waitForTurn();
  await page.evaluate(() => {
    location.hash = '#g=1CAAnonsense';
  });
  await expect(game.message).toHaveText(/This link is damaged/);
  await expect.poll(async () => (await game.truth()).line).toEqual([]);
  await page.getByRole('button', { name: 'Back to your game' }).click();
  await expectShown(game, 30);
});
