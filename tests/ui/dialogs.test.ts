// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { loadLanguage } from '../../src/i18n/loadLanguage.ts';
import { DEFAULT_SETUP } from '../../src/records/gameSetup.ts';
import { DIALOG_IDS, type DialogId } from '../../src/ui/dialogIds.ts';
import type { View } from '../../src/ui/view.ts';
import { buttonNamed, dialogsFetched, happen, showHud, type ShownHud } from '../support/fakePage.ts';
import { seededPosition } from '../support/positions.ts';

interface ShownDialog extends ShownHud {
  readonly dialog: HTMLDialogElement;
}

async function showDialog(id: DialogId, prepare?: (view: View) => void): Promise<ShownDialog> {
  const page = showHud((view) => {
    view.outcome.value = { kind: 'counted', winner: 'black' };
    view.dialog.value = id;
    prepare?.(view);
  });
  await dialogsFetched();
  const dialog = page.root.querySelector('dialog');
  if (dialog === null) throw new Error(`the dialog ${id} is shown`);
  return { ...page, dialog };
}

function choose(dialog: HTMLElement, legend: string, option: string): void {
  const fieldset = [...dialog.querySelectorAll('fieldset')].find(
    (each) => each.querySelector('legend')?.textContent === legend,
  );
  const label = [...(fieldset?.querySelectorAll('label') ?? [])].find((each) => each.textContent === option);
  if (label === undefined) throw new Error(`${legend} offers ${option}`);
  happen(() => label.click());
}

