import { expect, test } from 'vitest';
import { SharedLock, type Shared } from '../../../src/server/door/sharedLock.ts';
import { HandTiming } from '../../support/handTiming.ts';

/** What two processes share, with the time of the test. */
class Store implements Shared {
  readonly #timing: HandTiming;
  readonly #held = new Map<string, { count: number; until: number }>();

  constructor(timing: HandTiming) {
    this.#timing = timing;
  }

  hincrbyex(key: string, _field: string, by: number, seconds: number): Promise<number> {
    const count = (this.#isHeld(key) ? (this.#held.get(key)?.count ?? 0) : 0) + by;
    this.#held.set(key, { count, until: this.#timing.now() + seconds * 1000 });
    return Promise.resolve(count);
  }

  exists(key: string): Promise<boolean> {
    return Promise.resolve(this.#isHeld(key));
  }

  del(key: string): void {
    this.#held.delete(key);
  }

  #isHeld(key: string): boolean {
    return (this.#held.get(key)?.until ?? -1) > this.#timing.now();
  }
}

function lay() {
  const timing = new HandTiming();
  const store = new Store(timing);
  const lock = (): SharedLock => new SharedLock(store, 'key', timing);
  return { timing, store, lock };
}

test('of two processes that come at once the second waits until the first is done', async () => {
  const { timing, lock } = lay();
  const log: string[] = [];
  let finish = (): void => undefined;
  const first = lock().run(async () => {
    log.push('first begins');
    await new Promise<void>((resolve) => (finish = resolve));
    log.push('first ends');
  });
  const second = lock().run(() => Promise.resolve(log.push('second')));
  await timing.advance(1000);
  expect(log).toEqual(['first begins']);
  finish();
  await first;
  await timing.advance(100);
  await second;
  expect(log).toEqual(['first begins', 'first ends', 'second']);
});

test('a task that fails gives the lock back', async () => {
  const { lock } = lay();
  await expect(lock().run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lock().run(() => Promise.resolve('in'))).toBe('in');
});

test('the lock of a process that has died runs out, however many wait for it', async () => {
  const { timing, store, lock } = lay();
  await store.hincrbyex('key', 'holders', 1, 5);
  const waiting = [lock(), lock(), lock()].map((each) => each.run(() => Promise.resolve('in')));
  await timing.advance(12_000);
  expect(await Promise.all(waiting)).toEqual(['in', 'in', 'in']);
});
