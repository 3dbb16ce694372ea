import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const SITE = 'dist';
const KB = 1024;
const MOST_SCRIPT_KB = 230;
const MOST_PICTURES_KB = 400;
const SCRIPT = /<script[^>]*\bsrc="([^"]+)"/g;
const STYLE = /<link[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g;
const PICTURE_OR_FONT = /\.(webp|avif|png|jpe?g|woff2?)$/;

const page = readFileSync(join(SITE, 'index.html'), 'utf8');
const scripts = [...page.matchAll(SCRIPT)].reduce(
  (found, [, path = '']) => withImports(path, found),
  new Set<string>(),
);

test(`the first board needs at most ${MOST_SCRIPT_KB} KB of packed script`, () => {
  const sizes = [...scripts].map((path) => [path, gzipSync(read(path)).length / KB] as const);
  console.log(sizes.map(([path, size]) => `${size.toFixed(1)} KB  ${path}`).join('\n'));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(MOST_SCRIPT_KB);
});

test(`the pictures and fonts that the first script and style can name are at most ${MOST_PICTURES_KB} KB`, () => {
  const styles = [...page.matchAll(STYLE)].map(([, path = '']) => path);
  const texts = [...scripts, ...styles].map((path) => read(path).toString('utf8'));
  const named = readdirSync(join(SITE, 'assets')).filter(
    (name) => PICTURE_OR_FONT.test(name) && texts.some((text) => text.includes(name)),
  );
  const sizes = named.map((name) => read(`/assets/${name}`).length / KB);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_PICTURES_KB);
});

/** A script of the site and all that it imports before it runs. */
function withImports(path: string, found: Set<string>): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const { moduleRequest } of parseSync(path, read(path).toString('utf8')).module.staticImports) {
    withImports(posix.join(posix.dirname(path), moduleRequest.value), found);
  }
  return found;
}

function read(path: string): Buffer {
  return readFileSync(join(SITE, path));
}
