// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { RoomView } from '../../../src/ui/online/onlineView.ts';
import { buttonNamed, dialogsFetched, happen, showHud } from '../../support/fakePage.ts';

await import('../../../src/ui/online/roomBar.tsx');

const ROOM: RoomView = {
  ...{ code: '23456789ab', status: 'playing', isOver: false, side: 'black', link: 'open', gone: undefined },
  ...{ names: { black: 'Ann', white: 'Bob' }, here: { black: true, white: true }, watchers: 0 },
  ...{ offers: [], returnSeconds: undefined, refused: undefined },
};

async function showRoom(changes: Partial<RoomView>) {
  const page = showHud((view) => {
    view.online.room.value = { ...ROOM, ...changes };
    const { names } = { ...ROOM, ...changes };
    const seats = { black: { kind: 'human' }, white: { kind: 'remote', name: names.white } } as const;
    view.setup.value = { ...view.setup.value, seats };
  });
  await dialogsFetched();
  const bar = page.root.querySelector('.room');
  if (bar === null) throw new Error('the bar of the room is shown');
  return { ...page, bar, line: bar.querySelector('.room-line p')?.textContent };
}

test('while an opponent is waited for the bar has the code, and nobody is to move', async () => {
  const { root, line, bar, asked } = await showRoom({
    ...{ status: 'waiting', here: { black: true, white: false }, names: { black: '', white: '' } },
  });
  expect(line).toBe('Room 23456 789ab');
  const plates = [...root.querySelectorAll('.plate')];
  expect(plates.map((plate) => plate.querySelector('.plate-name')?.textContent)).toEqual([
    'You',
    'Free seat',
  ]);
  expect(root.querySelector('.note-turn')).toBeNull();
  expect(root.textContent.split('Waiting for an opponent')).toHaveLength(2);
  happen(() => buttonNamed(bar, 'Show the link').click());
  expect(asked).toEqual([['open', 'invite']]);
});

test.each([
  [{}, 'Playing Bob'],
  [{ names: { black: 'Ann', white: '' } }, 'Playing Guest'],
  [{ watchers: 2 }, 'Playing Bob2 watching'],
  [{ side: undefined }, 'You are watching'],
  [{ link: 'lost' }, 'Connection lost. Reconnecting…'],
  [{ link: 'restarting' }, 'The server is restarting. The game goes on in a moment.'],
  [{ refused: 'out-of-turn' }, 'It is not your turn.'],
  [{ returnSeconds: 42 }, 'Bob has lost the connection: 0:42 to return'],
] as const)('%j is told as “%s”', async (changes, words) => {
  expect((await showRoom(changes)).line).toBe(words);
});

test('what the opponent offers is answered', async () => {
  const { bar, line, asked } = await showRoom({ offers: [{ offer: 'draw', side: 'white' }] });
  expect(line).toBe('Bob offers a draw.');
  happen(() => buttonNamed(bar, 'Accept').click());
  happen(() => buttonNamed(bar, 'Decline').click());
  expect(asked).toEqual([
    ['answerOffer', 'draw', true],
    ['answerOffer', 'draw', false],
  ]);
});

test('one’s own offer is withdrawn', async () => {
  const { bar, asked } = await showRoom({ offers: [{ offer: 'draw', side: 'black' }] });
  happen(() => buttonNamed(bar, 'Withdraw').click());
  expect(asked).toEqual([['answerOffer', 'draw', false]]);
});

test('the game of who has not come back is claimed', async () => {
  const { bar, asked } = await showRoom({ returnSeconds: 0 });
  happen(() => buttonNamed(bar, 'Claim the win').click());
  expect(asked).toEqual([['claimWin']]);
});

test('a game that another tab has taken is taken back', async () => {
  const { bar, line, asked } = await showRoom({ link: 'gone', gone: 'taken-over' });
  expect(line).toBe('This game has been opened in another tab.');
  happen(() => buttonNamed(bar, 'Play on here').click());
  expect(asked).toEqual([['comeBack']]);
});

test('a page that the server has turned out is not offered a way back', async () => {
  const { bar } = await showRoom({ link: 'gone', gone: 'flooding' });
  expect(bar.querySelector('.room-answers')).toBeNull();
});

test('a spectator neither resigns nor offers anything', async () => {
  const { bar } = await showRoom({ side: undefined });
  const names = [...bar.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Chat', 'Leave the room']);
});
