// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { OnlineDesk } from '../../../src/app/online/onlineDesk.ts';
import type { TabChannel } from '../../../src/app/online/tabTalk.ts';
import { createTranslator } from '../../../src/i18n/translator.ts';
import { CLOSE_CODES } from '../../../src/net/messages.ts';
import { FakeServer, SYNC } from '../../support/online/fakeServer.ts';
import { layTable, TWO_HUMANS } from '../../support/table.ts';

const WISH = { size: 8, clock: undefined, side: undefined, listed: false } as const;
const { code: CODE } = SYNC;

/** A page with its desk for online play; the test is its server, and the other tabs of the browser. */
function lay(openTabs: () => TabChannel | undefined = () => undefined) {
  const table = layTable(TWO_HUMANS);
  const fake = new FakeServer();
  const said: string[] = [];
  const words = { say: (text: string) => said.push(text), translate: createTranslator('en') };
  sessionStorage.clear();
  window.location.hash = '';
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const desk = new OnlineDesk({
    ...{ window, storage, words: words as never, openTabs, wires: fake.wires },
    ...{ keepGame: () => undefined, changed: () => undefined },
    ...{ timing: table.timing, view: table.view, session: table.session, tour: table.tour },
  });
  onTestFinished(() => desk.dispose());
  return { ...table, ...table.view.online, desk, fake, said };
}

/** Another tab of the browser that waits in the room with the seat that the server gives. */
function waitingTab(): TabChannel {
  let tell: (message: unknown) => void = () => undefined;
  return {
    say: (message) => {
      if ('kind' in message && message.kind === 'who')
        tell({ kind: 'here', code: CODE, mark: 'aaaaaaaa', isWaiting: true });
    },
    listen: (hear) => (tell = hear),
    close: () => undefined,
  };
}

test('a room is opened, entered, named in the address, and the invitation shown', async () => {
  const { desk, fake, room, invite, view, timing } = lay();
  const opened = desk.createRoom(WISH);
  await timing.advance(0);
  await fake.show({ status: 'waiting' });
  await fake.say('synced', SYNC);
  await opened;
  expect(room.value).toMatchObject({ code: CODE, side: 'black', status: 'waiting' });
  expect([window.location.hash, view.dialog.value]).toEqual([`#room=${CODE}`, 'invite']);
  expect(invite.value).toBe(`${window.location.origin}/#room=${CODE}`);
  desk.leave();
  expect([room.value, window.location.hash]).toEqual([undefined, '']);
});

test('a door that refuses is named where rooms are found', async () => {
  const { desk, fake, trouble, view, said } = lay();
  fake.refusal = 'too-fast';
  await desk.quickMatch(WISH);
  expect([trouble.value, view.dialog.value]).toEqual(['too-fast', 'online']);
  expect(said.join()).toContain('Too many tries');
});

test('what is no code is no room', async () => {
  const { desk, fake, trouble } = lay();
  await desk.joinRoom('hello', false);
  expect([trouble.value, fake.bodies]).toEqual(['no-such-room', []]);
});

test('a room that another tab waits in is asked about; the other side is a new seat', async () => {
  const { desk, fake, elsewhere, view, room, timing } = lay(waitingTab);
  const opened = desk.createRoom(WISH);
  await timing.advance(0);
  await fake.say('synced', SYNC);
  await opened;
  desk.leave();
  const joined = desk.joinRoom(CODE, false);
  await timing.advance(1000);
  await joined;
  expect([elsewhere.value, view.dialog.value, room.value]).toEqual([CODE, 'secondTab', undefined]);
  const sitting = desk.sitDown('other');
  await timing.advance(0);
  await fake.say('synced', { ...SYNC, side: 'white' });
  await sitting;
  expect(knocks(fake).at(-1)).toMatchObject({ code: CODE, seat: null });
  expect([room.value?.side, view.dialog.value]).toEqual(['white', undefined]);
});

test('what another tab has taken over is taken back with the same seat', async () => {
  const { desk, fake, room, timing } = lay();
  const opened = desk.createRoom(WISH);
  await timing.advance(0);
  await fake.say('synced', SYNC);
  await opened;
  await fake.end(CLOSE_CODES.takenOver);
  expect(room.value).toMatchObject({ link: 'gone', gone: 'taken-over' });
  const back = desk.comeBack();
  await timing.advance(0);
  await fake.say('synced', SYNC);
  await back;
  expect(room.value?.link).toBe('open');
  expect(knocks(fake).at(-1)).toMatchObject({ seat: 'a'.repeat(32) });
});

test('a seat that somebody else was faster at is sought anew', async () => {
  const { desk, fake, room, timing } = lay();
  const sought = desk.quickMatch(WISH);
  await timing.advance(0);
  await fake.say('synced', { ...SYNC, side: undefined });
  await timing.advance(0);
  await fake.say('synced', SYNC);
  await sought;
  expect([fake.links, room.value?.side]).toEqual([2, 'black']);
});

/** What was said at the doors to rooms, the newest last. */
function knocks({ bodies }: FakeServer): readonly unknown[] {
  return bodies.filter((body) => typeof body === 'object' && body !== null && 'code' in body);
}
