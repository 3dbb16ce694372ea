import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { makeBoardDiagram, parseBoardText } from '../../src/records/boardText.ts';
import { parseGgf, readGgf } from '../../src/records/ggfReader.ts';
import type { WthorKind } from '../../src/records/recordError.ts';
import { recognise } from '../../src/records/recognise.ts';
import { makeShareHash, parseShareHash } from '../../src/records/shareLink.ts';
import { readAtOnce } from '../../src/records/slices.ts';
import { makeTranscript, parseTranscript } from '../../src/records/transcript.ts';
import { WthorFile } from '../../src/records/wthorFile.ts';
import { parseWthorNames } from '../../src/records/wthorNames.ts';
import { FIXED } from '../support/randomPlay.ts';
import { fullLines, mutated, playedThrough } from './randomLines.ts';

/** Much is tried here: a busy machine needs its time. */
vi.setConfig({ testTimeout: 120_000 });

const MANY = { ...FIXED, numRuns: 1000 };
const MEGABYTES_10 = 10 * 1024 * 1024;
/** Time of the processor, whatever else the machine does: far beyond what reading takes, far below a hang. */
const PATIENCE_MS = 5_000;

type Answer = { readonly ok: true } | { readonly ok: false; readonly error: unknown };

const KINDS: readonly WthorKind[] = ['wtb', 'jou', 'trn'];
const REPEATED = ['f5', ' ', '1 ', '-', '(;', '(;A[', '(;GM[', '{', '[a "', 'x-', '#g=', '\n', '\\', 'pass'];
const READERS: readonly (readonly [string, (text: string) => Answer])[] = [
  ['transcripts', (text) => parseTranscript(text)],
  ['boards', (text) => parseBoardText(text)],
  ['GGF', (text) => parseGgf(text)],
  ['GGF files', (text) => readAtOnce(readGgf(text))],
  ['links', (text) => parseShareHash(text)],
  ['pastes', (text) => recognise(text)],
];

const GOOD_TEXTS = fullLines(40).flatMap((line, index) => [
  makeTranscript(line, { spelling: 'numbered', passes: true }),
  makeTranscript(line),
  makeBoardDiagram(playedThrough(line).position),
  makeShareHash({ ...line, shown: index }),
  ggfText(makeTranscript(line)),
]);

/** Words that readers know, in any order. */
const anyWords = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '(;',
        ';)',
        'GM[Othello]',
        'BO[8 ',
        ']',
        '[',
        '\\',
        'B[',
        'W[PA]',
        '--',
        'pass',
        'X',
        'O',
        '-',
      ),
      fc.constantFrom(
        'f5',
        'd6',
        'p16',
        'a1',
        '1.',
        '12',
        '{',
        '}',
        '#g=1',
        '\uFEFF',
        '\n',
        '\t',
        '*',
        '"',
        ' to move',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 120 },
  )
  .map((words) => words.join(''));

function ggfText(transcript: string): string {
  const moves = (transcript.match(/../g) ?? []).map(
    (name, ply) => `${ply % 2 === 0 ? 'B' : 'W'}[${name}//1.5]`,
  );
  const board = 'BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]';
  return `(;GM[Othello]PB[x]PW[y]RE[+2]${board}${moves.join('')};)`;
}

/** A reader answers with a value or with a named error, and throws nothing. */
function isNamed(answer: Answer): boolean {
  return answer.ok || /"code":"[a-z-]+"/.test(JSON.stringify(answer.error));
}

describe.each(READERS)('the reader of %s answers', (_, read) => {
  test('any text', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(anyText, (text) => isNamed(read(text))),
      MANY,
    );
  });

  test('known words in any order', () => {
    fc.assert(
      fc.property(anyWords, (text) => isNamed(read(text))),
      MANY,
    );
  });

  test('good records with changed characters', () => {
    const encoder = new TextEncoder();
    const decoder = new TextDecoder();
    const damaged = GOOD_TEXTS.flatMap((text, index) =>
      Array.from({ length: 10 }, (_none, seed) =>
        decoder.decode(mutated(encoder.encode(text), 10 * index + seed)),
      ),
    );
    expect(damaged.filter((text) => !isNamed(read(text)))).toEqual([]);
  });

  test.each(REPEATED)('ten megabytes of %j, without a hang', (word) => {
    const begun = userMs();
    expect(isNamed(read(word.repeat(MEGABYTES_10 / word.length)))).toBe(true);
    expect(userMs() - begun).toBeLessThan(PATIENCE_MS);
  });
});

describe('the reader of WTHOR files answers', () => {
  const files = KINDS.map((kind) => ({
    kind,
    bytes: new Uint8Array(readFileSync(`tests/fixtures/wthor1977.${kind}`)),
  }));

  test('any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) =>
        KINDS.every((kind) => isReadWhole(bytes, kind)),
      ),
      MANY,
    );
  });

  test.each(files)('a good .$kind file with changed bytes', ({ kind, bytes }) => {
    const seeds = Array.from({ length: 1000 }, (_, seed) => seed);
    expect(seeds.filter((seed) => !isReadWhole(mutated(bytes, seed), kind))).toEqual([]);
  });

  test.each([0, 0x0a, 0x0d, 0x14, 0xef])('ten megabytes of the byte %i', (byte) => {
    const bytes = new Uint8Array(MEGABYTES_10).fill(byte);
    expect(KINDS.every((kind) => isReadWhole(bytes, kind))).toBe(true);
  });
});

/** Whether a file and each of its games is read or refused by name. */
function isReadWhole(bytes: Uint8Array, kind: WthorKind): boolean {
  if (kind !== 'wtb') return isNamed(parseWthorNames(bytes, kind));
  const file = WthorFile.open(bytes);
  if (!file.ok) return isNamed(file);
  return Array.from({ length: file.value.count }, (_, index) => file.value.gameAt(index)).every(isNamed);
}

function userMs(): number {
  return process.cpuUsage().user / 1000;
}

test('no slice of reading ten megabytes of games reads more than a small part of it', () => {
  const game = `${GOOD_TEXTS[4] ?? ''}\n`;
  const text = game.repeat(Math.floor(MEGABYTES_10 / game.length));
  let last = 0;
  let most = 0;
  let slices = 0;
  const reading = readGgf(text);
  for (let step = reading.next(); step.done !== true; step = reading.next()) {
    most = Math.max(most, step.value.done - last);
    last = step.value.done;
    slices++;
  }
  expect(slices).toBeGreaterThan(1000);
  expect(most).toBeLessThan(20_000);
});
