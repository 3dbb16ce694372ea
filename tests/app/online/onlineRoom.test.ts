import { expect, onTestFinished, test } from 'vitest';
import { OnlineRoom } from '../../../src/app/online/onlineRoom.ts';
import { Game } from '../../../src/game/game.ts';
import { addOnlineTexts } from '../../../src/i18n/onlineTexts.ts';
import { createTranslator } from '../../../src/i18n/translator.ts';
import { RemotePlayer } from '../../../src/players/remotePlayer.ts';
import { standardStart, type Side } from '../../../src/rules/index.ts';
import { FakeRoom } from '../../support/online/fakeRoom.ts';
import { at, layTable, TWO_HUMANS } from '../../support/table.ts';

addOnlineTexts();

/** A page on which an online game has just been entered, from a game of one's own with one disc placed. */
async function enter(side: Side | 'nobody' = 'black', prepare: (game: FakeRoom) => void = () => undefined) {
  const game = new FakeRoom(side === 'nobody' ? undefined : side);
  prepare(game);
  const hearers: OnlineRoom[] = [];
  const table = layTable(TWO_HUMANS, {
    remote: () => new RemotePlayer(game),
    happened: (event) => hearers.forEach((hearer) => hearer.happened(event)),
  });
  const { view, timing, session } = table;
  session.startGame(TWO_HUMANS);
  session.place(at('c4'));
  await timing.advance(2000);
  const kept: string[] = [];
  const said: string[] = [];
  const words = { say: (text: string) => said.push(text), translate: createTranslator('en') };
  const keepGame = (over: Game, id: string): void => void kept.push(`${id} ${over.cursor}`);
  const room = new OnlineRoom({ game, view, timing, session, words, keepGame });
  hearers.push(room);
  onTestFinished(() => room.dispose());
  await timing.advance(0);
  return { ...table, game, room, kept, said };
}

test('one’s own disc is placed at once and goes to the server', async () => {
  const { session, game, timing } = await enter();
  expect(session.game.cursor).toBe(0);
  expect(session.place(at('d3'))).toBe('placed');
  await timing.advance(2000);
  expect(game.asked).toEqual([`place ${at('d3')}`]);
  expect(session.game.cursor).toBe(1);
});

test('a ply from elsewhere is the answer of its player', async () => {
  const { session, game, timing, seen } = await enter();
  session.place(at('d3'));
  await timing.advance(2000);
  game.accept(at('c3'));
  await timing.advance(2000);
  expect(session.game.cursor).toBe(2);
  expect(seen.filter(({ kind }) => kind === 'played')).toHaveLength(3);
});

test('a disc that the server refuses goes back, and the reason is told', async () => {
  const { session, game, timing, view, said } = await enter();
  game.refuses = true;
  session.place(at('d3'));
  await timing.advance(2000);
  expect(session.game.cursor).toBe(0);
  expect(view.online.room.value?.refused).toBe('illegal');
  expect(said).toContain('No disc can be placed there.');
});

test('a reconnection with the same game leaves the picture alone, one with another game replaces it', async () => {
  const { session, game, timing, seen } = await enter();
  session.place(at('d3'));
  await timing.advance(2000);
  const before = seen.length;
  game.syncTo(game.game);
  await timing.advance(0);
  expect(seen).toHaveLength(before);
  game.syncTo(Game.start(standardStart(8)), { epoch: 2 });
  await timing.advance(0);
  expect(session.game.cursor).toBe(0);
  expect(session.players.black.kind).toBe('human');
});

test('a rematch exchanges the sides', async () => {
  const { session, game, timing } = await enter();
  game.end({ kind: 'resigned', winner: 'white' });
  await timing.advance(0);
  expect(session.game.outcome).toEqual({ kind: 'resigned', winner: 'white' });
  game.syncTo(Game.start(standardStart(8)), { epoch: 2, round: 1, side: 'white' });
  await timing.advance(0);
  expect(session.game.outcome).toBeUndefined();
  expect([session.players.black.kind, session.players.white.kind]).toEqual(['remote', 'human']);
});

test('nobody places a disc before both are there', async () => {
  const { session, game, timing } = await enter('black', (fake) => {
    fake.presence = { ...fake.presence, status: 'waiting', here: { black: true, white: false } };
  });
  expect(session.place(at('d3'))).toBe('closed');
  game.show({ status: 'playing', here: { black: true, white: true } });
  await timing.advance(0);
  expect(session.place(at('d3'))).toBe('placed');
});

