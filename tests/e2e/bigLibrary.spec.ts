import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { makeEntryRecord } from '../../src/app/library/libraryEntry.ts';
import { Game } from '../../src/game/game.ts';
import { enReview } from '../../src/i18n/enReview.ts';
import { aboutUnknown } from '../../src/records/gameAbout.ts';
import { parseWthorNames } from '../../src/records/wthorNames.ts';
import { WthorFile } from '../../src/records/wthorFile.ts';
import { WthorLibrary } from '../../src/records/wthorLibrary.ts';
import { standardStart } from '../../src/rules/index.ts';
import { playAll } from '../support/randomPlay.ts';
import { test } from './support.ts';
import { workDuring } from './longTasks.ts';

const GAMES = 3_000;
/** With its review and a note a game is so large that ten megabytes hold about so many. */
const LARGE_GAMES = 1_500;
const DAY_MS = 86_400_000;
/** Time of the processor, whatever other programs take from the page meanwhile. */
const OPEN_MS = 1_000;
const LONGEST_TASK_MS = 100;

test.use({ viewport: { width: 1120, height: 640 } });
test.setTimeout(300_000);

test('three thousand kept games open, are searched and scrolled without holding the page up', async ({
  game,
  page,
  browser,
}, info) => {
  await game.openKept({ settings: { speed: 0 } });
  await game.waitForTurn();
  await fill(page);
  await page.reload();
  await game.waitForTurn();
  await page.waitForLoadState('networkidle');
  const seen = { open: 0, frame: 0, letter: 0 };
  const opening = await workDuring(browser, page, async () => {
    seen.open = await page.evaluate(openLibrary);
    await expect(page.getByText(`${GAMES} games`)).toBeVisible();
  });
  const using = await workDuring(browser, page, async () => {
    Object.assign(seen, await useLibrary(page));
  });
  const measured = JSON.stringify({ seen, opening, using });
  if (process.env['SHOW']) process.stdout.write(`${measured}\n`);
  info.annotations.push({ type: 'measured', description: measured });
  expect(opening.own, measured).toBeLessThan(OPEN_MS);
  expect(opening.tasks[0]?.own ?? 0, measured).toBeLessThan(LONGEST_TASK_MS);
  expect(using.tasks[0]?.own ?? 0, measured).toBeLessThan(LONGEST_TASK_MS);
});

test('a library file of ten megabytes is taken in without holding the page up', async ({
  game,
  page,
  browser,
}, info) => {
  await game.openKept({ settings: { speed: 0 } });
  await game.waitForTurn();
  await page.keyboard.press('g');
  await expect(page.getByText(enReview['library.empty'])).toBeVisible();
  const games = recordsOf()
    .slice(0, LARGE_GAMES)
    .map((record) => ({ ...record, note: 'A "note". '.repeat(600) }));
  const text = JSON.stringify({ kind: 'reversi-library', version: 1, games, results: [], aside: [] });
  expect(text.length).toBeGreaterThan(10_000_000);
  const path = info.outputPath('library.json');
  writeFileSync(path, text);
  const taking = await workDuring(browser, page, async () => {
    await page.getByTestId('library-file').setInputFiles(path);
    await expect(page.getByText(`${LARGE_GAMES} games`)).toBeVisible();
    await expect(page.getByRole('listitem').first()).toBeVisible();
  });
  const measured = JSON.stringify(taking);
  if (process.env['SHOW']) process.stdout.write(`${measured}\n`);
  info.annotations.push({ type: 'measured', description: measured });
  expect(taking.tasks[0]?.own ?? 0, measured).toBeLessThan(LONGEST_TASK_MS);
});

/** Scrolls through the list and searches it; the longest that a frame and a letter took. */
async function useLibrary(page: Page): Promise<{ readonly frame: number; readonly letter: number }> {
  const sheet = page.getByRole('dialog', { name: enReview['library.title'] });
  const frame = await page.evaluate(scrollThrough);
  await expect(sheet.getByText('Game 0', { exact: true })).toBeVisible();
  const letter = await page.evaluate(typeLetters, 'Game 2718');
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await sheet.getByRole('searchbox').fill('diagonal');
  await expect(sheet.getByRole('listitem').first()).toContainText('Diagonal');
  return { frame, letter };
}

/** How long it takes until the first games are seen. */
async function openLibrary(): Promise<number> {
  const began = performance.now();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true }));
  while (document.querySelectorAll('.library-list li').length < 5) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return performance.now() - began;
}

/** The longest that a frame took while the list was scrolled from one end to the other. */
async function scrollThrough(): Promise<number> {
  const box = document.querySelector('.dialog-body');
  if (box === null) throw new Error('the library is open');
  let [longest, last] = [0, performance.now()];
  for (let frame = 0; frame <= 60; frame++) {
    box.scrollTop = (box.scrollHeight * frame) / 60;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }
  return longest;
}

/** The longest that a letter took to narrow the list. */
async function typeLetters(text: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('.library-search input');
  if (field === null) throw new Error('the library is open');
  let longest = 0;
  for (let length = 1; length <= text.length; length++) {
    const began = performance.now();
    field.value = text.slice(0, length);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    longest = Math.max(longest, performance.now() - began);
  }
  return longest;
}

/** Lays games of a tournament year into the storage, over and over, each with a name of its own. */
async function fill(page: Page): Promise<void> {
  await page.keyboard.press('g');
  await expect(page.getByText(enReview['library.empty'])).toBeVisible();
  const records = recordsOf();
  await page.evaluate(async (games) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('reversi');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('not opened')));
    });
    const transaction = database.transaction('games', 'readwrite');
    for (const each of games) transaction.objectStore('games').put(each);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
  }, records);
}

function recordsOf() {
  const [file, names] = [
    WthorFile.open(new Uint8Array(readFileSync('tests/fixtures/wthor1977.wtb'))),
    parseWthorNames(new Uint8Array(readFileSync('tests/fixtures/wthor1977.jou')), 'jou'),
  ];
  if (!file.ok || !names.ok) throw new Error('no games');
  const library = new WthorLibrary([file.value], names.value, []);
  const played = Array.from({ length: library.count }, (_, at) => {
    const read = library.gameAt(at);
    return playAll(Game.start(standardStart(8)), read.ok ? read.value.squares : []);
  });
  return Array.from({ length: GAMES }, (_, at) => {
    const game = played[at % played.length] ?? Game.start(standardStart(8));
    const { black, white } = library.rowAt(at % played.length);
    const about = { ...aboutUnknown('wthor'), black, white };
    const [when, name] = [DAY_MS * (10_000 + at), `Game ${at}`];
    return makeEntryRecord({
      ...{ id: `g${at}`, at: when, changedAt: when, name, note: at % 9 === 0 ? 'a note' : '' },
      ...{ game, about, setup: undefined, review: undefined },
    });
  });
}
