import { expect } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { fixtureGame } from '../support/fixtureGames.ts';
import { WATCHED } from './kept.ts';
import { test } from './support.ts';

const READABLE_MS = 1000;
const SECRETS = ['is no move here', 'the page needs a root', 'tests/pages'];

/** A time in which one and the same pass was on screen. */
interface Notice {
  readonly text: string;
  readonly from: number;
  readonly until: number;
}

declare global {
  interface Window {
    notices: Notice[];
  }
}

test('five passes in a row are five notices, each readable for a second', async ({ game, page }) => {
  const { transcript, passes } = fixtureGame('five-passes');
  await page.setViewportSize({ width: 360, height: 480 });
  await game.openTestPage({
    settings: { speed: 0 },
    game: { setup: { seats: WATCHED } },
    query: { script: transcript },
  });
  await page.evaluate(recordPasses);
  await expect
    .poll(() => page.evaluate(() => window.notices.length), { timeout: 90_000 })
    .toBe(passes.length);
  const notices = await page.evaluate(() => window.notices);
  for (const { text, from, until } of notices) {
    expect(text).toBe('Black has no move: white plays again');
    expect(until - from).toBeGreaterThanOrEqual(READABLE_MS);
  }
});

test('nothing of the test pages is shipped', () => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.map(({ name }) => name).filter((name) => name.endsWith('.html'))).toEqual(['index.html']);
  const texts = files.map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'latin1'));
  for (const secret of SECRETS) expect(texts.filter((text) => text.includes(secret))).toEqual([]);
});

/** Runs in the page: writes down every notice of a pass once it has gone. */
function recordPasses(): void {
  window.notices = [];
  let began: number | undefined;
  let text = '';
  const look = (): void => {
    const line = document.querySelector('.status[data-kind="passed"] .status-text');
    if (line && began === undefined) {
      began = performance.now();
      text = line.textContent;
    }
    if (line || began === undefined) return;
    window.notices.push({ text, from: began, until: performance.now() });
    began = undefined;
  };
  new MutationObserver(look).observe(document.body, {
    attributes: true,
    childList: true,
    subtree: true,
    characterData: true,
  });
}
