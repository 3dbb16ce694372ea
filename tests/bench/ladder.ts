// npm run bench:ladder [-- --pair 3] [--games 200] [--milliseconds 1000] [--at-once 2] [--fresh]: each level against the one
// below it. Games played are kept in build/ladder.json, so that a run can be taken up again; --fresh forgets them. The engine
// level has its milliseconds of processor time, so that a busy machine takes nothing from it.
import { fork, type ChildProcess } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LEVELS } from '../../src/engine/levels.ts';
import type { GameOrder } from './ladderWorker.ts';

const KEPT = 'build/ladder.json';
const NORMAL_95 = 1.96;

interface Played {
  readonly upper: number;
  readonly game: number;
  readonly points: number;
}

const { values: options } = parseArgs({
  options: {
    pair: { type: 'string', default: '' },
    games: { type: 'string', default: '200' },
    milliseconds: { type: 'string', default: '1000' },
    'at-once': { type: 'string', default: '2' },
    fresh: { type: 'boolean', default: false },
  },
});
const games = Number(options.games);
const uppers = LEVELS.map(({ id }) => id).filter((id) => id > 0);
const wanted = options.pair === '' ? uppers : options.pair.split(',').map(Number);

let keeping = Promise.resolve();
const played = options.fresh ? [] : await readKept();
await playAll(ordersLeft());
report();

async function readKept(): Promise<Played[]> {
  const text = await readFile(KEPT, 'utf8').catch(() => '[]');
  return JSON.parse(text) as Played[];
}

function ordersLeft(): GameOrder[] {
  const done = new Set(played.map(({ upper, game }) => `${upper}:${game}`));
  const orders = wanted.flatMap((upper) =>
    Array.from({ length: games }, (_, game) => ({ upper, game, milliseconds: Number(options.milliseconds) })),
  );
  return orders.filter(({ upper, game }) => !done.has(`${upper}:${game}`));
}

async function playAll(orders: GameOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const children = Array.from({ length: Math.min(Number(options['at-once']), orders.length) }, () =>
    fork(fileURLToPath(new URL('ladderWorker.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] }),
  );
  await Promise.all(children.map((child) => serve(child, orders)));
  await keep();
}

function serve(child: ChildProcess, orders: GameOrder[]): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 || code === null ? resolve() : reject(new Error(`exit ${code}`))));
    child.on('message', (message: Played | 'ready') => {
      if (message !== 'ready') {
        played.push(message);
        void keep();
      }
      const next = orders.shift();
      if (next === undefined) child.kill();
      else child.send(next);
    });
  });
}

/** Writes one after the other. */
function keep(): Promise<void> {
  keeping = keeping.then(async () => {
    await mkdir('build', { recursive: true });
    await writeFile(KEPT, JSON.stringify(played));
  });
  return keeping;
}

function report(): void {
  const pairs = wanted.map((upper) => {
    const points = played.filter((one) => one.upper === upper && one.game < games).map((one) => one.points);
    const mean = points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length);
    const spread = points.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, points.length - 1);
    const bound = NORMAL_95 * Math.sqrt(spread / Math.max(1, points.length));
    return { lower: upper - 1, upper, games: points.length, points: mean, bound };
  });
  console.log('upper  lower  games  points of the upper, 95 %');
  for (const { lower, upper, games: count, points, bound } of pairs) {
    const share = `${(100 * points).toFixed(1)} % ± ${(100 * bound).toFixed(1)}`;
    console.log(
      `${String(upper).padStart(5)}${String(lower).padStart(7)}${String(count).padStart(7)}  ${share}`,
    );
  }
  console.log(JSON.stringify({ pairs }));
}
