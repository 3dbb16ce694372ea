import { expect, type Page } from '@playwright/test';
import { boxesOf } from './picture.ts';
import { leaveBoard } from './rest.ts';
import { test, type GamePage, type Opening } from './support.ts';
import { readTruth, TWO_HUMANS } from './kept.ts';

const GUARD_MS = 250;
const TWO_PLAYERS: Opening = { game: { setup: { seats: TWO_HUMANS } } };

test.use({ viewport: { width: 360, height: 480 } });

test('clicking on every frame of a flip only hurries it, and the board opens 250 ms later', async ({
  game,
  page,
}) => {
  test.slow();
  await game.openTestPage({ ...TWO_PLAYERS, settings: { speed: 2 } });
  await game.waitForTurn();
  for (let frame = 0, reachedRest = false; !reachedRest; frame++) {
    const seen = await page.evaluate(clickThrough, { from: 'd3', to: 'c3', frame });
    expect(seen.kept, `clicks from frame ${frame}`).toBe(1);
    if (seen.hurried) expect(seen.closedMs).toBeGreaterThanOrEqual(GUARD_MS);
    reachedRest = !seen.hurried;
    await page.keyboard.press('u');
    await game.waitForTurn();
    expect((await readTruth(page)).cursor).toBe(0);
  }
});

test('a double click is one move, and a double tap too, even where the picture does not move', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 480 } });
  const page = await context.newPage();
  const game = await openAnew(page, { ...TWO_PLAYERS, settings: { speed: 0 } });
  const { x, y } = await game.centreOf('d3');
  const [{ width } = { width: 0 }] = await boxesOf(page);
  await page.touchscreen.tap(x - width * 0.4, y);
  await page.touchscreen.tap(x - width * 0.4, y);
  await game.waitForTurn();
  expect((await game.truth()).line).toEqual([19]);
  await page.mouse.dblclick(x + width, y + width);
  await game.waitForTurn();
  expect((await game.truth()).line).toHaveLength(1);
  await context.close();
});

for (const pause of [0, 280, 420]) {
  test(`a double tap of ${pause} ms beside a legal neighbour places one disc, without motion too`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 480 } });
    const page = await context.newPage();
    const game = await openAnew(page, { ...TWO_PLAYERS, settings: { speed: 0 } });
    const { x, y } = await game.centreOf('d3');
    const [{ width } = { width: 0 }] = await boxesOf(page);
    const began = Date.now() / 1000;
    await tapAt(page, { x: x - width * 0.42, y }, began);
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), pause);
    await tapAt(page, { x: x - width * 0.52, y }, began + pause / 1000);
    await game.waitForTurn();
    expect((await game.truth()).line).toEqual([19]);
    await context.close();
  });
}

test('two fingers zoom and turn the view, and never place a disc', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 480 } });
  const page = await context.newPage();
  const game = await openAnew(page, { ...TWO_PLAYERS, settings: { speed: 0 } });
  const { x, y } = await game.centreOf('d3');
  const rest = await viewOf(page);
  await moveFingers(page, [x, y, x + 60, y + 40], [x - 40, y - 30, x + 100, y + 70]);
  const zoomed = await viewOf(page);
  expect(Math.abs((zoomed[2] ?? 0) - (zoomed[0] ?? 0))).toBeGreaterThan((rest[2] ?? 0) - (rest[0] ?? 0));
  await moveFingers(page, [x, y, x + 60, y], [x + 50, y + 30, x + 110, y + 30]);
  expect(await viewOf(page)).not.toEqual(zoomed);
  expect((await game.truth()).line).toEqual([]);
  expect(await page.evaluate(() => window.seams.events.some(({ kind }) => kind === 'pressed'))).toBe(false);
  await page.keyboard.press('v');
  await expect.poll(() => viewOf(page)).toEqual(rest);
  await context.close();
});

test('a drag is never a move, wherever it ends', async ({ game, page }) => {
  await game.openTestPage({ ...TWO_PLAYERS, settings: { speed: 0 } });
  await game.waitForTurn();
  const from = await game.centreOf('d3');
  for (const [across, down] of [
    [6, 0],
    [0, -7],
    [40, 40],
  ] as const) {
    await dragBy(page, 'left', from, across, down);
  }
  await dragThereAndBack(page, from);
  await game.click('f5');
  await game.waitForPlies(1);
  expect((await game.truth()).line).toEqual([37]);
});

