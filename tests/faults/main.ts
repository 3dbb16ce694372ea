// Kills servers in the middle of games and counts what was lost: `npm run test:faults [-- --games 200]`. First one server
// with SQLite, killed at random moments and between the receipt of moves and their acknowledgement; then two processes
// with Redis, the owner of the games killed; then one with PostgreSQL. Redis and PostgreSQL are started from what is
// installed; where they are not, that part is skipped aloud, and fails with CI=true. The last line is one JSON object.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from '../support/online/bundle.ts';
import { ENTRY } from '../support/online/childServer.ts';
import { killOne } from './killOne.ts';
import { killOwner } from './killOwner.ts';
import { meetAcross } from './meetAcross.ts';
import { startPostgres, startRedis } from './services.ts';

// The SDK complains of every door it finds closed; here they all are, again and again.
console.warn = () => undefined;

const NO_SERVICE = 'is not installed';
const LEAST_WINDOW_KILLS = 50;

const { values } = parseArgs({ options: { games: { type: 'string', default: '200' } } });
const games = Number(values.games);
const folder = mkdtempSync(join(tmpdir(), 'reversi-faults-'));
const problems: string[] = [];
const program = await bundle(ENTRY);
try {
  const sqlite = await killOne('sqlite', { program, folder: join(folder, 'sqlite'), games, environment: {} });
  const redis = await withService(
    'redis-server',
    () => startRedis(join(folder, 'redis')),
    async (service) => {
      const found = await killOwner({
        program,
        folder: join(folder, 'two'),
        games: 10,
        redisUrl: service.url,
      });
      const meetings = await meetAcross({ program, folder: join(folder, 'meet'), redisUrl: service.url });
      await service.stop();
      return { ...found, ...meetings };
    },
  );
  const postgres = await withService(
    'postgres',
    () => startPostgres(join(folder, 'pg')),
    async (service) => {
      const environment = { DATABASE_URL: service.url };
      const found = await killOne('postgres', {
        program,
        folder: join(folder, 'with-pg'),
        games: 20,
        environment,
      });
      await service.stop();
      return found;
    },
  );
  const parts = [sqlite, redis, postgres].filter((part) => part !== undefined);
  const sum = (field: 'games' | 'finished' | 'lost' | 'duplicated'): number =>
    parts.reduce((total, part) => total + part[field], 0);
  const totals = { games: sum('games'), lost: sum('lost'), duplicated: sum('duplicated') };
  if (totals.lost + totals.duplicated > 0) problems.push('moves were lost or duplicated');
  if (redis !== undefined && redis.unmet > 0) problems.push(`${redis.unmet} pairs of guests never met`);
  if (sum('finished') < totals.games) problems.push(`${totals.games - sum('finished')} games did not finish`);
  if (games >= 200 && sqlite.windowKills < LEAST_WINDOW_KILLS)
    problems.push(`only ${sqlite.windowKills} kills in the window`);
  for (const problem of problems) console.error(`✗ ${problem}`);
  console.log(JSON.stringify({ ...totals, windowKills: sqlite.windowKills, sqlite, redis, postgres }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(problems.length > 0 ? 1 : 0);

async function withService<Service, Found>(
  name: string,
  start: () => Promise<Service | undefined>,
  run: (service: Service) => Promise<Found>,
): Promise<Found | undefined> {
  const service = await start();
  if (service !== undefined) return run(service);
  console.log(`SKIPPED: ${name} ${NO_SERVICE}`);
  if (process.env['CI'] === 'true') problems.push(`${name} ${NO_SERVICE}`);
  return undefined;
}
