import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** A file that the browser was given to save. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export async function saveFrom(page: Page, sheet: Locator, button: string): Promise<SavedFile> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** A file to be let fall on the page. */
export interface DroppedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Lets files fall on the board, as a person does with a mouse. */
export async function dropFiles(page: Page, files: readonly DroppedFile[]): Promise<void> {
  await page.evaluate(
    (dropped) => {
      const data = new DataTransfer();
      for (const { name, base64 } of dropped) {
        data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name));
      }
      const board = document.querySelector('[role="grid"]') ?? document.body;
      board.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })),
  );
}

/** The share of pixels in a part of a picture that are darker than this grey (0…255). */
export function darkShare(png: PNG, box: { x: number; y: number; side: number }, grey: number): number {
  let dark = 0;
  for (let y = 0; y < box.side; y++) {
    for (let x = 0; x < box.side; x++) {
      const at = ((Math.round(box.y) + y) * png.width + Math.round(box.x) + x) * 4;
      const [red = 0, green = 0, blue = 0] = png.data.subarray(at, at + 3);
      if ((red + green + blue) / 3 < grey) dark++;
    }
  }
  return dark / (box.side * box.side);
}

/** How many colours a picture has, told apart by their upper five bits. */
export function coloursOf(png: PNG): number {
  const colours = new Set<number>();
  for (let at = 0; at < png.data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = png.data.subarray(at, at + 3);
    colours.add(((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3));
  }
  return colours.size;
}

export function pictureIn({ name, bytes }: SavedFile, expected: string): PNG {
  expect(name).toBe(expected);
  return PNG.sync.read(bytes);
}

export function sizeOfCanvas(canvas: Element): { readonly width: number; readonly height: number } {
  const { width, height } = canvas as HTMLCanvasElement;
  return { width, height };
}
