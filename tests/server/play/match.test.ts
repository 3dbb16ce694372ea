import { describe, expect, test } from 'vitest';
import { GRACE_MS, MatchTable } from '../../support/online/matchTable.ts';

const MINUTE = 60_000;

test('the game begins when both are here, with the clock of black running', async () => {
  const table = await MatchTable.open();
  await table.match.arrive(0, 'Ann');
  expect([table.match.status, await table.move(0, 'f5')]).toEqual([
    'waiting',
    { ok: false, code: 'not-started' },
  ]);
  await table.match.arrive(1, 'Bob');
  expect(table.match.status).toBe('playing');
  expect(table.match.time).toEqual({ black: MINUTE, white: MINUTE, running: 'black' });
  expect(table.match.syncFor(1).side).toBe('white');
});

describe('the referee', () => {
  test.each([
    ['out of turn', 1, 'f5', {}, 'out-of-turn'],
    ['by a spectator', undefined, 'f5', {}, 'not-seated'],
    ['on an occupied square', 0, 'd4', {}, 'illegal'],
    ['where nothing turns', 0, 'a1', {}, 'illegal'],
    ['off the board', 0, 'f5', { square: 64 }, 'illegal'],
    ['for a later ply', 0, 'f5', { ply: 3 }, 'stale-ply'],
    ['for another epoch', 0, 'f5', { epoch: 7 }, 'stale-ply'],
    ['with a fraction', 0, 'f5', { square: 37.5 }, 'malformed'],
    ['with a negative ply', 0, 'f5', { ply: -1 }, 'malformed'],
    ['with text for a number', 0, 'f5', { square: '37' }, 'malformed'],
    ['without a square', 0, 'f5', { square: undefined }, 'malformed'],
  ] as const)('refuses a move %s and changes nothing', async (_, seat, square, changes, code) => {
    const table = await MatchTable.started();
    const before = table.sync;
    expect(await table.move(seat, square, changes)).toEqual({ ok: false, code });
    expect(table.sync).toEqual(before);
    expect(table.kinds()).toEqual([]);
  });

  test('accepts a legal move, tells the others, and hands the turn on', async () => {
    const table = await MatchTable.started();
    await table.timing.advance(4000);
    const reply = await table.move(0, 'f5');
    const moved = { epoch: 0, ply: 0, square: 37, tookMs: 4000 };
    expect(reply).toEqual({ ok: true, moved });
    expect(table.told).toEqual([{ kind: 'moved', moved }]);
    expect(table.sync).toMatchObject({ moves: 'f5', took: [4000] });
    expect(table.times.at(-1)).toEqual({ black: 56_000, white: MINUTE, running: 'white' });
  });

  test('acknowledges a repeated move and does not play it twice', async () => {
    const table = await MatchTable.started();
    await table.line('f5');
    expect((await table.move(0, 'f5', { ply: 0 })).ok).toBe(true);
    expect([table.sync.moves, table.kinds()]).toEqual(['f5', ['moved']]);
    expect(await table.move(0, 'd3', { ply: 0 })).toEqual({ ok: false, code: 'stale-ply' });
    expect(await table.move(1, 'f5', { ply: 0 })).toEqual({ ok: false, code: 'stale-ply' });
  });

  test('two moves sent at once are judged one after the other', async () => {
    const table = await MatchTable.started();
    const replies = await Promise.all([table.move(0, 'f5'), table.move(0, 'd3')]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, false]);
    expect(table.sync.moves).toBe('f5');
  });

  test('plays forced passes itself, and ends a game in which nobody can move', async () => {
    const table = await MatchTable.started({ size: 4 });
    while (table.match.status === 'playing') {
      if (!(await anyMove(table, 0))) await anyMove(table, 1);
    }
    expect(table.sync.outcome?.kind).toBe('counted');
    expect(table.kinds().at(-1)).toBe('ended');
    expect(table.counted.at(-1)).toBe('counted');
  });
});

