import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { boxesOf, type Box } from './picture.ts';
import { leaveBoard } from './rest.ts';
import { test } from './support.ts';
import { TWO_HUMANS } from './kept.ts';

const SMALL = { width: 400, height: 520 };

test.use({ viewport: SMALL });

for (const deviceScaleFactor of [1, 2, 3]) {
  test.describe(`with ${deviceScaleFactor} device pixels to one of the page`, () => {
    test.use({ deviceScaleFactor });

    test('every square is picked at its middle, zoomed, scrolled and after a resize too', async ({
      game,
      page,
    }) => {
      test.slow();
      await game.openTestPage({ settings: { speed: 0 } });
      await game.waitForTurn();
      await expectOwnSquares(page, 64);
      await page.setViewportSize({ width: 640, height: 360 });
      await expectOwnSquares(page, 64);
      await scrollPage(page);
      await expectOwnSquares(page, 64);
      await zoomTo(page, 1.5);
      await expectOwnSquares(page, 64);
      await expectPointerPicks(page);
    });
  });
}

for (const size of [4, 16] as const) {
  test(`every square of a board of ${size} by ${size} is picked at its middle`, async ({ game, page }) => {
    await game.openTestPage({ settings: { speed: 0 }, game: { setup: { size } } });
    await game.waitForTurn();
    await expectOwnSquares(page, size * size);
    await page.setViewportSize({ width: 700, height: 400 });
    await expectOwnSquares(page, size * size);
  });
}

test('the four views all pick their own squares', async ({ game, page }) => {
  await game.openTestPage({ settings: { speed: 0 } });
  await game.waitForTurn();
  for (const view of ['opponent', 'high', 'top', 'player']) {
    await page.keyboard.press('c');
    await expect.poll(() => page.evaluate(() => window.seams.scene?.camera)).toBe(view);
    await expectOwnSquares(page, 64);
  }
});

test('legal squares are told and ringed; pointing at one shows its disc and what would turn', async ({
  game,
  page,
}) => {
  await game.openTestPage({ settings: { speed: 0 }, game: { setup: { seats: TWO_HUMANS } } });
  await game.waitForTurn();
  await expect(game.squareAt('d3')).toHaveAccessibleName('d3, legal, turns 1');
  await leaveBoard(page);
  const [marked, boxes] = [await shoot(page), await boxesOf(page)];
  const { x, y } = await game.centreOf('d3');
  await page.mouse.move(x, y);
  await expect.poll(async () => changes(marked, await shoot(page), boxes)).toEqual(['d3', 'd4']);
  await leaveBoard(page);
  await expect.poll(async () => changes(marked, await shoot(page), boxes)).toEqual([]);
  await page.keyboard.press('h');
  const ringed = ['d3', 'c4', 'f5', 'e6'];
  await expect.poll(async () => changes(marked, await shoot(page), boxes)).toEqual(ringed);
  await expect(game.squareAt('d3')).toHaveAccessibleName('d3, legal, turns 1');
});

/** Points at the middle of every square, as the page stands, and hears which ones were meant. */
async function expectOwnSquares(page: Page, count: number): Promise<void> {
  await expect(page.locator('.grid[data-moving]')).toHaveCount(0);
  await expect(async () => {
    const pointed = await page.evaluate(pointAtAll);
    expect(pointed).toEqual(Array.from({ length: count }, (_, square) => square));
  }).toPass();
}

/** Runs in the page: points at the middle of every square, and tells which the scene took it for. */
function pointAtAll(): (number | string | undefined)[] {
  const { events } = window.seams;
  return [...document.querySelectorAll('[data-square]')].map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const where = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'mouse', bubbles: true };
    const target = document.elementFromPoint(where.clientX, where.clientY);
    if (target?.tagName !== 'CANVAS') return target?.className;
    const before = events.length;
    target.dispatchEvent(new PointerEvent('pointermove', where));
    const heard = events.slice(before).find((event) => event.kind === 'hovered');
    return heard?.kind === 'hovered' ? heard.square : undefined;
  });
}

/** Makes the page longer than its window and scrolls it. */
async function scrollPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.style.height = '300vh';
    window.scrollTo(0, 200);
  });
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
}

/** Zooms as two fingers do. */
async function zoomTo(page: Page, pageScaleFactor: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setPageScaleFactor', { pageScaleFactor });
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(pageScaleFactor);
}

/** The browser's own pointer, wherever it lands on the zoomed page, means the square whose button lies there. */
async function expectPointerPicks(page: Page): Promise<void> {
  await page.evaluate(notePointer);
  const pairs = [];
  for (const share of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    await page.mouse.move(640 * share, 360 * share);
    pairs.push(await page.evaluate(() => [document.body.dataset['under'], document.body.dataset['meant']]));
  }
  expect(pairs.filter(([under]) => under !== 'none').length).toBeGreaterThan(0);
  for (const [under, meant] of pairs) expect(meant).toBe(under);
}

/** Runs in the page: notes the square whose middle the pointer is in, and the one that the scene takes it for. */
function notePointer(): void {
  const near = 0.35;
  document.addEventListener('pointermove', ({ clientX, clientY }) => {
    const button = [...document.querySelectorAll<HTMLElement>('[data-square]')].find((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const [across, down] = [(clientX - x) / width - 0.5, (clientY - y) / height - 0.5];
      return Math.abs(across) < near && Math.abs(down) < near;
    });
    const hovered = window.seams.events.findLast((event) => event.kind === 'hovered');
    const meant = hovered?.kind === 'hovered' ? hovered.square : undefined;
    document.body.dataset['under'] = button?.dataset['square'] ?? 'none';
    document.body.dataset['meant'] = button === undefined ? 'none' : String(meant);
  });
}

async function shoot(page: Page): Promise<PNG> {
  return PNG.sync.read(await page.screenshot({ scale: 'css' }));
}

/** The squares in whose middle two pictures differ. */
function changes(one: PNG, other: PNG, boxes: readonly Box[]): string[] {
  return boxes.flatMap((box, square) => {
    const name = `${'abcdefgh'.charAt(square % 8)}${Math.floor(square / 8) + 1}`;
    return differs(one, other, box) ? [name] : [];
  });
}

const MIDDLE = 0.5;
const NOTICEABLE = 24;

function differs(one: PNG, other: PNG, { x, y, width, height }: Box): boolean {
  const margin = (1 - MIDDLE) / 2;
  for (let down = Math.ceil(y + height * margin); down < y + height * (1 - margin); down++) {
    for (let across = Math.ceil(x + width * margin); across < x + width * (1 - margin); across++) {
      const at = (down * one.width + across) * 4;
      const apart = [0, 1, 2].map((colour) =>
        Math.abs((one.data[at + colour] ?? 0) - (other.data[at + colour] ?? 0)),
      );
      if (Math.max(...apart) > NOTICEABLE) return true;
    }
  }
  return false;
}
