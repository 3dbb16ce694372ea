/**
 * `npm run bench:contrast`: how far discs and legal rings stand out from their tiles, measured on the pixels of all 64
 * squares, in every look, view and quality. Prints a table of the weakest squares and, as its last line, one JSON object
 * with the `least` contrast; fails below 3. Takes some minutes without a graphics card. `ONLY=walnut,high` keeps to the
 * rows that hold these words.
 */
import { chromium, type Page } from '@playwright/test';
import { makeSquare } from '../../src/rules/index.ts';
import { THEME_IDS } from '../../src/scene/themes.ts';
import { CAMERA_PRESETS } from '../../src/scene/types.ts';
import { requireBrowser } from '../support/browser.ts';
import { servePages } from './servePages.ts';

const LEAST = 3;
const KINDS = ['black', 'white', 'ring'] as const;
const PATIENCE_MS = 600_000;
const only = (process.env['ONLY'] ?? '').split(',').filter((word) => word !== '');

const pages = await servePages();
const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
let least = Infinity;
try {
  const page = await browser.newPage({ viewport: { width: 640, height: 420 } });
  page.setDefaultTimeout(PATIENCE_MS);
  for (const quality of ['low', 'high'] as const) await measure(page, quality);
} finally {
  await browser.close();
  await pages.close();
}
console.log(JSON.stringify({ least: Math.round(least * 100) / 100 }));
if (least < LEAST) process.exitCode = 1;

async function measure(page: Page, quality: 'low' | 'high'): Promise<void> {
  const looks = THEME_IDS.flatMap((theme) =>
    CAMERA_PRESETS.map((camera) => [quality, theme, camera] as const),
  );
  const wanted = looks.filter((look) => only.every((word) => look.some((part) => part === word)));
  for (const [, theme, camera] of wanted) {
    await page.goto(
      `${pages.address}tests/pages/scene.html?quality=${quality}&theme=${theme}&camera=${camera}&speed=0`,
    );
    await page.waitForFunction(() => 'page' in window);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => !window.scene.stats.pendingFrame);
    const found = await page.evaluate(() => window.page.contrasts());
    const texts = KINDS.map((kind) => {
      const { contrast, square } = found[kind];
      least = Math.min(least, contrast);
      return `${kind} ${contrast.toFixed(2)} at ${makeSquare(square, 8)}`;
    });
    console.log([quality, theme, camera].map((word) => word.padEnd(9)).join(''), texts.join('   '));
  }
}