test('the right and the middle button and the wheel move the view, the left never does', async ({
  game,
  page,
}) => {
  await game.openTestPage({ ...TWO_PLAYERS, settings: { speed: 0 } });
  await game.waitForTurn();
  const middle = await game.centreOf('d4');
  await dragBy(page, 'left', middle, 60, 30);
  const before = await viewOf(page);
  await dragBy(page, 'left', middle, -50, 40);
  expect(await viewOf(page)).toEqual(before);
  let last = before;
  for (const look of [
    () => dragBy(page, 'right', middle, 60, 20),
    () => page.mouse.wheel(0, -240),
    () => dragBy(page, 'middle', middle, 30, 20),
  ]) {
    await look();
    await expect.poll(() => viewOf(page)).not.toEqual(last);
    last = await viewOf(page);
  }
  expect((await game.truth()).line).toEqual([]);
  await page.keyboard.press('v');
  await expect.poll(() => viewOf(page)).toEqual(before);
});

async function openAnew(page: Page, opening: Opening): Promise<GamePage> {
  const { GamePage: Game } = await import('./support.ts');
  const game = new Game(page);
  await game.openTestPage(opening);
  await game.waitForTurn();
  return game;
}

interface Stroke {
  /** The square whose disc begins the flip, and the legal one that is clicked on while it goes. */
  readonly from: string;
  readonly to: string;
  /** How many frames of the flip pass before the first click. */
  readonly frame: number;
}

/** Runs in the page: plays, waits some frames, then clicks before every frame until the board opens again. */
async function clickThrough({ from, to, frame }: Stroke) {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const buttonOf = (name: string) => document.querySelector(`[role=grid] [aria-label^="${name},"]`);
  const centreOf = (name: string) => {
    const box = buttonOf(name)?.getBoundingClientRect() ?? new DOMRect();
    return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  };
  const click = (name: string) => {
    const where = { ...centreOf(name), isPrimary: true, pointerId: 1, pointerType: 'mouse', bubbles: true };
    const target = document.elementFromPoint(where.clientX, where.clientY);
    target?.dispatchEvent(new PointerEvent('pointerdown', { ...where, buttons: 1 }));
    target?.dispatchEvent(new PointerEvent('pointerup', where));
  };
  const isOpen = () => document.querySelector('[role=grid] [aria-disabled="false"]') !== null;
  const isMoving = () => window.seams.scene?.moving === true;
  const plies = () =>
    (JSON.parse(window.seams.kept('reversi.game') ?? '') as { game: { cursor: number } }).game.cursor;
  click(from);
  while (plies() < 1) await nextFrame();
  const start = window.seams.scene?.stats.frames ?? 0;
  while (isMoving() && (window.seams.scene?.stats.frames ?? 0) < start + frame) await nextFrame();
  if (!isMoving()) return { kept: plies(), hurried: false, closedMs: 0 };
  const began = performance.now();
  do {
    click(to);
    await nextFrame();
  } while (!isOpen());
  return { kept: plies(), hurried: true, closedMs: performance.now() - began };
}

/** A tap that says when it was made, in seconds: a busy machine may hand it over later. */
async function tapAt(page: Page, point: { readonly x: number; readonly y: number }, seconds: number) {
  const session = await page.context().newCDPSession(page);
  const timestamp = seconds;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  await session.detach();
}

/** Lays two fingers on the page, moves both, and lifts them one after the other; x, y, x, y. */
async function moveFingers(page: Page, from: readonly number[], to: readonly number[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (way: number) =>
    [0, 2].map((first, id) => {
      const [x = 0, y = 0] = [first, first + 1].map(
        (index) => (from[index] ?? 0) + ((to[index] ?? 0) - (from[index] ?? 0)) * way,
      );
      return { x, y, id };
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0).slice(0, 1) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const way of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(way) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: at(1).slice(0, 1) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

async function dragBy(
  page: Page,
  button: 'left' | 'middle' | 'right',
  { x, y }: { readonly x: number; readonly y: number },
  across: number,
  down: number,
): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down({ button });
  await page.mouse.move(x + across, y + down, { steps: 3 });
  await page.mouse.up({ button });
  await leaveBoard(page);
}

async function dragThereAndBack(page: Page, { x, y }: { readonly x: number; readonly y: number }) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 3 });
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
}

/** Where the corners of the board stand on the page, as the camera sees them now. */
function viewOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    [0, 7, 56, 63].flatMap((square) => {
      const { x, y } = window.seams.scene?.centreOf(square) ?? { x: 0, y: 0 };
      return [Math.round(x * 10), Math.round(y * 10)];
    }),
  );
}
