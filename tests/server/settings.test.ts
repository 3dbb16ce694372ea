import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeSettings, parseSettings } from '../../src/server/settings.ts';

test('without any setting the promised defaults hold', () => {
  const settings = parseSettings({ PATH: '/bin' });
  expect(settings.ok && settings.value).toMatchObject({
    dataFolder: 'data',
    roomsPerMinute: 30,
    messagesPerSecond: 20,
    frameBytes: 2048,
    bodyBytes: 16_384,
    graceSeconds: 60,
    lagCreditMs: 1000,
    lan: true,
    metrics: 'local',
    databaseUrl: undefined,
    redisUrl: undefined,
  });
});

test.each([
  [{ REVERSI_GRACE_SECONDS: 'soon' }, 'REVERSI_GRACE_SECONDS must be a whole number from 1 to 86400.'],
  [{ REVERSI_GRACE_SECONDS: '0' }, 'REVERSI_GRACE_SECONDS must be a whole number from 1 to 86400.'],
  [{ REVERSI_FRAME_BYTES: '1e3' }, 'REVERSI_FRAME_BYTES must be a whole number from 256 to 1000000.'],
  [{ REVERSI_LAN: 'maybe' }, 'REVERSI_LAN must be one of on, off.'],
  [{ REDIS_URL: 'localhost' }, 'REDIS_URL must be an address that begins with redis:// or rediss://.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
  ],
  [{ REVERSI_GRACE: '60' }, 'REVERSI_GRACE is no setting of this server; --help lists them.'],
])('%j stops the start with a sentence', (environment, sentence) => {
  expect(parseSettings(environment)).toEqual({ ok: false, error: sentence });
});

test.each(['https://play.example', 'https://a.example,http://b.example:8080'])(
  'the origins %s are read',
  (value) => {
    const settings = parseSettings({ REVERSI_ORIGINS: value });
    expect(settings.ok && settings.value.origins).toEqual(value.split(','));
  },
);

test.each(['play.example', 'https://play.example/', '*'])('the origin %s is refused', (value) => {
  expect(parseSettings({ REVERSI_ORIGINS: value }).ok).toBe(false);
});

test('an empty setting is as good as none', () => {
  const settings = parseSettings({ REVERSI_DATA: '', REDIS_URL: '' });
  expect(settings.ok && settings.value.dataFolder).toBe('data');
});

test('the table of the README has every setting with its default, as help has', () => {
  const readme = readFileSync('README.md', 'utf8');
  const table = readme.split('\n').filter((line) => /^\| `[A-Z_`, ]+`/.test(line));
  const help = describeSettings().split('\n').slice(1);
  const names = help.map((line) => line.trim().split(' ')[0] ?? '');
  const told = table.flatMap((line) => (line.split('|')[1] ?? '').match(/[A-Z_]+/g) ?? []);
  expect([...told].sort()).toEqual([...names].sort());
  for (const line of help) {
    const [, name = '', usual] = /^ {2}(\w+) .*?\(([\w.]+)\)$/.exec(line) ?? [];
    if (usual === undefined) continue;
    expect(table.find((row) => row.includes(`\`${name}\``))).toContain(usual);
  }
});

test('help names every setting with its default', () => {
  const help = describeSettings();
  for (const name of ['PORT', 'HOST', 'REVERSI_DATA', 'REDIS_URL', 'DATABASE_URL', 'REVERSI_LAN']) {
    expect(help).toContain(name);
  }
  expect(help).toContain('(16384)');
});
