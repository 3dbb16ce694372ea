// Draws the icons of assets/icons from icon.svg, with the browser of the tests: npx tsx assets/make/icons.ts
import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { requireBrowser } from '../../tests/support/browser.ts';

const FOLDER = new URL('../icons/', import.meta.url).pathname;
const SVG = readFileSync(`${FOLDER}icon.svg`, 'utf8');
/** Phones cut a maskable icon to a shape of theirs: what matters lies in the middle 80 %, the ground reaches the edge. */
const UNCUT = SVG.replace(/rx="104"/, '').replace('scale(1)', 'scale(0.8)');
/** Apple rounds the corners itself. */
const SQUARE = SVG.replace(/rx="104"/, '');

const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
await draw(page, SVG, 192, 'icon-192.png');
await draw(page, SVG, 512, 'icon-512.png');
await draw(page, UNCUT, 512, 'icon-maskable-512.png');
await draw(page, SQUARE, 180, 'apple-touch-icon.png');
await browser.close();

async function draw(onto: Page, svg: string, size: number, name: string): Promise<void> {
  await onto.setViewportSize({ width: size, height: size });
  await onto.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`);
  await onto.screenshot({ path: `${FOLDER}${name}`, omitBackground: true });
}
