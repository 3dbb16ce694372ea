// Makes the pictures in docs/: each camera preset at three window sizes, in full quality, from the built page.
// `npm run build && npm run pictures`. Without a graphics card it takes some minutes.
import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { preview } from 'vite';
import { makeSavedSession } from '../../src/app/savedSession.ts';
import { Game } from '../../src/game/game.ts';
import { DEFAULT_SETUP } from '../../src/records/gameSetup.ts';
import { CAMERAS, DEFAULT_SETTINGS, type CameraChoice } from '../../src/records/settings.ts';
import { parseSquare, standardStart } from '../../src/rules/index.ts';
import { requireBrowser } from '../support/browser.ts';

const FOLDER = 'docs';
const SIZES = [
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const;
const LINE = 'd3c5b6e3f2c2f6b5a5e2f3e6d2c4';
/** Software rendering needs this long for a whole picture in full quality. */
const MOST_MS = 240_000;

const server = await preview({ preview: { port: 0 }, logLevel: 'warn' });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] });
mkdirSync(FOLDER, { recursive: true });
for (const size of SIZES) for (const camera of CAMERAS) await takePicture(browser, camera, size);
await browser.close();
await server.close();

async function takePicture(
  from: Browser,
  camera: CameraChoice,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  const page = await from.newPage({ viewport: size });
  await page.addInitScript(
    ({ settings, game }) => {
      localStorage.setItem('reversi.settings', settings);
      localStorage.setItem('reversi.game', game);
      localStorage.setItem('reversi.visited', 'yes');
    },
    { settings: JSON.stringify({ ...DEFAULT_SETTINGS, camera, quality: 'high' }), game: gameText() },
  );
  await page.goto(address, { timeout: MOST_MS });
  await page.getByRole('grid').getByRole('button').first().waitFor({ timeout: MOST_MS });
  await page.waitForLoadState('networkidle', { timeout: MOST_MS });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const path = `${FOLDER}/${camera}-${size.width}x${size.height}.png`;
  await page.screenshot({ path, timeout: MOST_MS });
  await page.close();
  console.log(path);
}

function gameText(): string {
  let game = Game.start(standardStart(8));
  for (const name of LINE.match(/../g) ?? []) {
    const played = game.play(parseSquare(name, 8) ?? -1);
    if (!played.ok) throw new Error(`${name}: ${played.error}`);
    game = played.value.game;
  }
  return makeSavedSession({ setup: DEFAULT_SETUP, game, time: undefined });
}
