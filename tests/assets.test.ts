import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = 'assets';
const MOST_SOUND_BYTES = 10 * 1024;
const NOTES = 'README.md';

const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== NOTES)
  .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
  .filter((path) => !path.startsWith(`${ROOT}/make/`));

test.each(files)('%s is listed with its source', (path) => {
  const notes = [join(ROOT, NOTES), join(dirname(path), NOTES)]
    .filter((each) => existsSync(each))
    .map((each) => readFileSync(each, 'utf8'))
    .join('\n');
  const names = [basename(path), `${basename(dirname(path))}/*${extname(path)}`];
  expect(names.some((name) => notes.includes(name))).toBe(true);
});

test.each(files.filter((path) => path.startsWith(`${ROOT}/sounds/`)))('%s is a small sound', (path) => {
  expect(statSync(path).size).toBeLessThanOrEqual(MOST_SOUND_BYTES);
});