function type(dialog: HTMLElement, label: string, text: string): HTMLInputElement {
  const named = [...dialog.querySelectorAll('label')].find((each) => each.textContent === label);
  const input = document.getElementById(named?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`there is a field ${label}`);
  happen(() => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return input;
}

test.each(DIALOG_IDS)(
  'the dialog %s is modal, has one heading that names it, and can be left',
  async (id) => {
    const { dialog, root, view } = await showDialog(id);
    expect(dialog.open).toBe(true);
    const headings = dialog.querySelectorAll('h2');
    expect(headings).toHaveLength(1);
    expect(dialog.getAttribute('aria-labelledby')).toBe(headings[0]?.id);
    expect(headings[0]?.textContent).not.toBe('');
    happen(() => buttonNamed(dialog, 'Close').click());
    expect(view.dialog.value).toBeUndefined();
    expect(root.querySelector('dialog')).toBeNull();
    expect(dialog.open).toBe(false);
  },
);

test('a new game is put together from what is chosen', async () => {
  const { dialog, asked } = await showDialog('newGame');
  choose(dialog, 'Opponent', 'Computer');
  choose(dialog, 'Level', 'Sage');
  choose(dialog, 'You play', 'White');
  choose(dialog, 'Who begins', 'White');
  choose(dialog, 'Start', 'Corner odds');
  choose(dialog, 'Corners given', '3');
  choose(dialog, 'Given to', 'White');
  choose(dialog, 'Board size', '10');
  choose(dialog, 'Clock', '5 + 5');
  happen(() => dialog.querySelector('form')?.requestSubmit());
  expect(asked).toEqual([
    [
      'startGame',
      {
        seats: { black: { kind: 'level', level: 8, milliseconds: 1000 }, white: { kind: 'human' } },
        size: 10,
        start: 'odds',
        corners: 3,
        oddsSide: 'white',
        begins: 'white',
        clock: { minutes: 5, increment: 5 },
      },
    ],
  ]);
});

test('a new game that is not changed is the last one again', async () => {
  const { dialog, asked } = await showDialog('newGame');
  happen(() => dialog.querySelector('form')?.requestSubmit());
  expect(asked).toEqual([['startGame', DEFAULT_SETUP]]);
});

test('a wrong clock is explained and keeps the game from starting', async () => {
  const { dialog, asked } = await showDialog('newGame');
  choose(dialog, 'Clock', 'Custom');
  const minutes = type(dialog, 'Minutes each', '0');
  expect(minutes.getAttribute('aria-invalid')).toBe('true');
  const problem = document.getElementById(minutes.getAttribute('aria-describedby') ?? '');
  expect(problem?.textContent).toBe('A number above 0, 180 at most');
  happen(() => dialog.querySelector('form')?.requestSubmit());
  expect(asked).toEqual([]);
  type(dialog, 'Minutes each', '7');
  happen(() => dialog.querySelector('form')?.requestSubmit());
  expect(asked).toEqual([['startGame', { ...DEFAULT_SETUP, clock: { minutes: 7, increment: 0 } }]]);
});

test('a running game is left only when asked twice', async () => {
  const { dialog, asked } = await showDialog('confirmNewGame');
  expect(document.activeElement?.textContent).toBe('Keep playing');
  happen(() => buttonNamed(dialog, 'Set up a new game').click());
  expect(asked).toEqual([['open', 'newGame']]);
});

test('each setting is in force at once', async () => {
  const { dialog, asked } = await showDialog('settings');
  choose(dialog, 'Board', 'Slate');
  choose(dialog, 'View', 'From above');
  choose(dialog, 'Picture quality', 'Low');
  choose(dialog, 'Animation speed', '½×');
  choose(dialog, 'Opponent', 'Two players');
  for (const toggle of dialog.querySelectorAll<HTMLElement>('[role="switch"]')) happen(() => toggle.click());
  happen(() => buttonNamed(dialog, 'Reset view').click());
  expect(asked).toEqual([
    ['change', { theme: 'slate' }],
    ['change', { camera: 'top' }],
    ['change', { quality: 'low' }],
    ['change', { speed: 0.5 }],
    ['changeSeats', { black: { kind: 'human' }, white: { kind: 'human' } }],
    ['change', { sound: false }],
    ['change', { marks: false }],
    ['change', { flipCounts: true }],
    ['change', { values: true }],
    ['change', { thinkingLine: true }],
    ['change', { tapTwice: true }],
    ['resetCamera'],
  ]);
});

test('a new language is asked for, and spoken in the open dialog once it is there', async () => {
  const { dialog, view } = await showDialog('settings');
  choose(dialog, 'Language', '简体中文');
  expect(view.settings.value.language).toBe('zh-CN');
  await loadLanguage('zh-CN');
  happen(() => {
    view.spoken.value = 'zh-CN';
  });
  expect(dialog.querySelector('h2')?.textContent).toBe('设置');
});

test('the result tells the discs, and the official score where squares stay empty', async () => {
  const position = seededPosition(21);
  const { dialog } = await showDialog('result', (view) => {
    view.position.value = position;
  });
  const { black, white, empties } = position.counts;
  expect(black).not.toBe(white);
  expect(dialog.textContent).toContain('You win');
  expect(dialog.querySelector('.result-discs')?.textContent).toBe(`${black}You${white}Random AI`);
  const official = {
    black: black > white ? black + empties : black,
    white: black > white ? white : white + empties,
  };
  expect(dialog.textContent).toContain(`Official score ${official.black} – ${official.white}`);
});

test('the result offers another game, the other side, and a look back', async () => {
  const { dialog, asked } = await showDialog('result');
  for (const name of ['Play again', 'Change sides', 'Look back']) {
    happen(() => buttonNamed(dialog, name).click());
  }
  expect(asked).toEqual([['playAgain'], ['changeSides'], ['lookBack']]);
});

test('the help sheet leads to the tour and to the rules', async () => {
  const { dialog, asked } = await showDialog('help');
  happen(() => buttonNamed(dialog, 'Read the rules').click());
  expect(asked).toEqual([['open', 'rules']]);
  const help = await showDialog('help');
  happen(() => buttonNamed(help.dialog, 'Take the tour').click());
  expect(help.asked).toEqual([['close'], ['startTour']]);
});
