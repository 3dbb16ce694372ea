import { expect, type Page } from '@playwright/test';
import { CAMERA_PRESETS, type CameraPreset } from '../../src/scene/types.ts';
import { LESSON_IDS } from '../../src/ui/view.ts';
import { TWO_HUMANS } from './kept.ts';
import { test } from './support.ts';

const VIEWPORTS = [
  [320, 568],
  [390, 844],
  [560, 480],
  [568, 320],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [3840, 2160],
] as const;
const SMALL_VIEWPORTS = [
  [320, 568],
  [360, 640],
  [568, 320],
  [667, 375],
] as const;
/** Black ends the game at h8. */
const ONE_TO_PLAY = `${'XXXXXXXX'.repeat(7)}XXXXXXO-`;
const PATIENCE_MS = 30_000;
const LEAST_SQUARE = 28;
const LEAST_CONTROL = 44;

for (const [width, height] of VIEWPORTS) {
  test(`at ${width}×${height} every view shows the whole board, beside the controls`, async ({
    game,
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await game.openTestPage({ settings: { speed: 0 }, isFirstVisit: true });
    await game.waitForTurn();
    await expectRoom(page, 'player');
    await page.getByRole('button', { name: 'Not now' }).click();
    for (const view of ['player', 'opponent', 'high', 'top'] as const) {
      if (view !== 'player') await page.keyboard.press('c');
      await expectRoom(page, view);
    }
    await page.keyboard.press('c');
    await game.click('a1');
    await expect(page.locator('.status[data-kind="refused"]')).toBeVisible();
    await expectRoom(page, 'player');
    expect(await page.evaluate(isCrossInBox), 'the cross of a message stands in its box').toBe(true);
    await expectControls(page);
  });
}

test('the views measured are all there are', () => {
  expect(CAMERA_PRESETS).toEqual(['player', 'opponent', 'high', 'top']);
});

for (const [width, height] of SMALL_VIEWPORTS) {
  test(`at ${width}×${height} lessons, messages, thoughts and the result leave the squares their size`, async ({
    game,
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await game.openTestPage({
      settings: { speed: 0, thinkingLine: true },
      game: { setup: { seats: TWO_HUMANS }, start: ONE_TO_PLAY },
      isFirstVisit: true,
    });
    await game.waitForTurn();
    await game.click('a1');
    await expectRoom(page, 'player');
    await page.getByRole('button', { name: 'Not now' }).click();
    await expectRoom(page, 'player');
    await game.click((await game.legalSquares())[0] ?? '');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRoom(page, 'player');
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Take the tour' }).click();
    for (let lesson = 0; lesson < LESSON_IDS.length; lesson++) {
      await expectRoom(page, 'player');
      await page.locator('.lesson .button').first().click();
    }
  });
}

async function expectRoom(page: Page, view: CameraPreset): Promise<void> {
  await expect(async () => {
    const found = await page.evaluate(measure);
    expect(found.camera).toBe(view);
    expect(found.outside, `squares out of sight, seen ${view}`).toEqual([]);
    expect(found.covered, `squares under the controls, seen ${view}`).toEqual([]);
    expect(found.least, `the smallest square, seen ${view}`).toBeGreaterThanOrEqual(LEAST_SQUARE);
  }).toPass({ timeout: PATIENCE_MS });
}

/** Runs in the page: where the squares lie, against the window and against everything that floats over the board. */
function measure() {
  const { scene } = window.seams;
  const squares = scene ? Array.from({ length: 64 }, (_, square) => scene.outlineOf(square)) : [];
  const boxes = squares.map((corners) => {
    const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const [left, top] = [Math.min(...across), Math.min(...down)];
    return { left, top, right: Math.max(...across), bottom: Math.max(...down) };
  });
  const apart = '[role="grid"], .focus-ring, .visually-hidden, .brand, dialog *';
  const bars = [...document.querySelectorAll('.hud-main *')]
    .filter(
      (each) => each.childElementCount === 0 || each.matches('.plate, .actions, .panel, .thinking, dialog'),
    )
    .filter((each) => each.closest(apart) === null && each.checkVisibility())
    .map((bar) => bar.getBoundingClientRect());
  const isUnder = (box: (typeof boxes)[number]): boolean =>
    bars.some(
      (bar) => bar.left < box.right && bar.right > box.left && bar.top < box.bottom && bar.bottom > box.top,
    );
  const isOutside = ({ left, top, right, bottom }: (typeof boxes)[number]): boolean =>
    left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  const numbers = boxes.map((_, square) => square);
  return {
    camera: scene?.camera,
    outside: numbers.filter((square) => isOutside(boxes[square]!)),
    covered: numbers.filter((square) => isUnder(boxes[square]!)),
    least: Math.min(...boxes.map((box) => Math.min(box.right - box.left, box.bottom - box.top))),
  };
}

/** Runs in the page: what puts a message away lies within the coloured box of its words, and beside them. */
function isCrossInBox(): boolean {
  const note = document.querySelector('.status-note');
  const cross = note?.querySelector('.status-close')?.getBoundingClientRect();
  const words = note?.querySelector('.status-text')?.getBoundingClientRect();
  const box = note?.getBoundingClientRect();
  if (!box || !cross || !words) return false;
  const isInside = cross.left >= box.left && cross.right <= box.right && cross.bottom <= box.bottom + 1;
  return isInside && cross.top >= box.top && cross.top < words.bottom && words.top < cross.bottom;
}

async function expectControls(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const buttons = [...document.querySelectorAll('.hud button:not(.square)')];
    const controls = buttons.filter((button) => button.checkVisibility());
    return controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      return width < least || height < least ? [`${control.ariaLabel}: ${width}×${height}`] : [];
    });
  }, LEAST_CONTROL);
  expect(small).toEqual([]);
}
