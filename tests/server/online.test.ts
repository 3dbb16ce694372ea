import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realTiming } from '../../src/lib/timing.ts';
import { joinRoom } from '../../src/net/joinRoom.ts';
import { LobbyWatch, type Listed } from '../../src/net/lobbyWatch.ts';
import { OnlineServer } from '../../src/net/onlineServer.ts';
import { Game } from '../../src/game/game.ts';
import { RemotePlayer } from '../../src/players/remotePlayer.ts';
import { standardStart } from '../../src/rules/index.ts';
import { joinDoor } from '../support/online/bot.ts';
import { startServer, type FreshServer } from '../support/online/freshServer.ts';
import { enter, MemorySeats, pair, playOn, until, visit, WISH } from '../support/online/pages.ts';
import { RawPage, rawRequest } from '../support/online/rawPage.ts';

const QUICK = { name: 'Ann', size: 8, clock: { minutes: 5, increment: 0 } } as const;
/** These pages are faster than any person. */
const QUICK_HANDS = {
  REVERSI_ROOMS_PER_MINUTE: '1000',
  REVERSI_JOINS_PER_MINUTE: '1000',
  REVERSI_MESSAGES_PER_SECOND: '1000',
};
let server: FreshServer;

beforeAll(async () => {
  server = await startServer(QUICK_HANDS);
});
afterAll(() => server.close());

test('two play a whole game while a third watches, and all boards are equal', async () => {
  const { ann, bob, code } = await pair(server.url);
  const eve = await enter(visit(server.url), { code, watch: true, name: 'Eve' });
  await playOn(ann, bob, 2);
  await Promise.all([ann, bob, eve].map((page) => until(page, () => page.sync?.outcome !== undefined)));
  const lines = [ann, bob, eve].map(({ game }) => game.steps.map(({ ply }) => ply.square).join(' '));
  expect(new Set(lines).size).toBe(1);
  expect(ann.sync?.took).toHaveLength(ann.game.cursor);
  expect([ann.side, bob.side, eve.side]).toEqual(['black', 'white', undefined]);
  const late = await enter(visit(server.url), { code, watch: true });
  expect(late.game.position.equals(ann.game.position)).toBe(true);
  leaveAll(ann, bob, eve, late);
});

test.each([4, 10, 16] as const)(
  'a game on a board of %i squares an edge is played to its end',
  async (size) => {
    const { ann, bob } = await pair(server.url, { size });
    await playOn(ann, bob, size);
    await until(bob, () => bob.sync?.outcome !== undefined);
    expect(bob.sync?.size).toBe(size);
    leaveAll(ann, bob);
  },
);

describe('who comes back', () => {
  test('has the same seat, board, chat and clock, and is seen to be here again', async () => {
    const { ann, bob, host, code } = await pair(server.url, { clock: QUICK.clock });
    await playOn(ann, bob, 4, 7);
    await bob.say('wait for me');
    ann.dispose();
    await until(bob, () => !bob.presence.here.black);
    const again = await enter(host, { code, name: '' });
    await until(bob, () => bob.presence.here.black);
    expect([again.side, again.game.cursor, again.sync?.chat.at(-1)?.text]).toEqual([
      'black',
      7,
      'wait for me',
    ]);
    expect(again.presence.names.black).toBe('Ann');
    expect(again.time?.running).toBe(again.game.position.mover);
    expect((await playOn(again, bob, 9), again.game.outcome)).toBeDefined();
    leaveAll(again, bob);
  });

  test('in a second window takes the seat over, and the first one does not fight for it', async () => {
    const { ann, bob, host, code } = await pair(server.url);
    const gone = until(ann, () => ann.connection.state === 'gone');
    const second = await enter(host, { code });
    await gone;
    expect(ann.connection).toEqual({ state: 'gone', reason: 'taken-over' });
    expect(second.side).toBe('black');
    expect(bob.presence.here.black).toBe(true);
    leaveAll(second, bob);
  });

  test('finds a seat that somebody else may not take', async () => {
    const { ann, bob, code } = await pair(server.url);
    const eve = await enter(visit(server.url), { code });
    expect([eve.side, await eve.place(37)]).toEqual([undefined, { ok: false, error: 'not-seated' }]);
    leaveAll(ann, bob, eve);
  });

  test('to a room that is not there is told so', async () => {
    const options = { code: '23456789ab', name: '', watch: false };
    expect(await joinRoom(visit(server.url), options)).toEqual({ ok: false, error: 'no-such-room' });
  });

  test('with a secret that is none is let in as a stranger', async () => {
    const { ann, bob, code } = await pair(server.url);
    const seats = new MemorySeats();
    seats.keep(code, 'f'.repeat(32));
    const eve = await enter(visit(server.url, seats), { code });
    expect(eve.side).toBeUndefined();
    leaveAll(ann, bob, eve);
  });
});

test('a dead connection is noticed within ten seconds', async () => {
  const { ann, bob, code, guest } = await pair(server.url);
  bob.dispose();
  await until(ann, () => !ann.presence.here.white);
  const entry = await joinDoor(server.url, code, guest.seats.read(code));
  const silent = await RawPage.open(server.port, entry.reservation, { autoPong: false });
  await until(ann, () => ann.presence.here.white);
  const since = performance.now();
  await until(ann, () => !ann.presence.here.white);
  expect(performance.now() - since).toBeLessThan(10_000);
  silent.socket.terminate();
  ann.dispose();
});

