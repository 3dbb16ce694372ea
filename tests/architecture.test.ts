import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findCycle, importsOf, readImports, type Import } from './support/imports.ts';

interface Row {
  /** Rooms, or single files and folders of a room, that this room may import. */
  readonly rooms: readonly string[];
  /** Those of which it may name the types alone. */
  readonly types?: readonly string[];
  readonly packages?: readonly string[];
  /** Whether its bundler imports reach into assets/. */
  readonly assets?: boolean;
}

const LOGIC = ['rules', 'lib'];
const PREACT = ['preact', '@preact/signals'];
const ONLINE = [
  '@colyseus/core',
  '@colyseus/ws-transport',
  '@colyseus/schema',
  '@colyseus/redis-presence',
  '@colyseus/redis-driver',
  'ws',
  'libsql',
  'kysely',
  'pg',
  'bonjour-service',
];
const WORKBOX = ['workbox-precaching', 'workbox-routing'];

/** Who may import whom. A room may always import itself. */
const TABLE: Readonly<Record<string, Row>> = {
  lib: { rooms: [] },
  rules: { rooms: [] },
  i18n: { rooms: [] },
  records: { rooms: LOGIC },
  engine: { rooms: LOGIC, packages: ['node'], assets: true },
  game: { rooms: LOGIC },
  players: { rooms: ['game', 'engine', 'net', ...LOGIC] },
  training: { rooms: ['engine', 'records', ...LOGIC], packages: ['node'] },
  review: { rooms: ['game', 'engine', 'records', ...LOGIC] },
  net: { rooms: ['game', 'records', ...LOGIC], packages: ['@colyseus/sdk'] },
  scene: { rooms: LOGIC, packages: ['three', 'gsap'], assets: true },
  sound: { rooms: ['lib'], packages: ['howler'], assets: true },
  ui: {
    // Of net only the limits and choices of online play; what runs there is app's.
    rooms: ['game', 'records', 'i18n', 'net/doors', 'net/messages', ...LOGIC],
    types: ['engine', 'review', 'net'],
    packages: [...PREACT, 'qrcode'],
    assets: true,
  },
  server: {
    // Of net only what both ends speak: never the half that runs in the page.
    rooms: ['net/messages', 'net/doors', 'net/decode', 'game', 'records', ...LOGIC],
    packages: ['node', 'mrmime', 'qrcode', ...ONLINE],
  },
  app: {
    rooms: [
      'game',
      'players',
      'engine',
      'review',
      'records',
      'scene',
      'sound',
      'ui',
      'i18n',
      'net',
      ...LOGIC,
    ],
    packages: [...PREACT, 'idb'],
    assets: true,
  },
  'main.ts': { rooms: ['app', 'lib'], assets: true },
  'sw.ts': { rooms: [], packages: WORKBOX },
};

const RULES_DOOR = 'rules/index.ts';
const IMPORTS = readImports('src', (file) => file.startsWith('engine/core/'));

test('every import of src stands in the table', () => {
  expect(IMPORTS.filter((one) => !isAllowed(one)).map(describeImport)).toEqual([]);
});

test('no files of src import each other in a ring', () => {
  expect(findCycle(IMPORTS)).toBeUndefined();
});

test('every package the page or the server runs on stands in the table', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const named = new Set(Object.values(TABLE).flatMap(({ packages }) => packages ?? []));
  expect(Object.keys(dependencies).filter((name) => !named.has(name))).toEqual([]);
});

test.each([
  ['scene/stage.ts', "import { Game } from '../game/game.ts';"],
  ['game/game.ts', "import { Position } from '../rules/position.ts';"],
  ['rules/position.ts', "import type { Result } from '../lib/result.ts';"],
  ['ui/hud.tsx', "import { search } from '../engine/search.ts';"],
  ['ui/hud.tsx', "import { Scene } from 'three';"],
  ['app/session.ts', "import { serve } from '../server/serve.ts';"],
  ['app/session.ts', "const scene = await import('three/addons/x.js');"],
  ['server/rooms.ts', "import { connect } from '../net/connect.ts';"],
  ['server/rooms.ts', "import express from 'express';"],
  ['game/game.ts', "const worker = new URL('../engine/worker.ts', import.meta.url);"],
  ['attic/odd.ts', "import { ok } from '../lib/result.ts';"],
])('in %s the line %s is refused', (file, text) => {
  expect(importsOf(file, text).map(isAllowed)).toEqual([false]);
});

test.each([
  ['scene/stage.ts', "import { Scene } from 'three';"],
  ['game/game.ts', "import { Position } from '../rules/index.ts';"],
  ['rules/ply.ts', "import type { Side } from './side.ts';"],
  ['ui/hud.tsx', "import type { Level } from '../engine/levels.ts';"],
  ['server/rooms.ts', "import { decodeMessage } from '../net/decode.ts';"],
  ['sound/clips.ts', "import drop from '../../assets/sounds/drop.mp3?url';"],
])('in %s the line %s is allowed', (file, text) => {
  expect(importsOf(file, text).map(isAllowed)).toEqual([true]);
});

test('a ring of imports is found, and a ring of types is none', () => {
  const ring = [
    ...importsOf('a.ts', "import { b } from './b.ts';"),
    ...importsOf('b.ts', "import { c } from './c.ts';"),
  ];
  const closing = importsOf('c.ts', "import { a } from './a.ts';");
  expect(findCycle([...ring, ...closing])).toEqual(['a.ts', 'b.ts', 'c.ts', 'a.ts']);
  expect(findCycle([...ring, ...importsOf('c.ts', "import type { A } from './a.ts';")])).toBeUndefined();
});

function isAllowed({ from, to, isPackage, typeOnly }: Import): boolean {
  const room = roomOf(from);
  const row = TABLE[room];
  if (!row) return false;
  if (isPackage) return row.packages?.includes(to) ?? false;
  if (to.startsWith('../assets/')) return row.assets ?? false;
  if (roomOf(to) === room) return true;
  if (roomOf(to) === 'rules' && to !== RULES_DOOR) return false;
  const reach = typeOnly ? [...row.rooms, ...(row.types ?? [])] : row.rooms;
  return reach.some((place) => to === `${place}.ts` || to.startsWith(`${place}/`));
}

function roomOf(file: string): string {
  return file.split('/')[0] ?? '';
}

function describeImport({ from, to }: Import): string {
  return `${from} imports ${to}`;
}
