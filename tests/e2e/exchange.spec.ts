import { expect, type Page } from '@playwright/test';
import { NO_NOTE, NO_PLAYER, type GgfGame } from '../../src/records/ggf.ts';
import { makeGgf } from '../../src/records/ggfWriter.ts';
import { standardStart } from '../../src/rules/index.ts';
import { squaresOf } from '../support/fixtureGames.ts';
import { lettersOf } from './kept.ts';
import { expectShown, openFromRecord, STILL, WHOLE } from './recordPage.ts';
import { longTasksDuring } from './longTasks.ts';
import { test } from './support.ts';

const LONGEST_TASK_MS = 100;
const MB = 1024 * 1024;

declare global {
  interface Window {
    clipboard: DataTransfer;
  }
}

test.use({ viewport: { width: 1120, height: 640 } });

test('what cannot be opened is explained with its place; a game opened from there keeps the one that was played', async ({
  game,
  page,
}) => {
  await game.openKept(STILL);
  await game.waitForTurn();
  const sheet = await openFromRecord(page, 'Open');
  const field = sheet.getByLabel('Paste a game');
  await field.fill('f5d6c3d3c4f4c5b3b3');
  await expect(sheet.locator('.import-problem')).toHaveText('Move 9 (b3): the square is taken');
  await field.fill('2'.repeat(32) + '1'.repeat(32));
  await sheet.getByRole('button', { name: '1 black, 2 white' }).click();
  await expect(sheet.getByText('Black 32, white 32')).toBeVisible();
  await field.fill(WHOLE.toUpperCase());
  await sheet.getByRole('button', { name: 'Open this game' }).click();
  await expect(sheet).toBeHidden();
  await expectShown(game, 60, squaresOf(WHOLE));
  await page.getByRole('button', { name: 'Back to your game' }).first().click();
  await expectShown(game, 30);
});

test('a tournament year dropped on the board is searched, and its games are opened', async ({
  game,
  page,
}) => {
  await game.openKept({ settings: { speed: 0 } });
  await game.waitForTurn();
  await page.waitForLoadState('networkidle');
  await openFromRecord(page, 'Open');
  const files = ['wtb', 'jou', 'trn'].map((ending) => `tests/fixtures/wthor1977.${ending}`);
  await page.getByLabel('Choose files…').setInputFiles(files);
  const sheet = page.getByRole('dialog', { name: 'Tournament games' });
  const list = sheet.getByRole('listbox');
  await expect(list.getByRole('option').first()).toBeVisible();
  const all = await sheet.getByRole('status').first().textContent();
  await sheet.getByLabel('Player').fill('logistello');
  await expect(sheet.getByRole('status').first()).not.toHaveText(all ?? '');
  await sheet.getByLabel('Player').fill('');
  await list.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.locator('.record-heading p').first()).toContainText('1977');
});

test('a GGF file dropped on the board is opened, with the names of its players', async ({ game, page }) => {
  await game.openKept({ settings: { speed: 0 } });
  await game.waitForTurn();
  await page.waitForLoadState('networkidle');
  await drop(page, 'game.ggf', makeGgf([ggfGame('Saio', 'Edax')]));
  await page.getByRole('dialog').getByRole('button', { name: 'Open this game' }).click();
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { name: 'Saio – Edax' })).toBeVisible();
});

test('a position is set up by keys, refused while it is empty, and played from', async ({ game, page }) => {
  await game.openKept({ settings: { speed: 0 } });
  await game.waitForTurn();
  const sheet = await openFromRecord(page, 'Set up');
  await sheet.getByRole('button', { name: 'Clear' }).click();
  await expect(sheet.getByRole('button', { name: 'Play from here' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await sheet.getByRole('button', { name: 'a1, empty' }).focus();
  for (const key of ['o', 'ArrowRight', 'x', 'ArrowRight']) await page.keyboard.press(key);
  await expect(sheet.getByText('Only White can move here.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Let White move' }).click();
  await sheet.getByRole('button', { name: 'Play from here' }).click();
  await expect(sheet).toBeHidden();
  await game.waitForTurn();
  expect(await game.legalSquares()).toEqual(['c1']);
});

test('leaving the editor changes nothing', async ({ game, page }) => {
  await game.openKept(STILL);
  await game.waitForTurn();
  const before = await game.truth();
  const sheet = await openFromRecord(page, 'Set up');
  await sheet.getByRole('button', { name: 'Swap colours' }).click();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  expect((await game.truth()).line).toEqual(before.line);
  expect(await game.board()).toBe(lettersOf(before.position));
});

test('ten megabytes are read without holding the page up, and more are refused', async ({
  game,
  page,
  browser,
}, info) => {
  await game.openKept({ settings: { speed: 0 } });
  await game.waitForTurn();
  await page.waitForLoadState('networkidle');
  const one = makeGgf([ggfGame('Black', 'White')]);
  const many = Math.floor((9.9 * MB) / (one.length + 1));
  const sheet = page.getByRole('dialog');
  // The first time the dialog itself is fetched; then everything is there.
  for (const round of ['first', 'again']) {
    await layAside(page, one, many);
    const tasks = await longTasksDuring(browser, page, async () => {
      await paste(page);
      await expect(sheet.getByText(`${many} games`)).toBeVisible();
    });
    info.annotations.push({ type: round, description: JSON.stringify(tasks.slice(0, 5)) });
    expect(tasks[0]?.own ?? 0, JSON.stringify(tasks)).toBeLessThan(LONGEST_TASK_MS);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  await layAside(page, one, Math.ceil(many * 1.1));
  await paste(page);
  await expect(sheet.locator('.import-problem')).toHaveText(/too large/);
});

test('ten megabytes of one square are answered at once', async ({ game, page, browser }, info) => {
  await game.openKept({ settings: { speed: 0 } });
  await game.waitForTurn();
  await page.waitForLoadState('networkidle');
  await layAside(page, 'f5', Math.floor((9.9 * MB) / 3));
  const tasks = await longTasksDuring(browser, page, async () => {
    await paste(page);
    await expect(page.getByRole('dialog').locator('.import-problem')).toBeVisible();
  });
  info.annotations.push({ type: 'tasks', description: JSON.stringify(tasks.slice(0, 5)) });
  expect(tasks[0]?.own ?? 0, JSON.stringify(tasks)).toBeLessThan(LONGEST_TASK_MS);
});

/** Lays a text, so many times over, where the next paste finds it. */
async function layAside(page: Page, text: string, times: number): Promise<void> {
  await page.evaluate(
    ([once, count]) => {
      window.clipboard = new DataTransfer();
      window.clipboard.setData('text/plain', `${String(once)}\n`.repeat(Number(count)));
    },
    [text, times],
  );
}

async function paste(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pasted = new ClipboardEvent('paste', { clipboardData: window.clipboard, bubbles: true });
    setTimeout(() => document.body.dispatchEvent(pasted));
  });
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content ?? ''], fileName ?? ''));
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    },
    [name, text],
  );
}

function ggfGame(black: string, white: string): GgfGame {
  const squares = squaresOf(WHOLE);
  return {
    start: standardStart(8),
    squares,
    players: { black: { ...NO_PLAYER, name: black }, white: { ...NO_PLAYER, name: white } },
    place: 'Here',
    date: '2004.09.18',
    type: '8',
    result: undefined,
    notes: squares.map(() => NO_NOTE),
  };
}