describe('quick match', () => {
  test('brings two together who want the same, also when they come at the same moment', async () => {
    const [one, two] = [visit(server.url), visit(server.url)];
    const codes = await Promise.all([one.quickMatch(QUICK), two.quickMatch(QUICK)]);
    expect(codes[0]).toEqual(codes[1]);
    const code = codes[0].ok ? codes[0].value : '';
    const [ann, bob] = await Promise.all([enter(one, { code }), enter(two, { code })]);
    await until(ann, () => ann.presence.status === 'playing');
    expect(new Set([ann.side, bob.side])).toEqual(new Set(['black', 'white']));
    leaveAll(ann, bob);
  });

  test('does not pair with another wish, nor with a host who has left', async () => {
    const host = visit(server.url);
    const waiting = await host.quickMatch({ ...QUICK, size: 6 });
    const other = await visit(server.url).quickMatch({ ...QUICK, size: 10 });
    expect(other).not.toEqual(waiting);
    const code = waiting.ok ? waiting.value : '';
    const ann = await enter(host, { code });
    ann.dispose();
    await until(ann, () => ann.connection.state === 'gone');
    const eve = await enter(visit(server.url), { code, watch: true });
    await until(eve, () => eve.sync !== undefined && !eve.presence.here.black && !eve.presence.here.white);
    expect(await visit(server.url).quickMatch({ ...QUICK, size: 6 })).not.toEqual(waiting);
    eve.dispose();
  });
});

test('the lobby shows listed rooms as they open, fill and end, and no private one', async () => {
  const watch = new LobbyWatch(visit(server.url));
  const seen: Listed[] = [];
  const shows = (holds: (lobby: NonNullable<Listed>) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const stop = watch.changed.listen((lobby) => {
        seen.push(lobby);
        if (lobby && holds(lobby)) {
          stop();
          resolve();
        }
      });
    });
  const host = visit(server.url);
  const code = await host.createRoom({ ...WISH, listed: true, side: 'white' });
  const open = code.ok ? code.value : '';
  const hidden = await pair(server.url);
  const opened = shows(({ rooms }) => rooms.some((room) => room.code === open && room.status === 'waiting'));
  const ann = await enter(host, { code: open });
  await opened;
  expect(seen.at(-1)?.rooms.find((room) => room.code === open)).toMatchObject({
    free: 'black',
    names: ['Guest'],
  });
  expect(seen.at(-1)?.rooms.some((room) => room.code === hidden.code)).toBe(false);
  const filled = shows(({ rooms }) => rooms.some((room) => room.code === open && room.status === 'playing'));
  const bob = await enter(visit(server.url), { code: open });
  await filled;
  const ended = shows(({ rooms }) => rooms.every((room) => room.code !== open));
  await bob.resign();
  await ended;
  watch.dispose();
  leaveAll(ann, bob, hidden.ann, hidden.bob);
});

test('a remote player answers with what the other side played', async () => {
  const { ann, bob } = await pair(server.url);
  const remote = new RemotePlayer(bob);
  const asked = remote.chooseMove(Game.start(standardStart(8)), new AbortController().signal);
  await ann.place(37);
  expect(await asked).toBe(37);
  const withdrawn = new AbortController();
  const question = remote.chooseMove(bob.game, withdrawn.signal);
  withdrawn.abort(new Error('left'));
  await expect(question).rejects.toThrow('left');
  leaveAll(ann, bob);
});

test('where there is no server the door says that nobody answers', async () => {
  const nowhere = new OnlineServer({
    base: 'http://127.0.0.1:9',
    timing: realTiming,
    seats: new MemorySeats(),
  });
  expect(await nowhere.createRoom(WISH)).toEqual({ ok: false, error: 'no-answer' });
  expect(await nowhere.info()).toEqual({ urls: [] });
});

test('the server counts what happens, for this machine and its network alone', async () => {
  const { body, headers } = await rawRequest(server.port, '/metrics', { method: 'GET' });
  expect(headers['content-type']).toContain('version=0.0.4');
  expect(body).toMatch(/# TYPE reversi_happened_total counter\n/);
  expect(body).toMatch(/reversi_happened_total\{what="moves"\} \d+/);
  expect(body).toMatch(/\nreversi_rooms \d+\n/);
});

test('sockets may be opened to the host of the page alone', async () => {
  const { headers } = await rawRequest(server.port, '/', { method: 'GET' });
  const policy = String(headers['content-security-policy']);
  const host = `127.0.0.1:${server.port}`;
  expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host}`);
  const forged = await rawRequest(server.port, '/', {
    method: 'GET',
    headers: { host: "x; script-src 'unsafe-inline'" },
  });
  expect(String(forged.headers['content-security-policy'] ?? '')).not.toContain('unsafe-inline');
});

function leaveAll(...games: readonly { dispose(): void }[]): void {
  for (const game of games) game.dispose();
}
