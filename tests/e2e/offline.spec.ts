import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { SiteServer } from '../support/siteServer.ts';
import { test } from './support.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'reversi-offline-'));
const SITE = join(FOLDER, 'dist');
/** What the worker knows the version of the page by. */
const PAGE_REVISION = /("?revision"?:["'`])[^"'`]+(["'`],"?url"?:["'`]index\.html)/;
const WORKER_PATIENCE_MS = 3000;
const QUERY = '?quality=low';

let server: SiteServer;

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 480 } });
test.describe.configure({ mode: 'default' });

test.beforeEach(async () => {
  rmSync(SITE, { recursive: true, force: true });
  cpSync('dist', SITE, { recursive: true });
  server = new SiteServer(SITE);
  await server.start();
});

test.afterEach(() => server.stop());
test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('after one visit the game opens and plays without a network', async ({ game, page }) => {
  await page.goto(server.url + QUERY);
  await game.waitForTurn();
  await waitForWorker(page);
  await server.stop();
  await page.reload();
  await game.waitForTurn();
  await game.click('d3');
  await expect(game.squareAt('d3')).toHaveAccessibleName(/black/);
  await game.waitForTurn();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('where there is a network the page is the newest one, though an older one is kept', async ({
  game,
  page,
}) => {
  await page.goto(server.url + QUERY);
  await game.waitForTurn();
  await waitForWorker(page);
  deployVersion('second');
  await page.reload();
  expect(await versionOf(page)).toBe('second');
});

test('a new version neither reloads an open game nor mixes with the kept one', async ({ game, page }) => {
  deployVersion('first');
  await page.goto(server.url + QUERY);
  await game.waitForTurn();
  await waitForWorker(page);
  await page.evaluate(() => document.body.setAttribute('data-open', 'still'));
  deployVersion('second');
  const waiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    await new Promise<void>((resolve) => {
      if (!installing) resolve();
      else installing.addEventListener('statechange', () => resolve());
    });
    return registration.waiting?.state;
  });
  expect(waiting).toBe('installed');
  await expect(page.locator('body')).toHaveAttribute('data-open', 'still');
  await server.stop();
  await page.reload();
  expect(await versionOf(page)).toBe('first');
  await game.waitForTurn();
  // With no page of the first version open any more the second takes over.
  await page.goto('about:blank');
  await expect
    .poll(async () => {
      await page.goto(server.url + QUERY);
      const version = await versionOf(page);
      await page.goto('about:blank');
      return version;
    })
    .toBe('second');
});

test('a network that dawdles is not waited for', async ({ game, page }) => {
  await page.goto(server.url + QUERY);
  await game.waitForTurn();
  await waitForWorker(page);
  server.delayMs = 10 * WORKER_PATIENCE_MS;
  const began = Date.now();
  await page.reload({ waitUntil: 'commit' });
  expect(Date.now() - began).toBeLessThan(server.delayMs);
  await game.waitForTurn();
});

/** Waits until the worker has kept everything and answers for the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Puts another page and another worker on the server, as a release would. */
function deployVersion(version: string): void {
  const path = join(SITE, 'index.html');
  const page = readFileSync(path, 'utf8').replace(
    /<html[^>]*>/,
    `<html lang="en" data-version="${version}">`,
  );
  writeFileSync(path, page);
  const worker = join(SITE, 'sw.js');
  const kept = readFileSync(worker, 'utf8').replace(PAGE_REVISION, `$1${version}$2`);
  writeFileSync(worker, kept);
  server.deploy();
}

async function versionOf(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-version');
}
