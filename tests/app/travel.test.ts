import { describe, expect, test } from 'vitest';
import { AUTOPLAY_MS } from '../../src/app/travel.ts';
import { DEFAULT_SETUP } from '../../src/records/gameSetup.ts';
import { at, layTable, TWO_HUMANS } from '../support/table.ts';

const LINE = ['f5', 'd6', 'c3', 'd3', 'c4'];
const LONG_MS = 3000;

/** Two people have played five plies, and everything rests. */
async function playedTable() {
  const table = layTable(TWO_HUMANS);
  table.session.startGame(TWO_HUMANS);
  for (const name of LINE) {
    table.hand.place(at(name));
    await table.timing.advance(LONG_MS);
  }
  return table;
}

/** A person has played one ply against the random player, who has answered, and looks at the start. */
async function watchingTable() {
  const table = layTable();
  table.session.startGame(DEFAULT_SETUP);
  await table.timing.advance(LONG_MS);
  table.hand.place(at('f5'));
  await table.timing.advance(LONG_MS);
  return table;
}

describe('looking back', () => {
  test('animates one step back and one step on, and cuts a longer way', async () => {
    const { travel, board, timing } = await playedTable();
    travel.to(4);
    expect([board.moving, board.rewinds]).toEqual([true, 1]);
    await timing.advance(LONG_MS);
    const { follows } = board;
    travel.to(5);
    expect([board.moving, board.follows]).toEqual([true, follows + 1]);
    await timing.advance(LONG_MS);
    travel.to(1);
    expect(board.moving).toBe(false);
    expect(board.last).toBe(at('f5'));
  });

  test('changes neither the game nor who is asked', async () => {
    const { travel, session, timing, seen } = await playedTable();
    const { game } = session;
    const told = seen.length;
    travel.to(2);
    await timing.advance(LONG_MS);
    expect(session.game).toBe(game);
    expect(seen).toHaveLength(told);
  });

  test('shows the place on the page once the picture rests on it, with the next move marked', async () => {
    const { travel, view, board, timing, session } = await playedTable();
    travel.to(4);
    expect([view.shownPly.value, view.away.value]).toEqual([4, true]);
    expect(view.position.value).toBe(session.game.position);
    await timing.advance(LONG_MS);
    expect(view.position.value).toBe(session.game.positionAt(4));
    expect(view.last.value?.square).toBe(at('d3'));
    expect(board.nextMarked).toBe(at('c4'));
    travel.backToNow();
    await timing.advance(LONG_MS);
    expect([view.shownPly.value, view.away.value]).toEqual([5, false]);
    expect(board.nextMarked).toBeUndefined();
    expect(view.position.value).toBe(session.game.position);
  });

  test('stops at both ends of the line', async () => {
    const { travel, view, timing } = await playedTable();
    travel.to(-3);
    await timing.advance(LONG_MS);
    expect(view.shownPly.value).toBe(0);
    travel.to(99);
    await timing.advance(LONG_MS);
    expect([view.shownPly.value, view.away.value]).toEqual([5, false]);
  });

  test('hurried steps come to rest on the last place that was asked for', async () => {
    const { travel, view, board, timing, session } = await playedTable();
    for (const plies of [4, 3, 2, 3]) travel.to(plies);
    await timing.advance(LONG_MS);
    expect(board.position?.equals(session.game.positionAt(3))).toBe(true);
    expect(view.position.value).toBe(session.game.positionAt(3));
  });
});

