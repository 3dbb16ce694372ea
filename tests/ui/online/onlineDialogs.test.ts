// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { decodeLobby } from '../../../src/net/decodeDoors.ts';
import { buttonNamed, dialogsFetched, happen, showHud } from '../../support/fakePage.ts';
import type { DialogId } from '../../../src/ui/dialogIds.ts';
import type { View } from '../../../src/ui/view.ts';

async function show(id: DialogId, prepare: (view: View) => void = () => undefined) {
  const page = showHud((view) => {
    view.dialog.value = id;
    prepare(view);
  });
  await dialogsFetched();
  const dialog = page.root.querySelector('dialog');
  if (dialog === null) throw new Error(`the dialog ${id} is shown`);
  return { ...page, dialog };
}

const ROOM = { size: 8, clock: { minutes: 5, increment: 0 } };

test('open rooms are entered and running games watched, by the names that their people gave', async () => {
  const rooms = [
    { ...ROOM, code: '23456789ab', status: 'waiting', names: ['<b>Ann</b>'], free: 'white' },
    { ...ROOM, code: 'abcdefghjk', status: 'playing', names: ['Bob', ''] },
  ];
  const { dialog, asked } = await show('online', ({ online }) => {
    online.lobby.value = decodeLobby({ rooms, hosts: [] });
  });
  expect(dialog.querySelector('.online-rooms b')?.textContent).toBe('<b>Ann</b> is waiting');
  happen(() => buttonNamed(dialog, 'Join <b>Ann</b>').click());
  happen(() => buttonNamed(dialog, 'Watch Bob against Guest').click());
  expect(asked).toEqual([
    ['joinRoom', '23456789ab', false],
    ['joinRoom', 'abcdefghjk', true],
  ]);
});

test('heard hosts are links into private networks, and nothing else is', async () => {
  const hosts = [
    { name: 'Den <i>', url: 'http://192.168.1.7:8080/' },
    { name: 'Far', url: 'http://8.8.8.8/' },
    { name: 'Odd', url: 'javascript:alert(1)' },
    { name: 'Sly', url: 'http://192.168.1.7:80/@evil.example/' },
  ];
  const { dialog } = await show('online', ({ online }) => {
    online.lobby.value = decodeLobby({ rooms: [], hosts });
  });
  const links = [...dialog.querySelectorAll('a')];
  expect(links.map(({ href, textContent, rel }) => [href, textContent, rel])).toEqual([
    ['http://192.168.1.7:8080/', 'Den <i>', 'noreferrer'],
  ]);
});

test('why there is no way in is said, and nothing is asked for twice while a room is sought', async () => {
  const { dialog, asked } = await show('online', ({ online }) => {
    online.trouble.value = 'too-fast';
    online.busy.value = true;
  });
  expect(dialog.querySelector('[role="alert"]')?.textContent).toContain('Too many tries');
  happen(() => buttonNamed(dialog, 'Find an opponent').click());
  happen(() => buttonNamed(dialog, 'Invite a friend').click());
  expect(asked).toEqual([]);
});

test('the room of another tab is entered on the other side, or with one’s own seat', async () => {
  const { dialog, asked } = await show('secondTab');
  expect(document.activeElement?.textContent).toBe('Play the other side');
  happen(() => buttonNamed(dialog, 'Play the other side').click());
  happen(() => buttonNamed(dialog, 'Move my seat here').click());
  expect(asked).toEqual([
    ['sitDown', 'other'],
    ['sitDown', 'here'],
  ]);
});

test('a muted chat shows one’s own lines alone', async () => {
  const lines = [
    { number: 1, side: 'black', name: 'Ann', text: 'Hello' },
    { number: 2, side: 'white', name: 'Bob', text: '<img src=x>' },
  ] as const;
  await import('../../../src/ui/online/chatTab.tsx');
  const { root, view, asked } = showHud((made) => {
    made.recordOpen.value = true;
    made.study.recordTab.value = 'chat';
    made.online.chat.value = { lines, unread: 0, muted: false };
    made.online.room.value = {
      ...{ code: '23456789ab', status: 'playing', isOver: false, side: 'black', link: 'open' },
      ...{ names: { black: 'Ann', white: 'Bob' }, here: { black: true, white: true }, watchers: 0 },
      ...{ gone: undefined, offers: [], returnSeconds: undefined, refused: undefined },
    };
  });
  await dialogsFetched();
  const texts = (): readonly (string | null)[] =>
    [...root.querySelectorAll('.chat-text')].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['Hello', '<img src=x>']);
  happen(() => buttonNamed(root, 'Hide what others write').click());
  expect(texts()).toEqual(['Hello']);
  expect([asked, view.online.chat.value.muted]).toEqual([[['muteChat', true]], true]);
});
