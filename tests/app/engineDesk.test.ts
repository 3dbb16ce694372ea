import { expect, test } from 'vitest';
import { HINT_MS } from '../../src/app/advisor.ts';
import type { MoveValue } from '../../src/engine/thought.ts';
import { DEFAULT_SETTINGS } from '../../src/records/settings.ts';
import { HUMAN, TWO_HUMANS, at, layTable } from '../support/table.ts';

const SAGE = { kind: 'level', level: 8, milliseconds: 1000 } as const;
const AGAINST_SAGE = { ...TWO_HUMANS, seats: { black: HUMAN, white: SAGE } };

function valueOf(name: string, value: number, exact = false): MoveValue {
  return { square: at(name), value, depth: 8, exact };
}

async function laid(setup = TWO_HUMANS) {
  const table = layTable(setup);
  table.session.startGame(setup);
  await table.timing.advance(0);
  return table;
}

test('a level is asked with its number, its time and a seed, and its disc is played', async () => {
  const { session, timing, engine } = await laid(AGAINST_SAGE);
  session.place(at('d3'));
  await timing.advance(2000);
  expect(engine.chosen[0]).toMatchObject({ level: 8, milliseconds: 1000 });
  expect(session.game.cursor).toBe(2);
});

test('an illegal answer of the engine is told and another move is played', async () => {
  const { session, timing, engine, notices } = await laid(AGAINST_SAGE);
  engine.next = at('a1');
  session.place(at('d3'));
  await timing.advance(5000);
  expect(notices).toContain('engine-illegal');
  expect(session.game.cursor).toBe(2);
});

test('a failing engine is told', async () => {
  const { engine, notices } = await laid();
  engine.failures.emit('engine-missing');
  expect(notices).toEqual(['engine-failed']);
});

test('the engine can be hurried while a level thinks, and only then', async () => {
  const { desk, engine, session, timing, view } = await laid(AGAINST_SAGE);
  desk.moveNow();
  expect(engine.hurries).toBe(0);
  session.place(at('d3'));
  await timing.advance(700);
  expect(view.mayHurry.value).toBe(true);
  desk.moveNow();
  expect(engine.hurries).toBe(1);
});

test('values are asked for while they are shown and the board is open, and withdrawn with the turn', async () => {
  const { engine, view, session, timing, desk } = await laid();
  expect(engine.analyses).toHaveLength(0);
  view.settings.value = { ...DEFAULT_SETTINGS, values: true };
  desk.review(session, session.game.position);
  desk.review(session, session.game.position);
  expect(engine.open).toHaveLength(1);
  engine.open[0]?.onValues([valueOf('d3', 1.5)]);
  expect(view.values.value).toEqual([valueOf('d3', 1.5)]);
  session.place(at('d3'));
  await timing.advance(100);
  expect(engine.open).toHaveLength(0);
  expect(view.values.value).toEqual([]);
  await timing.advance(1000);
  expect(engine.open[0]?.position).toBe(session.game.position);
});

test('values that come late for another position are dropped', async () => {
  const { engine, view, session, timing, desk } = await laid();
  view.settings.value = { ...DEFAULT_SETTINGS, values: true };
  desk.review(session, session.game.position);
  const late = engine.open[0];
  session.place(at('d3'));
  await timing.advance(1000);
  late?.onValues([valueOf('c4', 9)]);
  expect(view.values.value).toEqual([]);
});

test('a hint marks and tells the best move known after a second, and goes with the turn', async () => {
  const { desk, engine, board, view, timing, session } = await laid();
  desk.hint();
  engine.open[0]?.onValues([valueOf('d3', 0.5), valueOf('c4', 2.25)]);
  await timing.advance(HINT_MS - 1);
  expect(board.hinted).toBeUndefined();
  await timing.advance(1);
  expect(board.hinted).toBe(at('c4'));
  expect(view.announcement.value).toBe('Best: c4, +2.3');
  expect(engine.open).toHaveLength(0);
  session.place(at('d3'));
  await timing.advance(100);
  expect(board.hinted).toBeUndefined();
});

test('a hint does not wait when every value is exact', async () => {
  const { desk, engine, board, view } = await laid();
  desk.hint();
  engine.open[0]?.onValues([valueOf('d3', -4, true), valueOf('c4', -6, true)]);
  expect(board.hinted).toBe(at('d3'));
  expect(view.announcement.value).toBe('Best: d3, =−4');
});

test('a desk that is left withdraws what it has asked and lets the engine go', async () => {
  const { desk, engine } = await laid();
  desk.hint();
  desk.dispose();
  expect(engine.open).toHaveLength(0);
  expect(engine.disposed).toBe(true);
});
