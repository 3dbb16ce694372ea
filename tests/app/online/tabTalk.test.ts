import { expect, test } from 'vitest';
import { TabTalk, type TabChannel, type TabSeat } from '../../../src/app/online/tabTalk.ts';
import type { TabLocks } from '../../../src/app/online/tabLocks.ts';
import { HandTiming } from '../../support/handTiming.ts';

const CODE = 'abcdefghjk';
const SEAT: TabSeat = { code: CODE, mark: 'aaaaaaaa', isWaiting: true };

/** Tabs of one browser, which hear each other at once, and on secure origins have locks. */
class Browser {
  readonly #tabs = new Set<{ hear?: (message: unknown) => void }>();
  readonly held: string[] = [];
  readonly #locks: TabLocks = {
    hold: (name) => {
      this.held.push(name);
      return () => this.held.splice(this.held.indexOf(name), 1);
    },
    held: () => Promise.resolve([...this.held]),
  };

  open(isSecure = false): TabChannel {
    const tab: { hear?: (message: unknown) => void } = {};
    this.#tabs.add(tab);
    return {
      say: (message) => {
        for (const other of this.#tabs) if (other !== tab) other.hear?.(message);
      },
      listen: (hear) => (tab.hear = hear),
      close: () => this.#tabs.delete(tab),
      ...(isSecure && { locks: this.#locks }),
    };
  }

  get tabs(): number {
    return this.#tabs.size;
  }
}

function lay(...seats: (TabSeat | undefined)[]) {
  const [browser, timing] = [new Browser(), new HandTiming()];
  const talks = seats.map((seat) => new TabTalk(browser.open(), timing, () => seat));
  const asking = new TabTalk(browser.open(), timing, () => undefined);
  return { browser, timing, talks, asking };
}

test('a tab that plays in the room says so', async () => {
  const { timing, asking } = lay(SEAT, undefined, { ...SEAT, mark: 'bbbbbbbb', isWaiting: false });
  const answer = asking.ask(CODE);
  await timing.advance(5000);
  expect(await answer).toEqual([SEAT, { code: CODE, mark: 'bbbbbbbb', isWaiting: false }]);
});

test('a tab in another room is silent', async () => {
  const { timing, asking } = lay({ ...SEAT, code: 'kkkkkkkkkk' });
  const answer = asking.ask(CODE);
  await timing.advance(5000);
  expect(await answer).toEqual([]);
});

test('where tabs cannot talk nobody is waited for', async () => {
  const alone = new TabTalk(undefined, new HandTiming(), () => undefined);
  expect(await alone.ask(CODE)).toEqual([]);
});

test('a tab that is new in a room has more patience than one that comes back to its seat', async () => {
  const { browser, timing, asking } = lay();
  const busy = browser.open();
  const [fresh, back] = [asking.ask(CODE), asking.ask(CODE, true)];
  await timing.advance(1500);
  expect(await back).toEqual([]);
  busy.say({ kind: 'here', ...SEAT });
  await timing.advance(100);
  expect(await fresh).toEqual([SEAT]);
});

/** A tab that plays and one that asks, on a secure origin. */
function laySecure(own: () => TabSeat | undefined) {
  const [browser, timing] = [new Browser(), new HandTiming()];
  const playing = new TabTalk(browser.open(true), timing, own);
  playing.review();
  return { browser, timing, playing, asking: new TabTalk(browser.open(true), timing, () => undefined) };
}

test('where locks tell that nobody is there nobody is waited for', async () => {
  const { asking } = laySecure(() => undefined);
  expect(await asking.ask(CODE)).toEqual([]);
});

test('a tab that holds a seat and is too busy to say so is asked about', async () => {
  const { browser, timing, asking } = laySecure(() => undefined);
  browser.held.push(`reversi.online ${CODE} aaaaaaaa`, 'reversi.online kkkkkkkkkk bbbbbbbb', 'other');
  const answer = asking.ask(CODE, true);
  await timing.advance(5000);
  expect(await answer).toEqual([{ code: CODE, mark: 'aaaaaaaa', isWaiting: true }]);
});

test('a lock of the page before a reload is not waited for once it is gone', async () => {
  const { browser, timing, asking } = laySecure(() => undefined);
  browser.held.push(`reversi.online ${CODE} aaaaaaaa`);
  const answer = asking.ask(CODE, true);
  browser.held.pop();
  await timing.advance(100);
  expect(await answer).toEqual([]);
});

test('a tab holds the lock of its seat as long as it plays there', async () => {
  let seat: TabSeat | undefined = { ...SEAT, isWaiting: false };
  const { browser, timing, playing, asking } = laySecure(() => seat);
  const answer = asking.ask(CODE);
  await timing.advance(100);
  expect(await answer).toEqual([seat]);
  expect(await playing.ask(CODE)).toEqual([]);
  playing.review();
  expect(browser.held).toHaveLength(1);
  seat = undefined;
  playing.review();
  expect(browser.held).toEqual([]);
  seat = SEAT;
  playing.review();
  playing.dispose();
  expect(browser.held).toEqual([]);
});

test('what makes no sense is not listened to', async () => {
  const { browser, timing, asking } = lay(SEAT);
  const stranger = browser.open();
  const answer = asking.ask(CODE);
  for (const message of [[], new Date(0), { kind: 'who' }, { kind: 'here', code: CODE, mark: 3 }])
    stranger.say(message);
  await timing.advance(5000);
  expect(await answer).toEqual([SEAT]);
});

test('a tab that is done lets go of the channel', () => {
  const { browser, talks, asking } = lay(SEAT);
  for (const talk of [...talks, asking]) talk.dispose();
  expect(browser.tabs).toBe(0);
});