describe('time', () => {
  test('a flag that falls ends the game without anybody asking', async () => {
    const table = await MatchTable.started();
    await table.timing.advance(MINUTE - 1);
    expect(table.match.status).toBe('playing');
    await table.timing.advance(1);
    await table.match.settled();
    expect(table.sync.outcome).toEqual({ kind: 'time', winner: 'white' });
    expect(await table.move(0, 'f5')).toEqual({ ok: false, code: 'game-over' });
  });

  test('a slow line is given its way through the network, and no more', async () => {
    const table = await MatchTable.started();
    table.lags[0] = 400;
    await table.timing.advance(1000);
    await table.move(0, 'f5');
    expect(table.match.time?.black).toBe(MINUTE - 600);
  });
});

describe('agreements', () => {
  test('resignation gives the game to the other', async () => {
    const table = await MatchTable.started();
    expect((await table.say(1, 'resign', { epoch: 0 })).ok).toBe(true);
    expect(table.sync.outcome).toEqual({ kind: 'resigned', winner: 'black' });
    expect(await table.say(0, 'resign', { epoch: 0 })).toEqual({ ok: false, code: 'game-over' });
  });

  test('a draw is offered, declined, and not offered again before the next ply', async () => {
    const table = await MatchTable.started();
    const draw = { epoch: 0, offer: 'draw' };
    expect(await table.say(1, 'answer', { ...draw, accept: true })).toEqual({
      ok: false,
      code: 'nothing-offered',
    });
    await table.say(0, 'offer', draw);
    expect(await table.say(0, 'answer', { ...draw, accept: true })).toEqual({
      ok: false,
      code: 'nothing-offered',
    });
    await table.say(1, 'answer', { ...draw, accept: false });
    expect(await table.say(0, 'offer', draw)).toEqual({ ok: false, code: 'already-offered' });
    await table.line('f5');
    await table.say(0, 'offer', draw);
    await table.say(1, 'answer', { ...draw, accept: true });
    expect(table.sync.outcome).toEqual({ kind: 'agreed', winner: undefined });
  });

  test('offering what the other has offered accepts it', async () => {
    const table = await MatchTable.started();
    await table.say(0, 'offer', { epoch: 0, offer: 'draw' });
    await table.say(1, 'offer', { epoch: 0, offer: 'draw' });
    expect(table.match.status).toBe('over');
  });

  test('a takeback goes back before the last ply of who asked, in a new epoch', async () => {
    const table = await MatchTable.started();
    await table.line('f5', 'd6', 'c3');
    const takeback = { epoch: 0, offer: 'takeback' };
    await table.say(1, 'offer', takeback);
    await table.say(0, 'answer', { ...takeback, accept: true });
    expect(table.sync).toMatchObject({ moves: 'f5', epoch: 1 });
    expect(table.times.at(-1)?.running).toBe('white');
    expect(await table.move(1, 'd6', { epoch: 0, ply: 1 })).toEqual({ ok: false, code: 'stale-ply' });
    await table.line('f6');
    await table.reopen('second');
    expect(table.sync).toMatchObject({ moves: 'f5f6', epoch: 1 });
  });

  test('nobody takes back what he has not played', async () => {
    const table = await MatchTable.started();
    const refused = { ok: false, code: 'nothing-to-take-back' };
    expect(await table.say(1, 'offer', { epoch: 0, offer: 'takeback' })).toEqual(refused);
  });

  test('a rematch is played with colours changed', async () => {
    const table = await MatchTable.started();
    const rematch = { epoch: 0, offer: 'rematch' };
    expect(await table.say(0, 'offer', rematch)).toEqual({ ok: false, code: 'game-not-over' });
    await table.say(0, 'resign', { epoch: 0 });
    await table.say(0, 'offer', rematch);
    await table.say(1, 'answer', { ...rematch, accept: true });
    expect([table.sync.round, table.epoch, table.match.syncFor(0).side]).toEqual([1, 1, 'white']);
    expect((await table.move(1, 'f5')).ok).toBe(true);
  });
});

