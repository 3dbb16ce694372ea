import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** A square on the page, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a square is looked at, in shares of its box: clear of its dot and its rings, inside of a disc's rim. */
const LOOKS = [
  [-0.31, 0],
  [0.31, 0],
  [0, -0.31],
  [0, 0.24],
  [-0.22, -0.22],
  [0.22, -0.22],
  [-0.22, 0.17],
  [0.22, 0.17],
] as const;
/** How far the strongest and the weakest colour of a pixel of felt are apart; those of a disc are closer. */
const FELT_CHROMA = 28;
const MIDDLE_GREY = 110;

/** The boxes of all squares, a1 first. */
export function boxesOf(page: Page): Promise<readonly Box[]> {
  return page.locator('[data-square]').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
}

/** The board as its pixels show it, row by row: X black, O white, - empty. */
export async function readPicture(page: Page): Promise<string> {
  const boxes = await boxesOf(page);
  const png = PNG.sync.read(await page.screenshot({ scale: 'css' }));
  return boxes.map((box) => letterAt(png, box)).join('');
}

/** What lies on a square of a picture. */
export function letterAt(png: PNG, box: Box): string {
  const seen = LOOKS.map(([across, down]) =>
    letterOf(png, box.x + box.width * (0.5 + across), box.y + box.height * (0.5 + down)),
  );
  return ['X', 'O'].find((letter) => seen.filter((each) => each === letter).length > LOOKS.length / 2) ?? '-';
}

function letterOf(png: PNG, x: number, y: number): string {
  const at = (Math.round(y) * png.width + Math.round(x)) * 4;
  const [red = 0, green = 0, blue = 0] = png.data.subarray(at, at + 3);
  if (Math.max(red, green, blue) - Math.min(red, green, blue) > FELT_CHROMA && green > red) return '-';
  return (red + green + blue) / 3 < MIDDLE_GREY ? 'X' : 'O';
}