describe('while the eye is away', () => {
  test('the game goes on unseen, and what has happened is counted', async () => {
    const { travel, hand, session, view, board, timing } = await watchingTable();
    session.changeSeats({ black: { kind: 'random' }, white: { kind: 'random' } });
    travel.to(0);
    await timing.advance(20);
    const shown = board.position;
    await timing.advance(4 * LONG_MS);
    expect(session.game.cursor).toBeGreaterThan(4);
    expect(board.position).toBe(shown);
    expect(view.arrived.value).toBe(session.game.cursor - 2);
    expect(view.game.value.line).toHaveLength(session.game.cursor);
    expect(hand.isOpen).toBe(false);
  });

  test('coming back shows the newest position, and the game is seen again', async () => {
    const { travel, session, view, board, timing } = await watchingTable();
    session.changeSeats({ black: { kind: 'random' }, white: { kind: 'random' } });
    travel.to(0);
    await timing.advance(2 * LONG_MS);
    travel.backToNow();
    await timing.advance(1);
    expect([view.away.value, view.arrived.value]).toEqual([false, 0]);
    const { follows } = board;
    await timing.advance(LONG_MS);
    expect(board.follows).toBeGreaterThan(follows);
  });

  test('undo takes the eye to the new place of the game', async () => {
    const { travel, session, view, timing } = await playedTable();
    travel.to(1);
    await timing.advance(LONG_MS);
    session.undo();
    await timing.advance(LONG_MS);
    expect([view.shownPly.value, view.away.value]).toEqual([4, false]);
    expect(view.position.value).toBe(session.game.position);
  });
});

describe('a disc placed on an earlier position', () => {
  test('begins a branch there, and the old line can still be looked at', async () => {
    const { travel, hand, session, view, timing } = await playedTable();
    travel.to(2);
    await timing.advance(LONG_MS);
    expect(hand.isOpen).toBe(true);
    hand.place(at('c4'));
    await timing.advance(LONG_MS);
    expect(session.game.cursor).toBe(3);
    expect(session.game.lastStep?.ply.square).toBe(at('c4'));
    expect(session.game.continuationsAt(2).map(({ ply }) => ply.square)).toEqual([at('c3'), at('c4')]);
    travel.toLine(2, at('c3'));
    await timing.advance(LONG_MS);
    expect(view.away.value).toBe(true);
    expect(view.game.value.line.map(({ ply }) => ply.square)).toEqual(LINE.map(at));
    expect(session.game.cursor).toBe(3);
    travel.to(5);
    await timing.advance(LONG_MS);
    expect(view.position.value.counts.empties).toBe(64 - 4 - 5);
    travel.backToNow();
    await timing.advance(LONG_MS);
    expect(view.position.value).toBe(session.game.position);
  });

  test('is refused where it would turn nothing, and where no person is to move', async () => {
    const { travel, hand, session, refusals, timing } = await watchingTable();
    travel.to(0);
    await timing.advance(LONG_MS);
    hand.place(at('a1'));
    expect(refusals).toEqual(['no-flips']);
    travel.to(1);
    await timing.advance(LONG_MS);
    const { game } = session;
    expect(hand.isOpen).toBe(false);
    hand.place(game.positionAt(1).legalMoves[0] ?? 0);
    expect(session.game).toBe(game);
  });

  test('is answered by the player whose turn it then is', async () => {
    const { travel, hand, session, timing } = await watchingTable();
    travel.to(0);
    await timing.advance(LONG_MS);
    hand.place(at('e6'));
    await timing.advance(2 * LONG_MS);
    expect(session.game.line.map(({ ply }) => ply.square)[0]).toBe(at('e6'));
    expect(session.game.cursor).toBe(2);
  });
});

describe('played through by itself', () => {
  test('the line is shown from its beginning to its end', async () => {
    const { travel, view, timing } = await playedTable();
    travel.play();
    const seen: number[] = [];
    for (let beat = 0; beat < 40 && view.autoplay.value; beat++) {
      await timing.advance(AUTOPLAY_MS / 2);
      if (seen.at(-1) !== view.shownPly.value) seen.push(view.shownPly.value);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5]);
    expect(view.away.value).toBe(false);
  });

  test('a step by hand halts it', async () => {
    const { travel, view, timing } = await playedTable();
    travel.play();
    await timing.advance(AUTOPLAY_MS + 10);
    travel.to(3);
    await timing.advance(5 * LONG_MS);
    expect([view.autoplay.value, view.shownPly.value]).toEqual([false, 3]);
  });
});

test('disposed, it moves nothing any more', async () => {
  const { travel, board, timing } = await playedTable();
  travel.play();
  travel.dispose();
  const { follows } = board;
  await timing.advance(10 * LONG_MS);
  expect(board.follows).toBe(follows);
});
