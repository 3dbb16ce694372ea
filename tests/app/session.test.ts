import { expect, test } from 'vitest';
import { ANSWER_PAUSE_MS } from '../../src/app/pace.ts';
import { HURRY_GUARD_MS, PASS_NOTICE_MS } from '../../src/app/playback.ts';
import { DEFAULT_SETUP } from '../../src/records/gameSetup.ts';
import { at, layPosition, layTable, TWO_HUMANS, WATCHED } from '../support/table.ts';
import { positionOf } from '../support/boards.ts';

const FOLLOW_MS = 600;

test('the opponent answers no sooner than half a second after the flips have ended', async () => {
  const { session, timing } = layTable();
  session.startGame(DEFAULT_SETUP);
  expect(session.place(at('d3'))).toBe('placed');
  await timing.advance(FOLLOW_MS + ANSWER_PAUSE_MS - 1);
  expect(session.game.cursor).toBe(1);
  await timing.advance(1);
  expect(session.game.cursor).toBe(2);
});

test('a click while something moves hurries it, and input opens a quarter of a second after', async () => {
  const { session, timing } = layTable(TWO_HUMANS);
  session.startGame(TWO_HUMANS);
  session.place(at('d3'));
  await timing.advance(100);
  expect(session.place(at('c3'))).toBe('hurried');
  await timing.advance(HURRY_GUARD_MS - 1);
  expect(session.place(at('c3'))).toBe('closed');
  await timing.advance(1);
  expect(session.place(at('c3'))).toBe('placed');
  await timing.advance(0);
  expect(session.game.cursor).toBe(2);
});

test('a refused square is named and leaves the turn where it was', async () => {
  const { session, timing } = layTable(TWO_HUMANS);
  session.startGame(TWO_HUMANS);
  await timing.advance(0);
  expect(session.place(at('e4'))).toBe('occupied');
  expect(session.place(at('a1'))).toBe('no-flips');
  expect(session.place(at('d3'))).toBe('placed');
});

test('undo while the opponent thinks takes the disc back and drops the late answer', async () => {
  const { session, timing, board } = layTable();
  session.startGame(DEFAULT_SETUP);
  session.place(at('d3'));
  await timing.advance(FOLLOW_MS + 100);
  session.undo();
  await timing.advance(10_000);
  expect(session.game.cursor).toBe(0);
  expect(board.position?.equals(session.game.position)).toBe(true);
  session.redo();
  expect(session.game.cursor).toBe(1);
});

test('a game without humans plays by itself, can be halted and goes one ply at a time', async () => {
  const { session, timing } = layTable(WATCHED);
  session.startGame(WATCHED);
  await timing.advance(ANSWER_PAUSE_MS + FOLLOW_MS + ANSWER_PAUSE_MS);
  expect(session.game.cursor).toBe(2);
  session.pause(true);
  await timing.advance(20_000);
  expect(session.game.cursor).toBe(2);
  session.step();
  await timing.advance(20_000);
  expect(session.game.cursor).toBe(3);
  session.undo();
  await timing.advance(20_000);
  expect(session.game.cursor).toBe(2);
  session.pause(false);
  await timing.advance(ANSWER_PAUSE_MS);
  expect(session.game.cursor).toBe(3);
});

test('one move asked for before its time comes when the picture has rested', async () => {
  const { session, timing } = layTable(WATCHED);
  session.startGame(WATCHED);
  session.pause(true);
  session.step();
  await timing.advance(ANSWER_PAUSE_MS);
  expect(session.game.cursor).toBe(1);
  await timing.advance(20_000);
  expect(session.game.cursor).toBe(1);
});

test('a hidden page halts a game without humans', async () => {
  const { session, timing } = layTable(WATCHED);
  session.startGame(WATCHED);
  session.setHidden(true);
  await timing.advance(60_000);
  expect(session.game.cursor).toBe(0);
  session.setHidden(false);
  await timing.advance(ANSWER_PAUSE_MS);
  expect(session.game.cursor).toBe(1);
});

test('a page hidden during the answer shows the true position on return, cut and not animated', async () => {
  const { session, timing, board } = layTable();
  session.startGame(DEFAULT_SETUP);
  session.place(at('d3'));
  await timing.advance(100);
  session.setHidden(true);
  await timing.advance(30_000);
  expect(session.game.cursor).toBe(2);
  expect(board.follows).toBe(1);
  expect(board.position?.equals(session.game.position)).toBe(true);
});

test('a pass is announced before anything else moves', async () => {
  const passes = positionOf(
    '-X------ XXXO---- ---X---- ---OOO-- --OOO--- -----O-- ------O- --------',
    'black',
  );
  const { session, timing, view } = layPosition(passes);
  await timing.advance(0);
  session.place(at('d1'));
  await timing.advance(FOLLOW_MS);
  expect(view.message.value).toEqual({ kind: 'passed', side: 'white' });
  expect(session.isOpen).toBe(false);
  await timing.advance(PASS_NOTICE_MS);
  expect(session.isOpen).toBe(true);
});

test('other players can take the seats in mid-game', async () => {
  const { session, timing } = layTable();
  session.startGame(DEFAULT_SETUP);
  session.place(at('d3'));
  await timing.advance(100);
  session.changeSeats(TWO_HUMANS.seats);
  await timing.advance(30_000);
  expect(session.game.cursor).toBe(1);
  expect(session.isOpen).toBe(true);
});

test('a clock runs while the picture rests and ends the game when it falls', async () => {
  const setup = { ...TWO_HUMANS, clock: { minutes: 1, increment: 0 } };
  const { session, timing, view } = layTable(setup);
  session.startGame(setup);
  await timing.advance(61_000);
  expect(view.outcome.value).toEqual({ kind: 'time', winner: 'white' });
  expect(session.place(at('d3'))).toBe('closed');
});

test('a session that is left asks for no more time', async () => {
  const { session, timing, presenter } = layTable({ ...WATCHED, clock: { minutes: 1, increment: 0 } });
  session.startGame(session.setup);
  await timing.advance(700);
  session.dispose();
  presenter.dispose();
  await timing.advance(700);
  expect(timing.waiting).toBe(0);
});