test('a spectator places nothing and follows both', async () => {
  const { session, game, timing } = await enter('nobody');
  expect(session.place(at('d3'))).toBe('closed');
  game.accept(at('d3'));
  await timing.advance(2000);
  game.accept(at('c3'));
  await timing.advance(2000);
  expect(session.game.cursor).toBe(2);
  expect(game.asked).toEqual([]);
});

test('an absent opponent has his grace second by second, then the win may be claimed', async () => {
  const { game, timing, view, said } = await enter();
  game.show({ here: { black: true, white: false } });
  expect(said).toContain('Bob has lost the connection.');
  expect(view.online.room.value?.returnSeconds).toBe(60);
  await timing.advance(18_000);
  expect(view.online.room.value?.returnSeconds).toBe(42);
  await timing.advance(42_000);
  expect(view.online.room.value?.returnSeconds).toBe(0);
  game.show({ here: { black: true, white: true } });
  expect(view.online.room.value?.returnSeconds).toBeUndefined();
  expect(said).toContain('Bob is here.');
});

test('chat that is not in sight is counted and read out, and no line of a muted one', async () => {
  const { game, view, said } = await enter();
  const hear = (number: number, text: string): void => {
    const line = { number, side: 'white', name: 'Bob', text } as const;
    game.sync = { ...game.sync, chat: [...game.sync.chat, line] };
    game.events.emit({ kind: 'said', line });
  };
  hear(1, '<b>Hello</b>');
  expect(view.online.chat.value).toMatchObject({ unread: 1, muted: false });
  expect(said).toContain('Bob writes: <b>Hello</b>');
  view.study.recordTab.value = 'chat';
  view.recordOpen.value = true;
  expect(view.online.chat.value.unread).toBe(0);
  view.recordOpen.value = false;
  view.online.chat.value = { ...view.online.chat.value, muted: true };
  hear(2, 'More');
  expect(view.online.chat.value.unread).toBe(0);
  expect(said.join()).not.toContain('More');
});

test('a game that is over is kept once, by those who played it, with its names and times', async () => {
  const { session, game, timing, view, kept } = await enter();
  session.place(at('d3'));
  await timing.advance(2000);
  game.end({ kind: 'resigned', winner: 'black' });
  await timing.advance(0);
  game.syncTo(game.game, { outcome: { kind: 'resigned', winner: 'black' } });
  await timing.advance(0);
  expect(kept).toEqual(['online-abcdefghjk-0 1']);
  expect(view.about.value).toMatchObject({ black: 'Ann', white: 'Bob', source: 'online', times: [1.5] });
});

test('one’s own game comes back when the room is left', async () => {
  const { session, room, view, timing } = await enter();
  room.leave();
  await timing.advance(0);
  expect(view.online.room.value).toBeUndefined();
  expect(session.game.cursor).toBe(1);
  expect(session.setup).toEqual(TWO_HUMANS);
  expect(view.about.value.source).toBe('played');
});

test('a lost connection is told, and that it is back', async () => {
  const { game, view, said } = await enter();
  game.connect({ state: 'lost' });
  expect(view.online.room.value?.link).toBe('lost');
  game.connect({ state: 'open' });
  expect(view.online.room.value?.link).toBe('open');
  expect(said).toEqual(['Connection lost. Reconnecting…', 'Connected again.']);
});

test('a server that is about to restart is told of, until the game is there again', async () => {
  const { game, view, said } = await enter();
  game.events.emit({ kind: 'closing' });
  game.connect({ state: 'lost' });
  expect(view.online.room.value?.link).toBe('restarting');
  game.connect({ state: 'open' });
  game.syncTo(game.game);
  expect(view.online.room.value?.link).toBe('open');
  expect(said).toEqual(['The server is restarting. The game goes on in a moment.', 'Connected again.']);
});

test('what is asked of the room goes to the server', async () => {
  const { game, room } = await enter();
  room.offer('draw');
  room.answer('takeback', false);
  room.resign();
  room.claim();
  room.say('Hi');
  expect(game.asked).toEqual(['offer draw', 'answer takeback false', 'resign', 'claim', 'say Hi']);
});

test('an offer of the opponent takes the result away, so that it can be answered', async () => {
  const { game, view, timing } = await enter();
  game.end({ kind: 'resigned', winner: 'white' });
  await timing.advance(2000);
  expect(view.dialog.value).toBe('result');
  game.events.emit({ kind: 'offered', open: { offer: 'rematch', side: 'white' } });
  expect(view.dialog.value).toBeUndefined();
});
