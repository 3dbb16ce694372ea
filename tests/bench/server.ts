// How much a game costs the server: `npm run bench:server [-- --games 200,1000,2000] [--seconds 20]`. The server runs on one
// core, the load on the other: so many games with one move every two seconds each, all over real sockets. A bare-ws twin with
// the same rules and storage is measured in the same run. The last line is one JSON object, per number of games: latency of
// a move at the page in ms (p50, p99), CPU of the server per move over that of the twin (cpuRatio), memory per game, and
// acknowledged moves that are not in the database (lost).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { seededRandom } from '../../src/lib/random.ts';
import { bundle } from '../support/online/bundle.ts';
import { ChildServer, ENTRY } from '../support/online/childServer.ts';
import { openRooms, openTwins, type BenchGame } from './serverGames.ts';

interface Measured {
  readonly p50: number;
  readonly p99: number;
  readonly cpuMsPerMove: number;
  readonly kbPerGame: number;
  readonly moves: number;
  readonly lost: number;
}

const TWIN = fileURLToPath(new URL('serverTwin.ts', import.meta.url));
const MOVE_MS = 2000;
const SERVER_CORE = 0;
const WARMING_GAMES = 100;
const WARMING_MOVES = 10;
const WITHOUT_LIMITS = {
  REVERSI_ROOMS_PER_MINUTE: '1000000',
  REVERSI_JOINS_PER_MINUTE: '1000000',
  REVERSI_MESSAGES_PER_SECOND: '1000',
  REVERSI_SOCKETS_PER_ADDRESS: '1000000',
  REVERSI_MAX_ROOMS: '1000000',
};

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200,1000,2000' },
    seconds: { type: 'string', default: '20' },
  },
});
const programs = { ours: await bundle(ENTRY), twin: await bundle(TWIN) };
const seconds = Number(values.seconds);
const results: Record<string, object> = {};
console.log('games  server   p50 ms   p99 ms   CPU ms/move   KB/game   moves   lost');
for (const count of values.games.split(',').map(Number)) {
  const twin = await measure(count, 'twin');
  const ours = await measure(count, 'ours');
  const { p50, p99, kbPerGame, lost, moves, cpuMsPerMove } = ours;
  const cpuRatio = cpuMsPerMove / twin.cpuMsPerMove;
  results[count] = rounded({
    p50,
    p99,
    cpuRatio,
    kbPerGame,
    lost,
    moves,
    twinP50: twin.p50,
    twinP99: twin.p99,
  });
}
console.log(JSON.stringify(results));

async function measure(count: number, kind: 'ours' | 'twin'): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'reversi-bench-'));
  const options = { port: 0, folder, environment: WITHOUT_LIMITS };
  const server = new ChildServer(options, { core: SERVER_CORE, entry: programs[kind] });
  await server.listening();
  try {
    // Some games first, so that what the process takes once, for whatever number, is not counted as a game's.
    const first = await (kind === 'twin' ? openTwins : openRooms)(server.url, WARMING_GAMES);
    for (let move = 0; move < WARMING_MOVES; move++) await Promise.all(first.map((game) => game.move(0)));
    const before = await server.usage();
    const games = await (kind === 'twin' ? openTwins : openRooms)(server.url, count);
    const atStart = await server.usage();
    const latencies = await play(games);
    const atEnd = await server.usage();
    const measured: Measured = {
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      cpuMsPerMove: (atEnd.cpuMs - atStart.cpuMs) / latencies.length,
      kbPerGame: ((atEnd.rssMB - before.rssMB) * 1024) / count,
      moves: latencies.length,
      lost: lostOf(games, join(folder, kind === 'twin' ? '' : 'data', 'reversi.sqlite')),
    };
    print(count, kind, measured);
    for (const game of games) game.leave();
    return measured;
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every game at its own moment, one move every two seconds; gives the latency of each move. */
async function play(games: readonly BenchGame[]): Promise<number[]> {
  const latencies: number[] = [];
  const random = seededRandom(7);
  const end = performance.now() + seconds * 1000;
  const playOne = async (game: BenchGame): Promise<void> => {
    await pause(random() * MOVE_MS);
    for (let due = performance.now(); due < end && !game.isOver; due += MOVE_MS) {
      await pause(due - performance.now());
      const sentAt = performance.now();
      await game.move(random());
      latencies.push(performance.now() - sentAt);
    }
  };
  await Promise.all(games.map(playOne));
  return latencies;
}

/** Acknowledged moves that the database does not have. */
function lostOf(games: readonly BenchGame[], file: string): number {
  const database = new Database(file, { readonly: true });
  const find = database.prepare('select square from moves where game = ? and ply = ?');
  const lost = games.flatMap(({ code, played }) =>
    played.filter(
      (square, ply) => (find.get([`${code}:0`, ply]) as { square: number } | undefined)?.square !== square,
    ),
  );
  database.close();
  return lost.length;
}

function print(
  count: number,
  kind: string,
  { p50, p99, cpuMsPerMove, kbPerGame, moves, lost }: Measured,
): void {
  const cells = [p50.toFixed(1), p99.toFixed(1), cpuMsPerMove.toFixed(3), kbPerGame.toFixed(0), moves, lost];
  const widths = [9, 9, 14, 10, 8, 7];
  const row = cells.map((cell, index) => String(cell).padStart(widths[index] ?? 0)).join('');
  console.log(`${String(count).padStart(5)}  ${kind.padEnd(6)}${row}`);
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function rounded(numbers: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, Math.round(value * 100) / 100]),
  );
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, Math.max(0, milliseconds)));
}
