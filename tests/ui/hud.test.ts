// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { loadLanguage } from '../../src/i18n/loadLanguage.ts';
import type { Seats } from '../../src/records/gameSetup.ts';
import type { View } from '../../src/ui/view.ts';
import { FakeResizeObserver, buttonNamed, happen, showHud } from '../support/fakePage.ts';

const RANDOM = { kind: 'random' } as const;

const seat = (view: View, seats: Seats): void => {
  view.setup.value = { ...view.setup.value, seats };
};

test('the page speaks its language, and changes it at once', async () => {
  await loadLanguage('ja');
  const { root, view } = showHud();
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toBe('Reversi 3D');
  happen(() => {
    view.spoken.value = 'ja';
  });
  expect(document.documentElement.lang).toBe('ja');
  expect(root.querySelector('h1')?.textContent).toBe('リバーシ 3D');
  expect(root.querySelector('.status-text')?.textContent).toBe('あなたの番です');
});

test('the plates show who plays, how many discs there are and whose turn it is', () => {
  const { root, view } = showHud();
  const plates = (): string[] => [...root.querySelectorAll('.plate')].map((plate) => plate.textContent);
  expect(plates()).toEqual(['22 discsYouBlackto move', '22 discsRandom AIWhite']);
  const next = view.position.value.play(19);
  happen(() => {
    if (next.ok) view.position.value = next.value;
  });
  expect(plates()).toEqual(['44 discsYouBlack', '11 discRandom AIWhiteto move']);
  expect(root.querySelector<HTMLElement>('.scores')?.dataset['turn']).toBe('white');
});

test('the clocks take the place of the notes', () => {
  const { root, view } = showHud();
  happen(() => {
    view.clock.value = { black: 61_000, white: 9_000, running: 'black' };
  });
  const clocks = [...root.querySelectorAll<HTMLElement>('[role="timer"]')];
  expect(clocks.map((clock) => [clock.textContent, clock.dataset['short']])).toEqual([
    ['1:01', 'false'],
    ['0:09.0', 'true'],
  ]);
});

test('the line between the plates tells what matters most', () => {
  const { root, view } = showHud();
  const status = (): string | undefined => root.querySelector('.status-text')?.textContent;
  expect(status()).toBe('Your turn');
  happen(() => {
    view.thinking.value = 'white';
  });
  expect(status()).toBe('Random AI is thinking…');
  happen(() => {
    view.paused.value = true;
  });
  expect(status()).toBe('Paused');
  happen(() => {
    view.outcome.value = { kind: 'counted', winner: 'black' };
  });
  expect(status()).toBe('You win');
  happen(() => {
    view.message.value = { kind: 'passed', side: 'white' };
  });
  expect(status()).toBe('White has no move: black plays again');
});

test('a message can be closed, and a closed result opened again', () => {
  const { root, view, asked } = showHud((made) => {
    made.message.value = { kind: 'notice', notice: 'offline-ready' };
    made.outcome.value = { kind: 'counted', winner: undefined };
    made.lookingBack.value = true;
  });
  happen(() => buttonNamed(root, 'Close').click());
  expect(view.message.value).toBeUndefined();
  happen(() => buttonNamed(root, 'Show result').click());
  expect(asked).toEqual([['dismissMessage'], ['open', 'result']]);
});

test('the controls ask for what they say', () => {
  const { root, asked } = showHud((view) => {
    view.mayUndo.value = true;
    view.mayRedo.value = true;
  });
  for (const name of ['New game', 'Undo', 'Redo', 'Show legal moves', 'Change view', 'Settings', 'Help']) {
    happen(() => buttonNamed(root, name).click());
  }
  expect(asked).toEqual([
    ['askNewGame'],
    ['undo'],
    ['redo'],
    ['change', { marks: false }],
    ['change', { camera: 'opponent' }],
    ['open', 'settings'],
    ['open', 'help'],
  ]);
});

test('what cannot be taken back is marked so and asks for nothing, but keeps the keyboard', () => {
  const { root, asked } = showHud();
  const undo = buttonNamed(root, 'Undo');
  happen(() => undo.click());
  expect([undo.getAttribute('aria-disabled'), undo.disabled, asked]).toEqual(['true', false, []]);
});

test('pause and step are there only where programs play each other', () => {
  const { root, view, asked } = showHud();
  expect(root.textContent).not.toContain('One move');
  happen(() => seat(view, { black: RANDOM, white: RANDOM }));
  happen(() => buttonNamed(root, 'One move').click());
  happen(() => buttonNamed(root, 'Pause').click());
  happen(() => buttonNamed(root, 'One move').click());
  happen(() => buttonNamed(root, 'Play').click());
  expect(asked).toEqual([['pause', true], ['step'], ['pause', false]]);
});

test('a flat board has no view to change', () => {
  const { root, view } = showHud();
  happen(() => {
    view.board.value = 'flat';
  });
  expect(root.querySelector('[aria-label="Change view"]')).toBeNull();
});

test('announcements are told politely', () => {
  const { root, view } = showHud();
  happen(() => {
    view.announcement.value = 'Black d3, 1 disc turned. White to move.';
  });
  const regions = [...root.querySelectorAll('[role="status"], output, [aria-live]')];
  expect(regions.map((region) => region.textContent)).toEqual(['Black d3, 1 disc turned. White to move.']);
});

test('the theme and the switch for flip counts reach the style sheets', () => {
  const { root, view } = showHud();
  happen(() => {
    view.settings.value = { ...view.settings.value, theme: 'slate', flipCounts: true };
  });
  expect([root.dataset['theme'], root.dataset['counts']]).toEqual(['slate', 'true']);
});

test('a HUD that is disposed leaves nothing behind', () => {
  const { root, hud } = showHud();
  hud.dispose();
  expect(root.children).toHaveLength(0);
  expect(FakeResizeObserver.alive.size).toBe(0);
});
