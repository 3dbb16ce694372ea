import { beforeAll, describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../../src/lib/random.ts';
import { makeBoardDiagram, makeBoardText, parseBoardText } from '../../src/records/boardText.ts';
import type { GgfGame, GgfNote } from '../../src/records/ggf.ts';
import { parseGgf, readGgf } from '../../src/records/ggfReader.ts';
import { makeGgf } from '../../src/records/ggfWriter.ts';
import { recognise } from '../../src/records/recognise.ts';
import type { RecordedLine } from '../../src/records/replayer.ts';
import { makeShareHash, parseShareHash } from '../../src/records/shareLink.ts';
import { readAtOnce } from '../../src/records/slices.ts';
import { makeTranscript, parseTranscript, type TranscriptStyle } from '../../src/records/transcript.ts';
import { makeWthorFile, WthorFile } from '../../src/records/wthorFile.ts';
import { standardStart } from '../../src/rules/index.ts';
import { makeEntryRecord } from '../../src/app/library/libraryEntry.ts';
import { readLibraryFile, writeLibraryFile } from '../../src/app/library/libraryFile.ts';
import { Game } from '../../src/game/game.ts';
import { entryOf } from '../support/libraries.ts';
import { playAll } from '../support/randomPlay.ts';
import { fixtureGame, FIXTURE_GAMES, squaresOf } from '../support/fixtureGames.ts';
import { fullLines, playedThrough, thousandLines } from './randomLines.ts';

/** Much is tried here: a busy machine needs its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const STYLES: readonly TranscriptStyle[] = [
  {},
  { passes: true },
  { spelling: 'spaced', upper: true },
  { spelling: 'spaced', passes: true },
  { spelling: 'numbered', passes: true },
  { spelling: 'numbered', upper: true },
];

let lines: RecordedLine[] = [];
beforeAll(() => {
  lines = [
    ...thousandLines(),
    ...FIXTURE_GAMES.map(({ transcript }) => ({ start: standardStart(8), squares: squaresOf(transcript) })),
  ];
});

test('there are a thousand games, many of them with passes', () => {
  expect(lines.length).toBeGreaterThanOrEqual(1000);
  expect(lines.filter((line) => playedThrough(line).passes > 0).length).toBeGreaterThan(250);
});

describe('a game comes back the same', () => {
  test('through a transcript in every style', () => {
    for (const [index, line] of lines.entries()) {
      const style = STYLES[index % STYLES.length] ?? {};
      const text = makeTranscript(line, style);
      const read = parseTranscript(text, line.start);
      if (line.squares.length === 0) expect(read).toEqual({ ok: false, error: { code: 'no-moves' } });
      else expect(read).toMatchObject({ ok: true, value: { squares: line.squares, found: 'given' } });
    }
  });

  test('through a link, within the promised length', () => {
    for (const [index, line] of lines.entries()) {
      const game = { ...line, shown: index % (line.squares.length + 1) };
      const hash = makeShareHash(game);
      expect(hash.length).toBeLessThanOrEqual(line.start.size <= 8 ? 200 : 700);
      expect(hash).toMatch(/^[\w=-]+$/);
      expectSameGame(parseShareHash(`https://example.org/play#${hash}`), game);
    }
  });

  test('through GGF, one by one and as one file', () => {
    const games = lines.map((line, index) => ggfOf(line, index));
    for (const game of games) expectSameGame(parseGgf(makeGgf([game])), game);
    const file = readAtOnce(readGgf(makeGgf(games)));
    if (!file.ok) throw new Error(file.error.code);
    expect(file.value.problemCount).toBe(0);
    expect(file.value.games.map(withoutStart)).toEqual(games.map(withoutStart));
  });

  test('through a saved game and a library', () => {
    const entries = lines.map((line, index) => {
      const game = playAll(Game.start(line.start), line.squares);
      return entryOf(`g${index}`, { game: game.jump(index % (game.line.length + 1)) });
    });
    const games = entries.map(makeEntryRecord);
    const text = readAtOnce(writeLibraryFile({ games, results: [], aside: [] })).join('');
    const read = readAtOnce(readLibraryFile(text));
    if (!read.ok) throw new Error(read.error);
    expect(read.value.aside).toEqual([]);
    for (const [index, { game }] of read.value.entries.entries()) {
      expect(game.line.map(({ ply }) => ply.square)).toEqual(lines[index]?.squares);
      expect(game.start.equals(lines[index]?.start ?? standardStart(8))).toBe(true);
      expect(game.cursor).toBe(entries[index]?.game.cursor);
    }
  });

  test('through WTHOR', () => {
    const games = [...fullLines(1000), ...FIXTURE_GAMES.map(({ id }) => lineOf(id))].map((line, index) => ({
      tournament: index,
      black: index % 77,
      white: index % 99,
      blackScore: playedThrough(line).position.counts.black,
      theoreticalScore: 32,
      squares: line.squares,
    }));
    const header = { created: { year: 2026, month: 11, day: 30 }, year: 2026, depth: 22 };
    const opened = WthorFile.open(makeWthorFile(header, games));
    if (!opened.ok) throw new Error(opened.error.code);
    expect(opened.value.header).toEqual({ ...header, records: games.length });
    expect(games.map((_, index) => opened.value.gameAt(index))).toEqual(
      games.map((value) => ({ ok: true, value })),
    );
  });
});

test('the last position comes back through every kind of board text, and is recognised', () => {
  for (const line of lines) {
    const { position } = playedThrough(line);
    for (const text of [makeBoardText(position), makeBoardDiagram(position)]) {
      const read = parseBoardText(text);
      if (!read.ok) throw new Error(`${read.error.code}\n${text}`);
      expect(read.value.moverGiven).toBe(true);
      expect(read.value.position.equals(position)).toBe(true);
    }
    expect(recognise(makeBoardText(position))).toMatchObject({ ok: true, value: { kind: 'board' } });
  }
});

function expectSameGame(
  read: { ok: true; value: RecordedLine } | { ok: false; error: unknown },
  game: RecordedLine,
): void {
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.start.equals(game.start)).toBe(true);
  expect(withoutStart(read.value)).toEqual(withoutStart(game));
}

function withoutStart({ start, ...rest }: RecordedLine): unknown {
  return { ...rest, size: start.size, board: makeBoardText(start) };
}

function lineOf(id: string): RecordedLine {
  return { start: standardStart(8), squares: squaresOf(fixtureGame(id).transcript) };
}

function ggfOf(line: RecordedLine, index: number): GgfGame {
  const random = seededRandom(index);
  const endings = [undefined, 'resigned', 'time', 'mutual'] as const;
  const note = (): GgfNote => ({
    evaluation: random() < 0.5 ? (Math.round(random() * 1000) - 500.5) / 100 : undefined,
    seconds: random() < 0.5 ? Math.round(random() * 1000) / 100 : undefined,
  });
  return {
    ...line,
    players: {
      black: { name: `a]b\\c ${index}`, rating: 1500.25, clock: '05:00//02:00' },
      white: { name: '白 (;x;)', rating: undefined, clock: index % 2 === 0 ? '05:00//02:00' : '01:00' },
    },
    place: 'here',
    date: '2026.11.30',
    type: index % 3 === 0 ? '' : String(line.start.size),
    result: index % 4 === 3 ? undefined : { margin: (index % 129) - 64, ending: endings[index % 3] },
    notes: line.squares.map(note),
  };
}
