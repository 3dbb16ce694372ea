import { expect, test } from 'vitest';
import { Keep } from '../../src/app/keep.ts';
import { Opener } from '../../src/app/opener.ts';
import type { SavedSession } from '../../src/app/savedSession.ts';
import { Game } from '../../src/game/game.ts';
import { aboutUnknown } from '../../src/records/gameAbout.ts';
import { standardStart } from '../../src/rules/index.ts';
import type { Notice } from '../../src/ui/view.ts';
import { fixtureGame, squaresOf } from '../support/fixtureGames.ts';
import { playAll } from '../support/randomPlay.ts';
import { at, layTable, TWO_HUMANS } from '../support/table.ts';

const SQUARES = squaresOf(fixtureGame('ggf-60').transcript);
const TOURNAMENT = {
  game: playAll(Game.start(standardStart(8)), SQUARES).jump(20),
  about: { ...aboutUnknown('wthor'), black: 'Ann' },
};
const LONG_MS = 3000;

/** Two people have placed a disc. */
async function openTable(texts = new Map<string, string>(), givesWay = true, hasLibrary = true) {
  const table = layTable(TWO_HUMANS);
  const notices: Notice[] = [];
  const shelved: SavedSession[] = [];
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  const { view, session, tour, travel, timing } = table;
  const opener = new Opener({
    view,
    keep: new Keep(storage, () => undefined),
    session: () => session,
    tour: () => tour,
    giveWay: () => givesWay,
    travel,
    notice: (notice) => notices.push(notice),
    shelve: (saved) => {
      if (hasLibrary) shelved.push(saved);
      return Promise.resolve(hasLibrary);
    },
  });
  session.startGame(TWO_HUMANS);
  await timing.advance(LONG_MS);
  table.hand.place(at('f5'));
  await timing.advance(LONG_MS);
  return { ...table, opener, notices, texts, shelved };
}

test('an online game that is not given up stays on the board', async () => {
  const { opener, session, timing } = await openTable(new Map(), false);
  opener.open(TOURNAMENT);
  await timing.advance(LONG_MS);
  expect([session.game.cursor, session.game.line.length]).toEqual([1, 1]);
});

test('a game is opened whole and shown at its cursor, with what is known of it', async () => {
  const { opener, view, session, timing } = await openTable();
  opener.open(TOURNAMENT);
  await timing.advance(LONG_MS);
  expect([session.game.cursor, view.shownPly.value, view.away.value]).toEqual([SQUARES.length, 20, true]);
  expect(view.about.value.black).toBe('Ann');
});

test('the game that was being played can be gone back to, also after a reload', async () => {
  const { opener, view, notices, texts, timing } = await openTable();
  opener.open(TOURNAMENT);
  await timing.advance(LONG_MS);
  expect(notices).toEqual(['game-aside']);
  const later = await openTable(texts);
  later.opener.start();
  expect(later.view.aside.value).toBe(true);
  expect(later.view.about.value.black).toBe('Ann');
  opener.back();
  await timing.advance(LONG_MS);
  expect(view.position.value.discAt(at('f5'))).toBe('black');
  expect([view.aside.value, view.about.value.source]).toEqual([false, 'played']);
});

test('games kept aside that cannot be read are told of', async () => {
  const { opener, view, notices } = await openTable(new Map([['reversi.aside', '["x"]']]));
  opener.start();
  expect([notices, view.aside.value]).toEqual([['save-broken'], false]);
});

test('an opened game is kept aside only once somebody has played on in it', async () => {
  const { opener, hand, session, notices, timing } = await openTable();
  const half = { ...TOURNAMENT, game: playAll(Game.start(standardStart(8)), SQUARES.slice(0, 20)) };
  opener.open(half);
  await timing.advance(LONG_MS);
  opener.open(TOURNAMENT);
  await timing.advance(LONG_MS);
  expect(notices).toHaveLength(1);
  opener.open(half);
  await timing.advance(LONG_MS);
  hand.place(session.game.position.legalMoves[0] ?? -1);
  await timing.advance(LONG_MS);
  opener.open(TOURNAMENT);
  expect(notices).toHaveLength(2);
});

/** Opens and plays on in so many games, one after the other; each is one's own. */
async function leaveMany(
  { opener, hand, session, timing }: Awaited<ReturnType<typeof openTable>>,
  count: number,
) {
  for (let game = 0; game < count; game++) {
    opener.open({ ...TOURNAMENT, game: playAll(Game.start(standardStart(8)), SQUARES.slice(0, 10 + game)) });
    await timing.advance(LONG_MS);
    hand.place(session.game.position.legalMoves[0] ?? -1);
    await timing.advance(LONG_MS);
  }
}

test('of many games left aside the oldest goes into the library, with a word', async () => {
  const table = await openTable();
  await leaveMany(table, 9);
  expect(table.shelved.map(({ game }) => game.cursor)).toEqual([1]);
  expect(table.notices.filter((each) => each === 'game-shelved')).toHaveLength(1);
  const { value } = new Keep(
    { getItem: (key) => table.texts.get(key) ?? null, setItem: () => undefined },
    () => undefined,
  ).readAside();
  expect(value.map(({ game }) => game.cursor)).toEqual([11, 12, 13, 14, 15, 16, 17, 18]);
});

test('where there is no library all games stay aside', async () => {
  const table = await openTable(new Map(), true, false);
  await leaveMany(table, 10);
  expect(JSON.parse(table.texts.get('reversi.aside') ?? '')).toHaveLength(10);
  expect(table.notices).not.toContain('game-shelved');
  const later = await openTable(table.texts);
  later.opener.start();
  await later.timing.advance(LONG_MS);
  expect(later.shelved).toHaveLength(2);
});

test("a game of one's own that gives way to the one before it goes into the library", async () => {
  const table = await openTable();
  await leaveMany(table, 1);
  const { opener, session, view, shelved, notices, timing } = table;
  const left = session.game;
  opener.back();
  await timing.advance(LONG_MS);
  expect([shelved.map(({ game }) => game), session.game.cursor]).toEqual([[left], 1]);
  expect([notices.at(-1), view.aside.value]).toEqual(['game-shelved', false]);
});

test('a resigned game stays resigned', async () => {
  const { opener, session, timing } = await openTable();
  const resigned = TOURNAMENT.game.jump(SQUARES.length - 30);
  const game = playAll(
    Game.start(standardStart(8)),
    resigned.steps.map(({ ply }) => ply.square),
  ).end({
    kind: 'resigned',
    winner: 'white',
  });
  opener.open({ ...TOURNAMENT, game });
  await timing.advance(LONG_MS);
  expect(session.game.outcome).toEqual({ kind: 'resigned', winner: 'white' });
});
