import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqlite, openSqliteFile } from '../../../src/server/store/openStore.ts';
import type { NewGame, Store } from '../../../src/server/store/store.ts';
import { ROOM } from '../../support/online/matchTable.ts';

const { code } = ROOM;
const LEFT = { black: 60_000, white: 60_000 };
const GAME: NewGame = { id: `${code}:0`, round: 0, blackSeat: 0, epoch: 0, left: LEFT };
const DAY_MS = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'reversi-store-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a room is read back as it was stored', async () => {
  const store = await withGame();
  await store.addMove(GAME.id, moveAt(0, 37), 'me');
  await store.addChat(code, { number: 1, side: undefined, name: 'Eve', text: 'hello' });
  expect(await store.openRoom(code, 'me')).toEqual({
    ...ROOM,
    seats: [{ seat: 0, name: 'Ann' }],
    game: { ...GAME, outcome: undefined, left: moveAt(0, 37).left, moves: [moveAt(0, 37)] },
    chat: [{ number: 1, side: undefined, name: 'Eve', text: 'hello' }],
  });
});

test('what was written is there when the file is opened again', async () => {
  const first = await withGame(await openSqlite(join(folder, 'again')));
  await first.addMove(GAME.id, moveAt(0, 37), 'me');
  await first.close();
  const second = await openSqlite(join(folder, 'again'));
  expect((await second.openRoom(code, 'you'))?.game?.moves).toHaveLength(1);
  await second.close();
});

describe('a move is not stored', () => {
  test('twice', async () => {
    const store = await withGame();
    expect(await store.addMove(GAME.id, moveAt(0, 37), 'me')).toBe(true);
    expect(await store.addMove(GAME.id, moveAt(0, 19), 'me')).toBe(false);
    expect((await store.openRoom(code, 'me'))?.game?.moves).toEqual([moveAt(0, 37)]);
  });

  test('for a process that does not own the game any more', async () => {
    const store = await withGame();
    await store.openRoom(code, 'you');
    expect(await store.addMove(GAME.id, moveAt(0, 37), 'me')).toBe(false);
    expect(await store.addMove(GAME.id, moveAt(0, 37), 'you')).toBe(true);
  });

  test('in a game that is over', async () => {
    const store = await withGame();
    expect(await store.endGame(GAME.id, { kind: 'resigned', winner: 'white' }, LEFT, 'me')).toBe(true);
    expect(await store.addMove(GAME.id, moveAt(0, 37), 'me')).toBe(false);
  });
});

test('a game ends once', async () => {
  const store = await withGame();
  await store.endGame(GAME.id, { kind: 'time', winner: 'white' }, { black: 0, white: 5 }, 'me');
  expect(await store.endGame(GAME.id, { kind: 'agreed', winner: undefined }, LEFT, 'me')).toBe(false);
  const game = (await store.openRoom(code, 'me'))?.game;
  expect([game?.outcome, game?.left]).toEqual([
    { kind: 'time', winner: 'white' },
    { black: 0, white: 5 },
  ]);
});

test('of two who want the free seat at once one has it', async () => {
  const store = await withGame();
  const taken = await Promise.all(['a', 'b', 'c'].map((hash) => store.takeSeat(code, hash, hash)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await store.seatOf(code, ['a', 'b', 'c'][taken.indexOf(true)] ?? '')).toBe(1);
  expect(await store.seatOf(code, 'd')).toBeUndefined();
});

test('a takeback and moves of other games at the same moment do not mix', async () => {
  const store = await withGame();
  for (let ply = 0; ply < 4; ply++) await store.addMove(GAME.id, moveAt(ply, ply), 'me');
  await store.createRoom({ ...ROOM, code: 'other23456' }, { tokenHash: 'x', name: '' });
  await store.startGame('other23456', { ...GAME, id: 'other23456:0' }, 'me');
  const results = await Promise.all([
    store.takeBack(GAME.id, { plies: 2, epoch: 1, left: LEFT }, 'me'),
    store.addMove('other23456:0', moveAt(0, 37), 'me'),
    store.takeBack(GAME.id, { plies: 0, epoch: 2, left: LEFT }, 'stranger'),
  ]);
  expect(results).toEqual([true, true, false]);
  const game = (await store.openRoom(code, 'me'))?.game;
  expect([game?.moves.length, game?.epoch, game?.left]).toEqual([2, 1, LEFT]);
  expect((await store.openRoom('other23456', 'me'))?.game?.moves).toHaveLength(1);
});

test('what nobody came back to is ended, what nobody played is forgotten', async () => {
  let now = 0;
  const store = await withGame(await openSqliteFile(':memory:', () => now));
  await store.createRoom({ ...ROOM, code: 'other23456' }, { tokenHash: 'x', name: '' });
  now = DAY_MS / 2;
  expect(await store.sweep(DAY_MS)).toBe(0);
  now = DAY_MS * 2;
  expect(await store.sweep(DAY_MS)).toBe(2);
  expect(await store.hasRoom('other23456')).toBe(false);
  expect((await store.openRoom(code, 'me'))?.game?.outcome).toEqual({ kind: 'abandoned', winner: undefined });
});

async function withGame(store?: Store): Promise<Store> {
  const opened = store ?? (await openSqliteFile(':memory:', () => 0));
  await opened.createRoom(ROOM, { tokenHash: 'host', name: 'Ann' });
  await opened.startGame(code, GAME, 'me');
  return opened;
}

function moveAt(ply: number, square: number) {
  return { ply, square, tookMs: 1000, left: { black: 59_000, white: 60_000 } };
}
