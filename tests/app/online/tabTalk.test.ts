import { expect, test } from 'vitest';
import { TabTalk, type TabChannel, type TabSeat } from '../../../src/app/online/tabTalk.ts';
import { HandTiming } from '../../support/handTiming.ts';

const CODE = 'abcdefghjk';
const SEAT: TabSeat = { code: CODE, mark: 'aaaaaaaa', isWaiting: true };

/** Tabs of one browser, which hear each other at once. */
class Browser {
  readonly #tabs = new Set<{ hear?: (message: unknown) => void }>();

  open(): TabChannel {
    const tab: { hear?: (message: unknown) => void } = {};
    this.#tabs.add(tab);
    return {
      say: (message) => {
        for (const other of this.#tabs) if (other !== tab) other.hear?.(message);
      },
      listen: (hear) => (tab.hear = hear),
      close: () => this.#tabs.delete(tab),
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
  await timing.advance(1000);
  expect(await answer).toEqual([SEAT, { code: CODE, mark: 'bbbbbbbb', isWaiting: false }]);
});

test('a tab in another room is silent', async () => {
  const { timing, asking } = lay({ ...SEAT, code: 'kkkkkkkkkk' });
  const answer = asking.ask(CODE);
  await timing.advance(1000);
  expect(await answer).toEqual([]);
});

test('where tabs cannot talk nobody is waited for', async () => {
  const alone = new TabTalk(undefined, new HandTiming(), () => undefined);
  expect(await alone.ask(CODE)).toEqual([]);
});

test('what makes no sense is not listened to', async () => {
  const { browser, timing, asking } = lay(SEAT);
  const stranger = browser.open();
  const answer = asking.ask(CODE);
  for (const message of [[], new Date(0), { kind: 'who' }, { kind: 'here', code: CODE, mark: 3 }])
    stranger.say(message);
  await timing.advance(1000);
  expect(await answer).toEqual([SEAT]);
});

test('a tab that is done lets go of the channel', () => {
  const { browser, talks, asking } = lay(SEAT);
  for (const talk of [...talks, asking]) talk.dispose();
  expect(browser.tabs).toBe(0);
});
