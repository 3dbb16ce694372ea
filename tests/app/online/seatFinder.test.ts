import { expect, test } from 'vitest';
import { OnlineKeep } from '../../../src/app/online/onlineKeep.ts';
import { SeatFinder } from '../../../src/app/online/seatFinder.ts';
import { markOf, type TabSeat } from '../../../src/app/online/tabTalk.ts';

const CODE = 'abcdefghjk';
const [ANN, BOB] = ['a'.repeat(32), 'b'.repeat(32)];

/** A tab in a browser that holds these seats, while other tabs play some of them. */
function lay(held: readonly string[], played: readonly string[], isWaiting = false) {
  const keep = new OnlineKeep(undefined);
  for (const seat of held) keep.keep(CODE, seat);
  const seats: readonly TabSeat[] = played.map((seat) => ({ code: CODE, mark: markOf(seat), isWaiting }));
  const finder = new SeatFinder(keep, { ask: () => Promise.resolve(seats) });
  return { keep, finder };
}

test('who holds no seat takes a new one', async () => {
  const { keep, finder } = lay([], []);
  expect([await finder.find(CODE), keep.read(CODE)]).toEqual(['play', undefined]);
});

test('a reload, or a tab opened anew, comes back to its seat', async () => {
  const { keep, finder } = lay([ANN], []);
  expect([await finder.find(CODE), keep.read(CODE)]).toEqual(['play', ANN]);
});

test('of two seats the one is taken that no other tab plays', async () => {
  const { keep, finder } = lay([ANN, BOB], [BOB]);
  expect([await finder.find(CODE), keep.read(CODE)]).toEqual(['play', ANN]);
});

test('while the host waits in another tab the person is asked, and may sit on the other side', async () => {
  const { keep, finder } = lay([ANN], [ANN], true);
  expect(await finder.find(CODE)).toBe('ask');
  finder.take(CODE, 'other');
  expect(keep.read(CODE)).toBeUndefined();
  finder.take(CODE, 'here');
  expect(keep.read(CODE)).toBe(ANN);
});

test('a game that goes on is taken over from the other tab', async () => {
  const { keep, finder } = lay([ANN], [ANN]);
  expect([await finder.find(CODE), keep.read(CODE)]).toEqual(['play', ANN]);
});

test('who plays both sides in two tabs looks on in a third', async () => {
  const { keep, finder } = lay([ANN, BOB], [ANN, BOB]);
  expect([await finder.find(CODE), keep.read(CODE)]).toEqual(['watch', undefined]);
});
