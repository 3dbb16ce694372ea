// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { installKeys } from '../../src/ui/keys.ts';
import { createView } from '../../src/ui/view.ts';
import { recordingIntents } from '../support/recordingIntents.ts';

const RANDOM = { kind: 'random' } as const;

beforeEach(() => document.body.replaceChildren());

function listen() {
  const view = createView();
  const { intents, asked } = recordingIntents(view);
  const remove = installKeys(window, view, intents);
  onTestFinished(remove);
  return { view, asked, remove };
}

function press(
  key: string,
  more: KeyboardEventInit = {},
  target: EventTarget = document.body,
): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

test.each([
  ['u', ['undo']],
  ['R', ['redo']],
  ['n', ['askNewGame']],
  ['h', ['change', { marks: false }]],
  ['c', ['change', { camera: 'opponent' }]],
  ['v', ['resetCamera']],
  ['m', ['change', { sound: false }]],
  ['?', ['open', 'help']],
])('%s asks for %j', (key, asking) => {
  const { asked } = listen();
  expect(press(key).defaultPrevented).toBe(true);
  expect(asked).toEqual([asking]);
});

test.each([
  ['[', 6],
  [',', 6],
  ['ArrowLeft', 6],
  [']', 8],
  ['.', 8],
  ['ArrowRight', 8],
  ['Home', 0],
] as const)('%s goes from ply 7 to ply %i', (key, plies) => {
  const { view, asked } = listen();
  view.shownPly.value = 7;
  press(key);
  expect(asked).toEqual([['travel', plies]]);
});

test('a slider keeps the keys that move it, and leaves the others to the page', () => {
  const { asked } = listen();
  const slider = document.createElement('input');
  slider.type = 'range';
  document.body.append(slider);
  for (const key of ['ArrowLeft', 'Home', '[', 'l']) press(key, {}, slider);
  expect(asked).toEqual([
    ['travel', -1],
    ['showRecord', true],
  ]);
});

test('keys without a meaning are left to others', () => {
  const { asked } = listen();
  for (const key of ['x', 'Enter', 'ArrowUp', 'p', 's', 'Escape']) {
    expect(press(key).defaultPrevented).toBe(false);
  }
  expect(asked).toEqual([]);
});

test('pause and step mean something only where programs play each other', () => {
  const { view, asked } = listen();
  view.setup.value = { ...view.setup.value, seats: { black: RANDOM, white: RANDOM } };
  press('s');
  press('p');
  press('s');
  press('p');
  expect(asked).toEqual([['pause', true], ['step'], ['pause', false]]);
});

test('Escape closes a message', () => {
  const { view, asked } = listen();
  view.message.value = { kind: 'passed', side: 'black' };
  press('Escape');
  expect(asked).toEqual([['dismissMessage']]);
});

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<div contenteditable="true"></div>'])(
  'keys are dead inside %s',
  (html) => {
    const { asked } = listen();
    document.body.innerHTML = html;
    press('u', {}, document.body.firstElementChild ?? document.body);
    expect(asked).toEqual([]);
  },
);

test.each([
  ['while an input method composes', { isComposing: true }],
  ['while an input method has the key', { keyCode: 229 }],
  ['with Ctrl', { ctrlKey: true }],
  ['with Alt', { altKey: true }],
  ['with Meta', { metaKey: true }],
])('keys are dead %s', (_, more) => {
  const { asked } = listen();
  press('u', more);
  expect(asked).toEqual([]);
});

test('keys are dead while a dialog is open, and after they were removed', () => {
  const { view, asked, remove } = listen();
  view.dialog.value = 'help';
  press('u');
  view.dialog.value = undefined;
  remove();
  press('u');
  expect(asked).toEqual([]);
});
