import { expect, test } from 'vitest';
import { BoardHost } from '../../src/app/boardHost.ts';
import { standardStart } from '../../src/rules/index.ts';
import { FakeBoard } from '../support/fakeBoard.ts';
import { HandTiming } from '../support/handTiming.ts';

test('another board takes over everything that was shown, even in the middle of a ply', async () => {
  const timing = new HandTiming();
  const [first, second] = [new FakeBoard(timing), new FakeBoard(timing)];
  const host = new BoardHost();
  host.use(first);
  const start = standardStart(8);
  host.show(start);
  const ply = start.plyAt(19);
  if (!ply.ok) throw new Error(ply.error);
  const after = start.after(ply.value);
  const followed = host.follow(ply.value, after);
  host.mark([3]);
  host.focus(5);
  host.next(7);
  host.use(second);
  expect(await followed).toBe('disposed');
  expect(first.disposed).toBe(true);
  expect(second.position).toBe(after);
  expect(second.last).toBe(19);
  expect(second.marks).toEqual([3]);
  expect(second.focused).toBe(5);
  expect(second.nextMarked).toBe(7);
});

test('without a board a ply is over at once', async () => {
  const host = new BoardHost();
  const start = standardStart(8);
  const ply = start.plyAt(19);
  if (!ply.ok) throw new Error(ply.error);
  expect(await host.follow(ply.value, start.after(ply.value))).toBe('disposed');
});
