import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/records/settings.ts';
import type { RoomView } from '../../src/ui/online/onlineView.ts';
import { at, layTable, TWO_HUMANS } from '../support/table.ts';

const ROOM: RoomView = {
  code: '23456789ab',
  status: 'playing',
  isOver: false,
  side: 'black',
  names: { black: 'Ann', white: 'Bob' },
  here: { black: true, white: true },
  watchers: 0,
  link: 'open',
  gone: undefined,
  offers: [],
  returnSeconds: undefined,
  refused: undefined,
};

async function openTable() {
  const table = layTable(TWO_HUMANS);
  table.session.startGame(TWO_HUMANS);
  await table.timing.advance(0);
  return table;
}

test('legal tiles are marked while the board is open and while marks are on', async () => {
  const { hand, board, view, session, timing } = await openTable();
  expect(board.marks).toEqual([at('d3'), at('c4'), at('f5'), at('e6')]);
  view.settings.value = { ...DEFAULT_SETTINGS, marks: false };
  hand.review();
  expect(board.marks).toEqual([]);
  view.settings.value = DEFAULT_SETTINGS;
  hand.review();
  session.place(at('d3'));
  await timing.advance(100);
  expect(board.marks).toEqual([]);
});

test('pointing at a legal square previews its disc and its flips, and nothing is previewed while discs move', async () => {
  const { hand, board, timing, session } = await openTable();
  hand.hover(at('d3'));
  expect(board.previewed).toEqual({ side: 'black', square: at('d3'), flips: [at('d4')] });
  hand.hover(at('a1'));
  expect(board.previewed).toBeUndefined();
  hand.hover(at('c3'));
  session.place(at('d3'));
  await timing.advance(300);
  expect(board.previewed).toBeUndefined();
  await timing.advance(1000);
  expect(board.previewed).toMatchObject({ side: 'white', square: at('c3') });
});

test('with two taps the first previews and the second plays; a mouse plays at once', async () => {
  const { hand, board, view, session, timing } = await openTable();
  view.settings.value = { ...DEFAULT_SETTINGS, tapTwice: true };
  hand.press(at('d3'), 'touch');
  expect(session.game.cursor).toBe(0);
  expect(board.previewed?.square).toBe(at('d3'));
  hand.press(at('c4'), 'touch');
  expect(session.game.cursor).toBe(0);
  hand.press(at('c4'), 'touch');
  await timing.advance(1000);
  expect(session.game.cursor).toBe(1);
  hand.press(at('c3'), 'mouse');
  await timing.advance(1000);
  expect(session.game.cursor).toBe(2);
});

test('a press that ends under a dialog is none', async () => {
  const { hand, view, session, timing } = await openTable();
  view.dialog.value = 'confirmNewGame';
  hand.press(at('d3'), 'mouse');
  await timing.advance(1000);
  expect(session.game.cursor).toBe(0);
  view.dialog.value = undefined;
  hand.press(at('d3'), 'mouse');
  await timing.advance(1000);
  expect(session.game.cursor).toBe(1);
});

test('whoever has lost the seat in a room can place nothing, nor while an opponent is waited for', async () => {
  const { hand, board, view, session } = await openTable();
  for (const still of [{ link: 'gone' }, { status: 'waiting' }] as const) {
    view.online.room.value = { ...ROOM, ...still };
    hand.review();
    expect(board.marks).toEqual([]);
    hand.press(at('d3'), 'mouse');
    hand.place(at('d3'));
    expect(session.game.cursor).toBe(0);
  }
  view.online.room.value = ROOM;
  hand.review();
  expect(board.marks).toHaveLength(4);
});

test('a press beside the tiles lets go of a first tap', async () => {
  const { hand, board, view } = await openTable();
  view.settings.value = { ...DEFAULT_SETTINGS, tapTwice: true };
  hand.press(at('d3'), 'touch');
  hand.press(undefined, 'touch');
  expect(board.previewed).toBeUndefined();
});

test('a refusal is told once with its square', async () => {
  const { hand, refusals } = await openTable();
  hand.press(at('a1'), 'mouse');
  hand.press(at('e4'), 'mouse');
  expect(refusals).toEqual(['no-flips', 'occupied']);
});

test('the keyboard square is shown on the board and previews like the mouse', async () => {
  const { hand, board, view } = await openTable();
  hand.focus(at('e6'));
  expect(board.focused).toBe(at('e6'));
  expect(view.focused.value).toBe(at('e6'));
  expect(board.previewed?.square).toBe(at('e6'));
  hand.focus(undefined);
  expect(board.previewed).toBeUndefined();
});

test('a tap that is made again at once only plays what the first one has previewed', async () => {
  const { hand, view, session, timing, refusals } = await openTable();
  hand.press(at('d3'), 'touch');
  await timing.advance(2000);
  hand.press(at('d3'), 'touch', true);
  expect(session.game.cursor).toBe(1);
  expect(refusals).toEqual([]);
  view.settings.value = { ...DEFAULT_SETTINGS, tapTwice: true };
  hand.press(at('c3'), 'touch');
  hand.press(at('c3'), 'touch', true);
  await timing.advance(2000);
  expect(session.game.cursor).toBe(2);
});
