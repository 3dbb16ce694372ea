import { expect, type Browser, type Download, type Page } from '@playwright/test';
import { enReview } from '../../src/i18n/enReview.ts';
import { makeSquare } from '../../src/rules/index.ts';
import { keptGame, keptSettings } from './kept.ts';
import { nearEnd, QUICKLY, WHOLE } from './nearEnd.ts';
import { test, type GamePage } from './support.ts';

const KEPT = nearEnd(1, 12);
const VIEWPORT = { width: 420, height: 620 };

test.use({ viewport: VIEWPORT });

test('a finished game is kept by itself, can be named, found, deleted, brought back and opened', async ({
  game,
  page,
}) => {
  await playToTheEnd(game, page);
  const sheet = await openLibrary(page);
  const row = sheet.getByRole('listitem');
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: new RegExp(enReview['library.edit']) }).click();
  await row.getByRole('textbox', { name: enReview['library.name'] }).fill('The last disc');
  await row.getByRole('textbox', { name: enReview['library.note'] }).fill('parity');
  await row.getByRole('button', { name: enReview['library.save'] }).click();
  await expect(row).toContainText('The last disc');
  await sheet.getByRole('searchbox').fill('nobody');
  await expect(row).toHaveCount(0);
  await sheet.getByRole('searchbox').fill('parity');
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: new RegExp(enReview['library.delete']) }).click();
  await expect(row).toHaveCount(0);
  await sheet.getByRole('button', { name: enReview['library.bringBack'] }).click();
  await sheet.getByRole('button', { name: /^The last disc/ }).click();
  await expect(sheet).toBeHidden();
  expect((await game.truth()).line).toHaveLength(13);
});

test('everything is saved to a file, and taken in by another browser', async ({ game, page, browser }) => {
  await playToTheEnd(game, page);
  const sheet = await openLibrary(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: enReview['library.export'] }).click(),
  ]);
  const other = await freshPage(browser, page);
  const there = await openLibrary(other);
  await expect(there.getByText(enReview['library.empty'])).toBeVisible();
  await there.getByTestId('library-file').setInputFiles(await fileOf(download));
  await expect(there.getByText(/1 new, 0 known/)).toBeVisible();
  await expect(there.getByRole('listitem')).toHaveCount(1);
  await there.getByTestId('library-file').setInputFiles({
    name: 'odd.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"odd":'),
  });
  await expect(there.getByText(enReview['library.fileError.not-json'])).toBeVisible();
  await other.context().close();
});

test('two tabs see the same library', async ({ game, page }) => {
  await playToTheEnd(game, page);
  const sheet = await openLibrary(page);
  const second = await page.context().newPage();
  await second.goto('/?quality=low');
  const there = await openLibrary(second);
  await expect(there.getByRole('listitem')).toHaveCount(1);
  await there
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(enReview['library.delete']) })
    .click();
  await expect(sheet.getByRole('listitem')).toHaveCount(0);
});

test('without a storage the game goes on, and the library says what is the case', async ({ game, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('no', 'SecurityError');
        },
      },
    });
  });
  await playToTheEnd(game, page);
  const sheet = await openLibrary(page);
  await expect(sheet.getByText(enReview['library.trouble.absent'])).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
});

async function playToTheEnd(game: GamePage, page: Page): Promise<void> {
  await game.openKept({ settings: QUICKLY, game: KEPT });
  await game.waitForTurn();
  await game.click(makeSquare(WHOLE.at(-1) ?? 0, 8));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function openLibrary(page: Page) {
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('g');
  const sheet = page.getByRole('dialog', { name: enReview['library.title'] });
  await expect(sheet.getByRole('radio').first()).toBeVisible();
  return sheet;
}

async function freshPage(browser: Browser, like: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(
    ([game, settings]) => {
      localStorage.setItem('reversi.game', game);
      localStorage.setItem('reversi.settings', settings);
      localStorage.setItem('reversi.visited', 'yes');
    },
    [keptGame({}), keptSettings(QUICKLY)] as const,
  );
  await page.goto(new URL('/?quality=low', like.url()).href);
  return page;
}

async function fileOf(download: Download): Promise<string> {
  expect(download.suggestedFilename()).toMatch(/^reversi-\d{4}-\d\d-\d\d\.json$/);
  return download.path();
}
