// Builds assets/openings/openings.json from lists of named positions: `npx tsx assets/make/openings.ts <folder>`, where the
// folder holds names-en.txt and names-ja.txt (64 characters a1…h8, 0 black, 1 white, . empty, a blank and the name).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { makeBoardLetters, parseBoardLetters } from '../../src/records/boardLetters.ts';
import { mapSquare } from '../../src/rules/index.ts';

interface Names {
  en: string;
  ja: string;
  zh: string;
}

const OUTPUT = 'assets/openings/openings.json';
const SQUARES = 64;
/** The symmetries that keep the usual start. */
const SYMMETRIES = [0, 3, 4, 7];

/** Chinese names in use, by the Japanese name that they translate. */
const CHINESE: Readonly<Record<string, string>> = {
  虎定石: '虎定式',
  兎定石: '兔定式',
  牛定石: '牛定式',
};

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder holds names-en.txt and names-ja.txt?');
const table = new Map<string, Names>();
for (const [letters, name] of readNames('names-en.txt')) namesAt(letters).en ||= name;
for (const [letters, name] of readNames('names-ja.txt')) {
  const names = namesAt(letters);
  names.ja ||= name;
  names.zh ||= CHINESE[name] ?? '';
}
const rows = [...table]
  .sort(([a], [b]) => discsIn(a) - discsIn(b) || (a < b ? -1 : 1))
  .map(([letters, { en, ja, zh }]) => (zh === '' ? [letters, en, ja] : [letters, en, ja, zh]));
const sources = {
  en: "After Matthias Berg's list of opening names",
  ja: "After evaccaneer's list of opening names",
  zh: 'Names in use among Chinese players; where there is none the English one is shown',
};
const text = JSON.stringify({ sources, openings: rows });
writeFileSync(OUTPUT, await format(text, { ...(await resolveConfig(OUTPUT)), parser: 'json' }));
console.log(`${rows.length} positions`);

function readNames(file: string): [letters: string, name: string][] {
  const lines = readFileSync(join(folder ?? '', file), 'utf8').split(/\r?\n/);
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const codes = Uint8Array.from(line.slice(0, SQUARES), (disc) => '.01'.indexOf(disc));
      if (codes.length !== SQUARES || codes.some((code) => code > 2)) throw new Error(`No position: ${line}`);
      return [canonical(codes), line.slice(SQUARES).trim().replaceAll('/', ' / ')];
    });
}

function namesAt(letters: string): Names {
  const names = table.get(letters) ?? { en: '', ja: '', zh: '' };
  table.set(letters, names);
  return names;
}

/** The first, in the order of letters, of the four pictures of a position that the start allows. */
function canonical(codes: Uint8Array): string {
  const pictures = SYMMETRIES.map((symmetry) => {
    const picture = new Uint8Array(SQUARES);
    codes.forEach((code, square) => (picture[mapSquare(square, symmetry, 8)] = code));
    return makeBoardLetters(picture);
  });
  return pictures.sort()[0] ?? '';
}

function discsIn(letters: string): number {
  return parseBoardLetters(letters, SQUARES)?.filter((code) => code !== 0).length ?? 0;
}