describe('who leaves', () => {
  test('is waited for; then the other may claim the game', async () => {
    const table = await MatchTable.started({ clock: undefined });
    table.match.depart(1);
    await table.timing.advance(GRACE_MS - 1);
    expect(await table.say(0, 'claim', { epoch: 0 })).toEqual({ ok: false, code: 'may-not-claim' });
    await table.timing.advance(1);
    expect((await table.say(0, 'claim', { epoch: 0 })).ok).toBe(true);
    expect(table.sync.outcome).toEqual({ kind: 'abandoned', winner: 'black' });
  });

  test('and comes back in time loses nothing', async () => {
    const table = await MatchTable.started({ clock: undefined });
    table.match.depart(1);
    await table.timing.advance(GRACE_MS / 2);
    await table.match.arrive(1, 'Bob');
    await table.timing.advance(GRACE_MS);
    expect(await table.say(0, 'claim', { epoch: 0 })).toEqual({ ok: false, code: 'may-not-claim' });
  });

  test('with the other leaves a game without a result, decided once', async () => {
    const table = await MatchTable.started({ clock: undefined });
    table.match.depart(1);
    table.match.depart(0);
    await table.timing.advance(GRACE_MS);
    await table.match.settled();
    expect(table.sync.outcome).toEqual({ kind: 'abandoned', winner: undefined });
    expect(table.counted.filter((what) => what === 'abandoned')).toHaveLength(1);
  });

  test('before the game began gives the seat free', async () => {
    const table = await MatchTable.open();
    await table.store.takeSeat('23456789ab', 'guest', 'Bob');
    await table.match.arrive(1, 'Bob');
    table.match.depart(1);
    await table.match.vacate(1);
    expect(table.match.nameAt(1)).toBeUndefined();
    expect(await table.store.takeSeat('23456789ab', 'other', 'Eve')).toBe(true);
  });
});

describe('after a restart', () => {
  test('board, times and chat are there, and the time since the last move is given back', async () => {
    const table = await MatchTable.started();
    await table.timing.advance(5000);
    await table.line('f5');
    await table.say(1, 'chat', { text: 'hello' });
    await table.timing.advance(7000);
    await table.reopen('second');
    expect(table.sync).toMatchObject({ moves: 'f5', took: [5000], chat: [{ text: 'hello', side: 'white' }] });
    await table.match.arrive(1, 'Bob');
    await table.match.arrive(0, 'Ann');
    expect(table.match.time).toEqual({ black: 55_000, white: MINUTE, running: 'white' });
  });

  test('the clock waits a while for both to be back', async () => {
    const table = await MatchTable.started();
    await table.reopen('second');
    await table.match.arrive(1, 'Bob');
    await table.timing.advance(14_000);
    expect(table.match.time?.black).toBe(MINUTE);
    await table.timing.advance(3000);
    expect(table.match.time?.black).toBe(MINUTE - 2000);
  });

  test('a process that has lost the room can write nothing more', async () => {
    const table = await MatchTable.started();
    const old = table.match;
    const young = await table.reopen('second');
    expect(await table.move(0, 'f5', {}, old)).toEqual({ ok: false, code: 'unavailable' });
    expect([table.isLost, old.syncFor(0).moves]).toEqual([true, '']);
    expect((await table.move(0, 'f5', {}, young)).ok).toBe(true);
  });
});

/** Plays any legal move of that seat, if it is its turn. */
async function anyMove(table: MatchTable, seat: 0 | 1): Promise<boolean> {
  const { epoch, took } = table.sync;
  for (let square = 0; square < 16; square++) {
    if ((await table.say(seat, 'move', { epoch, ply: took.length, square })).ok) return true;
  }
  return false;
}
