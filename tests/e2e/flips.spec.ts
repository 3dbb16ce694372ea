import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { letterAt, type Box } from './picture.ts';
import { test } from './support.ts';

const FLIPS = 101;
const TURNED = 27;
const BOARD = 64;

test.use({ viewport: { width: 260, height: 260 } });

test('one disc flipped a hundred and one times shows the right face, and one flip more the other', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(drawAtOnce);
  await openScene(page);
  expect(await faceAt(page, TURNED)).toBe('O');
  await page.evaluate(flipOften, { flips: FLIPS, square: TURNED });
  expect(await faceAt(page, TURNED)).toBe('X');
  await page.evaluate(flipOften, { flips: 1, square: TURNED });
  expect(await faceAt(page, TURNED)).toBe('O');
});

test('a cut in any frame of a ply shows the position cut to, and the ply once hurried its own', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(drawAtOnce);
  await openScene(page);
  for (const frame of [0, 1, 4, 8, 12, 16, 20, 24]) {
    await page.evaluate(interrupt, { frame, how: 'show' } as const);
    expect(await pictureOf(page), `cut at frame ${frame}`).toBe(START);
    await page.evaluate(interrupt, { frame, how: 'finish' } as const);
    expect(await pictureOf(page), `hurried at frame ${frame}`).toBe(AFTER_D3);
  }
});

const START = '---------------------------OX------XO---------------------------';
const AFTER_D3 = '-------------------X-------XX------XO---------------------------';

/** Runs before the page: a frame follows the last as soon as it is drawn, and the page believes it took 1/30 s. */
function drawAtOnce(): void {
  let now = 0;
  window.requestAnimationFrame = (draw) => {
    now += 1000 / 30;
    const at = now;
    return window.setTimeout(() => draw(at), 0);
  };
  window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
}

async function openScene(page: Page): Promise<void> {
  const address = `${process.env['PAGES_URL'] ?? ''}/tests/pages/scene.html?quality=low&camera=top&speed=2`;
  await page.goto(address);
  await page.waitForFunction(() => (window.scene?.stats.frames ?? 0) > 0);
}

/** Runs in the page: turns one disc over and over, each time to its end. */
async function flipOften({ flips, square }: { readonly flips: number; readonly square: number }) {
  const { page, scene } = window;
  const codes = page.position.codes();
  const { Position } = page.rules;
  const black = codes[square] === 1 || document.body.dataset['face'] === 'black';
  let side: 'black' | 'white' = black ? 'white' : 'black';
  for (let flip = 0; flip < flips; flip++) {
    codes.fill(0, 0, 8);
    codes[3] = side === 'black' ? 1 : 2;
    codes[square] = side === 'black' ? 1 : 2;
    const after = Position.of(8, codes, side === 'black' ? 'white' : 'black');
    const end = await scene.follow({ side, square: 3, flips: [square] }, after);
    if (end !== 'done') throw new Error(`flip ${flip} was ${end}`);
    document.body.dataset['face'] = side;
    side = side === 'black' ? 'white' : 'black';
  }
}

/** Runs in the page: plays d3 from the start and interrupts it after so many frames. */
async function interrupt({ frame, how }: { readonly frame: number; readonly how: 'show' | 'finish' }) {
  const { page, scene } = window;
  const start = page.rules.standardStart(8);
  scene.show(start);
  const ply = start.plyAt(19);
  if (!ply.ok) throw new Error(ply.error);
  const end = scene.follow(ply.value, start.after(ply.value));
  const first = scene.stats.frames;
  while (scene.stats.frames < first + frame && scene.moving) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  if (how === 'show') scene.show(start);
  else scene.finish();
  await end;
}

async function faceAt(page: Page, square: number): Promise<string> {
  return (await pictureOf(page)).charAt(square);
}

/** What the canvas shows, square by square. */
async function pictureOf(page: Page): Promise<string> {
  const { outlines, data } = await page.evaluate(async (count) => {
    const { scene } = window;
    const blob = await scene.picture();
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return {
      outlines: Array.from({ length: count }, (_, square) => scene.outlineOf(square)),
      data: Array.from(bytes),
    };
  }, BOARD);
  const png = PNG.sync.read(Buffer.from(data));
  return outlines.map((corners) => letterAt(png, boxAround(corners))).join('');
}

function boxAround(corners: readonly { readonly x: number; readonly y: number }[]): Box {
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}
