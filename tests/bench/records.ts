// Reads a folder of WTHOR files whole and plays every game through by the rules: `npm run bench:records -- --games <folder>`.
// Prints a table of years and, as its last line, one JSON object. `plainRatio` is the time of our reading over that of the
// plain size-generic board in the same run, both measured in turns so that a busy machine slows both alike.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WthorFile } from '../../src/records/wthorFile.ts';
import { WthorLibrary } from '../../src/records/wthorLibrary.ts';
import { parseWthorNames } from '../../src/records/wthorNames.ts';
import { PlainGrid, Position, standardStart } from '../../src/rules/index.ts';

interface Tally {
  games: number;
  plies: number;
  passes: number;
  unfinished: number;
  illegal: number;
  ms: number;
}

const FAST = standardStart(8);
const PLAIN = new Position(new PlainGrid(8, FAST.codes()), FAST.mover);
const MEGABYTE = 1024 * 1024;
const MOST_RATIO = 0.6;

const { values } = parseArgs({ options: { games: { type: 'string' } } });
const folder = values.games;
if (folder === undefined) throw new Error('Which folder? npm run bench:records -- --games <folder>');
const total = emptyTally();
const plain = emptyTally();
const files = readdirSync(folder)
  .filter((name) => /\.wtb$/i.test(name))
  .sort()
  .map((name) => openFile(join(folder, name)));
console.log('year    games     plies  passes  unfinished  illegal     ms');
for (const file of files) {
  const year = playAll(file, FAST);
  add(total, year);
  add(plain, playAll(file, PLAIN));
  console.log(rowOf(String(file.header.year), year));
}
console.log(rowOf('all', total));
const search = measureSearch();
const plainRatio = Number((total.ms / plain.ms).toFixed(3));
console.log(
  JSON.stringify({
    games: total.games,
    plies: total.plies,
    passes: total.passes,
    unfinished: total.unfinished,
    illegal: total.illegal,
    seconds: Number((total.ms / 1000).toFixed(2)),
    plainSeconds: Number((plain.ms / 1000).toFixed(2)),
    plainRatio,
    ...search,
    megabytes: Math.round(process.memoryUsage().rss / MEGABYTE),
  }),
);
process.exitCode =
  total.games > 0 && total.illegal === 0 && plainRatio <= MOST_RATIO && agree(total, plain) ? 0 : 1;

function openFile(path: string): WthorFile {
  const opened = WthorFile.open(readFileSync(path));
  if (!opened.ok) throw new Error(`${path}: ${opened.error.code}`);
  return opened.value;
}

function playAll(file: WthorFile, start: Position): Tally {
  const tally = emptyTally();
  const begun = performance.now();
  for (let index = 0; index < file.count; index++) {
    const played = file.replayAt(index, start);
    tally.games++;
    if (!played.ok) {
      tally.illegal++;
      continue;
    }
    const { squares, passes, position } = played.value;
    const mustPass = position.mustPass;
    tally.plies += squares.length;
    tally.passes += passes + (mustPass ? 1 : 0);
    if (mustPass || position.legalMoves.length > 0) tally.unfinished++;
  }
  tally.ms = performance.now() - begun;
  return tally;
}

/** Milliseconds for one search through all games by a part of a name, with the lists of names where there are any. */
function measureSearch(): { searchMs: number; found: number } {
  const library = new WthorLibrary(files, readNames('jou'), readNames('trn'));
  const begun = performance.now();
  const found = library.search({ player: 'tam' }).length;
  return { searchMs: Math.round(performance.now() - begun), found };
}

function readNames(kind: 'jou' | 'trn'): readonly string[] {
  const name = readdirSync(folder ?? '').find((each) => each.toLowerCase().endsWith(`.${kind}`));
  if (name === undefined) return [];
  const names = parseWthorNames(readFileSync(join(folder ?? '', name)), kind);
  if (!names.ok) throw new Error(`${name}: ${names.error.code}`);
  return names.value;
}

function emptyTally(): Tally {
  return { games: 0, plies: 0, passes: 0, unfinished: 0, illegal: 0, ms: 0 };
}

function add(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.plies += part.plies;
  sum.passes += part.passes;
  sum.unfinished += part.unfinished;
  sum.illegal += part.illegal;
  sum.ms += part.ms;
}

function agree(one: Tally, other: Tally): boolean {
  return one.plies === other.plies && one.passes === other.passes && one.unfinished === other.unfinished;
}

function rowOf(name: string, { games, plies, passes, unfinished, illegal, ms }: Tally): string {
  return [
    name.padEnd(4),
    String(games).padStart(8),
    String(plies).padStart(9),
    String(passes).padStart(7),
    String(unfinished).padStart(11),
    String(illegal).padStart(8),
    String(Math.round(ms)).padStart(6),
  ].join(' ');
}
