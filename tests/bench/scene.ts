/**
 * `npm run bench:scene`: what the scene costs, in a real browser. Prints a table and, as its last line, one JSON object:
 * `idleFrames` drawn in ten seconds of stillness after a played move; `drawCalls` of the dressed board with shadows and
 * marks; `frameTimeRatio` and `garbageRatio` against the same scene built from single meshes; `firstLoadKB` of script;
 * `firstBoardRatio`, the time to the first board in quality `auto` against that in `low`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'vite';
import { requireBrowser } from '../support/browser.ts';
import { firstLoadKB } from './firstLoad.ts';
import { servePages } from './servePages.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const IDLE_MS = 10_000;
const FRAMES = Number(process.env['BENCH_FRAMES'] ?? 400);
const PATIENCE_MS = 600_000;

const ROUNDS = 3;
const POLL_MS = 5;

const scratch = mkdtempSync(join(tmpdir(), 'bench-scene-'));
const pages = await servePages();
const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--enable-precise-memory-info',
    '--js-flags=--expose-gc',
  ],
});
try {
  await main(scratch, pages.address);
} finally {
  await browser.close();
  await pages.close();
  rmSync(scratch, { recursive: true });
}

async function main(site: string, address: string): Promise<void> {
  console.log('building the game');
  await build({ root: ROOT, logLevel: 'error', build: { outDir: site, emptyOutDir: true } });
  const twin = await compareWithTwin(
    await open(browser.newPage(), `${address}tests/pages/bench.html`, 'bench'),
  );
  const drawCalls = await countDrawCalls(
    await open(browser.newPage(), `${address}tests/pages/scene.html?quality=high&speed=0`, 'scene'),
  );
  const idle = await countIdleFrames(
    await open(browser.newPage(), `${address}tests/pages/scene.html?quality=low&speed=2`, 'scene'),
  );
  const first = await compareFirstBoards(browser, address);
  report({ ...idle, drawCalls, ...twin, ...first, firstLoadKB: round(firstLoadKB(site)) });
}

/** The best of some rounds, in turns, of the time from the call of the page to the first picture of its board. */
async function compareFirstBoards(from: Browser, address: string) {
  const best = { auto: Infinity, low: Infinity };
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const quality of ['low', 'auto'] as const)
      best[quality] = Math.min(best[quality], await timeFirstBoard(from, address, quality));
  }
  return {
    firstBoardRatio: round(best.auto / best.low),
    autoFirstBoardMs: Math.round(best.auto),
    lowFirstBoardMs: Math.round(best.low),
  };
}

async function timeFirstBoard(from: Browser, address: string, quality: 'auto' | 'low'): Promise<number> {
  const page = await from.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${address}tests/pages/app.html?reversi.visited=yes&quality=${quality}`, {
    waitUntil: 'commit',
  });
  const seen = await page.waitForFunction(
    () => {
      const canvas = document.querySelector('canvas');
      if (!canvas || !window.seams?.scene?.stats.frames) return undefined;
      // Reading a pixel waits until all that was asked of the graphics card is done.
      const context = canvas.getContext('webgl2');
      context?.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
      return performance.now();
    },
    undefined,
    { polling: POLL_MS },
  );
  const time = (await seen.jsonValue()) ?? Infinity;
  await page.close();
  return time;
}

async function open(made: Promise<Page>, url: string, ready: 'bench' | 'scene'): Promise<Page> {
  const page = await made;
  await page.setViewportSize({ width: 480, height: 320 });
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', (error) => {
    throw error;
  });
  console.log(`opening ${new URL(url).pathname}`);
  await page.goto(url, { timeout: PATIENCE_MS });
  await page.waitForFunction((name) => name in window, ready);
  return page;
}

/** JavaScript per frame and garbage while twenty discs turn, against the twin's. */
async function compareWithTwin(page: Page) {
  const { ours, twin } = await page.evaluate((frames) => window.bench.measure(frames), FRAMES);
  await page.close();
  const megabytes = (bytes: number, frames: number) => round((bytes / frames) * 1000 * 1e-6);
  return {
    frameTimeRatio: round(medianOf(ours.milliseconds) / medianOf(twin.milliseconds)),
    garbageRatio: round(ours.bytes / twin.bytes),
    frameMs: round(medianOf(ours.milliseconds)),
    twinFrameMs: round(medianOf(twin.milliseconds)),
    garbageMBPer1000Frames: megabytes(ours.bytes, ours.frames),
    twinGarbageMBPer1000Frames: megabytes(twin.bytes, twin.frames),
    movingDrawCalls: ours.drawCalls,
    twinMovingDrawCalls: twin.drawCalls,
  };
}

/** The dressed board, shadows cast anew, marks on, pointer off the board. */
async function countDrawCalls(page: Page): Promise<number> {
  await page.waitForFunction(() => !window.scene.stats.pendingFrame);
  const calls = await page.evaluate(async () => {
    const { scene, page: shown } = window;
    const [square = -1] = shown.position.legalMoves;
    const ply = shown.position.plyAt(square);
    if (!ply.ok) throw new Error(ply.error);
    const after = shown.position.after(ply.value);
    await scene.follow(ply.value, after);
    scene.mark(after.legalMoves);
    // The picture is drawn at once, shadows and all; only its packing takes time.
    const picture = scene.picture();
    const { drawCalls } = scene.stats;
    await picture;
    return drawCalls;
  });
  await page.close();
  return calls;
}

/** Plays a move with its animation, lets all come to rest, and counts frames and requests for frames. */
async function countIdleFrames(page: Page) {
  const counts = await page.evaluate(async (idle) => {
    const { scene, page: shown } = window;
    const [square = -1] = shown.position.legalMoves;
    const ply = shown.position.plyAt(square);
    if (!ply.ok) throw new Error(ply.error);
    await scene.follow(ply.value, shown.position.after(ply.value));
    while (scene.stats.pendingFrame) await new Promise((resolve) => setTimeout(resolve, 50));
    let requests = 0;
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      requests++;
      return request.call(window, callback);
    };
    const { frames } = scene.stats;
    await new Promise((resolve) => setTimeout(resolve, idle));
    return {
      idleFrames: scene.stats.frames - frames,
      idleRequests: requests,
      pendingFrame: scene.stats.pendingFrame,
    };
  }, IDLE_MS);
  await page.close();
  return counts;
}

function report(figures: Readonly<Record<string, number | boolean>>): void {
  const limits: Readonly<Record<string, string>> = {
    idleFrames: '0',
    drawCalls: '≤ 16',
    frameTimeRatio: '≤ 0.5',
    garbageRatio: '≤ 0.5',
    firstLoadKB: '≤ 230',
    firstBoardRatio: '≤ 1.3',
  };
  console.table(Object.entries(figures).map(([name, value]) => ({ name, value, limit: limits[name] ?? '' })));
  console.log(JSON.stringify(figures));
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
