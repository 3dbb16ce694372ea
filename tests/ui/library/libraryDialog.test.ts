// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { aboutUnknown } from '../../../src/records/gameAbout.ts';
import { DEFAULT_SETUP } from '../../../src/records/gameSetup.ts';
import type { LibraryRow, LibraryView } from '../../../src/ui/review/studyView.ts';
import { buttonNamed, dialogsFetched, happen, showHud } from '../../support/fakePage.ts';

const ROW: LibraryRow = {
  ...{ id: 'a', at: 0, name: '', note: '', about: aboutUnknown('played'), setup: DEFAULT_SETUP },
  ...{ counts: { black: 34, white: 30, empties: 0 }, outcome: { kind: 'counted', winner: 'black' } },
  ...{ plies: 60, opening: { en: 'Tiger', ja: '虎', zh: '虎', plies: 5 }, isReviewed: true },
};
const LIBRARY: LibraryView = {
  ...{ rows: [ROW], tallies: [], advice: undefined, trouble: undefined, unreadable: 0, removed: undefined },
};

async function showLibrary(changes: Partial<LibraryView> = {}) {
  const page = showHud((view) => {
    view.study.library.value = { ...LIBRARY, ...changes };
    view.dialog.value = 'library';
  });
  await dialogsFetched();
  const dialog = page.root.querySelector('dialog');
  if (dialog === null) throw new Error('the library is shown');
  return { ...page, dialog };
}

function typeInto(field: Element | null, text: string): void {
  if (!(field instanceof HTMLInputElement)) throw new Error('there is a field');
  happen(() => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('a row tells who played, how it ended, the opening, and opens the game', async () => {
  const { dialog, asked } = await showLibrary();
  const row = dialog.querySelector('.library-game');
  for (const words of ['You – Random AI', '34–30', 'Tiger', 'reviewed']) {
    expect(row?.textContent).toContain(words);
  }
  happen(() => dialog.querySelector<HTMLElement>('.library-game')?.click());
  expect(asked).toContainEqual(['openKept', 'a']);
});

test('names from a record stand for the seats, and an unfinished game says so', async () => {
  const about = { ...aboutUnknown('wthor'), black: 'Tamenori', white: 'Murakami', date: '1998' };
  const { dialog } = await showLibrary({ rows: [{ ...ROW, about, outcome: undefined, plies: 12 }] });
  expect(dialog.textContent).toContain('Tamenori – Murakami');
  expect(dialog.textContent).toContain('1998');
  expect(dialog.textContent).toContain('unfinished, 12 moves');
});

test('the search goes over all words that are said of a game', async () => {
  const { dialog } = await showLibrary({ rows: [ROW, { ...ROW, id: 'b', note: 'parity lost' }] });
  const search = dialog.querySelector('input[type=search]');
  typeInto(search, 'tiger PARITY');
  expect(dialog.querySelectorAll('.library-list li')).toHaveLength(1);
  typeInto(search, 'nobody');
  expect(dialog.textContent).toContain('No game fits your search.');
});

test('a game is renamed and deleted from its row', async () => {
  const { dialog, asked } = await showLibrary();
  happen(() => buttonNamed(dialog, 'Name and note: You – Random AI').click());
  typeInto(dialog.querySelector('form input'), ' Final ');
  happen(() => dialog.querySelector('form')?.requestSubmit());
  expect(asked).toContainEqual(['describeKept', 'a', { name: 'Final', note: '' }]);
  happen(() => buttonNamed(dialog, 'Delete: You – Random AI').click());
  expect(asked).toContainEqual(['deleteKept', 'a']);
});

test('what was deleted is offered back, and trouble is told', async () => {
  const { dialog, asked } = await showLibrary({ rows: [], removed: ROW, trouble: 'full', unreadable: 2 });
  expect(dialog.textContent).toContain('storage is full');
  expect(dialog.textContent).toContain('2 games cannot be read here');
  expect(dialog.textContent).toContain('Nothing here yet');
  happen(() => buttonNamed(dialog, 'Bring back').click());
  expect(asked).toContainEqual(['bringBack']);
});

test('the ladder shows the levels that were played, and offers the next', async () => {
  const tally = { level: 2, won: 3, lost: 1, drawn: 0, helped: 1, streak: 2 };
  const { dialog, asked } = await showLibrary({ tallies: [tally], advice: { level: 3, why: 'up' } });
  happen(() => dialog.querySelectorAll<HTMLElement>('.library-parts input')[1]?.click());
  expect(dialog.querySelector('tbody tr')?.textContent).toBe('Novice31012');
  happen(() => buttonNamed(dialog, 'Play Beginner').click());
  expect(asked).toContainEqual(['playLevel', 3]);
});

test('of thousands of games only those in sight are drawn, and arrows go through them', async () => {
  const rows = Array.from({ length: 3_000 }, (_, each) => ({ ...ROW, id: `g${each}`, name: `Game ${each}` }));
  const { dialog, asked } = await showLibrary({ rows });
  expect(dialog.querySelectorAll('.library-list li').length).toBeLessThan(60);
  happen(() => dialog.querySelector<HTMLElement>('.library-game')?.focus());
  for (const key of ['End', 'ArrowUp']) {
    happen(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
    );
  }
  expect(document.activeElement?.textContent).toContain('Game 2998');
  const stops = [...dialog.querySelectorAll<HTMLElement>('.library-list button')].filter(
    ({ tabIndex }) => tabIndex === 0,
  );
  expect(stops).toHaveLength(3);
  happen(() => document.activeElement instanceof HTMLElement && document.activeElement.click());
  expect(asked).toContainEqual(['openKept', 'g2998']);
});
