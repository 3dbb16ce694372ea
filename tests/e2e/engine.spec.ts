import { expect, type Page } from '@playwright/test';
import { parseSquare } from '../../src/rules/index.ts';
import { test, type GamePage, type Opening } from './support.ts';

const NO_SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const HUMAN = { kind: 'human' } as const;
const HALF_MINUTE = 30_000;
const LONGEST_TASK_MS = 50;
/** On a machine that does other things besides, a window of a second may be disturbed; not so many after each other. */
const WINDOWS = 8;

// The engine needs no 3D, and the flat board leaves the machine to it.
test.use({
  launchOptions: {
    executablePath: process.env['CHROME_BIN'] ?? '',
    args: ['--disable-3d-apis', ...NO_SANDBOX],
  },
});

function against(level: number, milliseconds: number) {
  return { black: HUMAN, white: { kind: 'level', level, milliseconds } } as const;
}

/** Opens the flat board and puts away the notice that it is one. */
async function openFlat(game: GamePage, opening: Opening): Promise<void> {
  await game.openKept(opening);
  await game.waitForTurn();
  await expect(game.message).toContainText('No 3D here');
  await game.page.getByRole('button', { name: 'Close' }).click();
}

async function playFirst(game: GamePage): Promise<void> {
  const [name = ''] = await game.legalSquares();
  await game.squareAt(name).press('Enter');
}

/** The longest task of the page within a second from now on, in milliseconds; 0 when none takes over 50. */
function longestTask(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let longest = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        });
        observer.observe({ entryTypes: ['longtask'] });
        setTimeout(() => {
          observer.disconnect();
          resolve(longest);
        }, 1000);
      }),
  );
}

test('levels are chosen by name, and the engine’s own has a thinking time, on 8×8 only', async ({
  game,
  page,
}) => {
  await openFlat(game, { settings: { speed: 0 } });
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  const levels = dialog.getByRole('group', { name: 'Level', exact: true });
  await expect(levels.getByRole('radio')).toHaveCount(10);
  await expect(dialog.getByRole('group', { name: 'Thinking time' })).toHaveCount(0);
  await levels.getByRole('radio', { name: 'Engine' }).press('Space');
  await expect(dialog.getByRole('group', { name: 'Thinking time' }).getByRole('radio')).toHaveCount(4);
  await dialog.getByText('Start, board and clock').click();
  await dialog.getByRole('radio', { name: '10 by 10' }).press('Space');
  await expect(levels.getByRole('radio')).toHaveCount(9);
  await levels.getByRole('radio', { name: 'Beginner' }).press('Space');
  await dialog.getByRole('radio', { name: '8 by 8' }).press('Space');
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await game.waitForTurn();
  for (let turn = 1; turn <= 3; turn++) {
    await playFirst(game);
    await game.waitForPlies(2 * turn);
    await game.waitForTurn();
  }
});

test('the engine answers in its second and says what it thinks', async ({ game, page }) => {
  await openFlat(game, {
    settings: { speed: 0, thinkingLine: true },
    game: { setup: { seats: against(9, 1000) } },
  });
  const thinking = page.getByRole('region', { name: 'What the engine thinks' });
  await expect(thinking).toContainText(/depth \d+/);
  for (let turn = 1; turn <= 2; turn++) {
    await playFirst(game);
    await game.waitForPlies(2 * turn);
    await game.waitForTurn();
  }
  await expect(thinking).toContainText(/depth \d+.*M\/s/);
});

test('while the engine thinks the page is free, and it moves when told to', async ({ game, page }) => {
  await openFlat(game, { settings: { speed: 0 }, game: { setup: { seats: against(9, HALF_MINUTE) } } });
  await playFirst(game);
  const moveNow = page.getByRole('button', { name: 'Move now' });
  await expect(moveNow).toBeVisible();
  let longest = Infinity;
  for (let window = 0; window < WINDOWS && longest > LONGEST_TASK_MS; window++) {
    longest = await longestTask(page);
  }
  expect(longest).toBeLessThanOrEqual(LONGEST_TASK_MS);
  expect((await game.truth()).cursor).toBe(1);
  await moveNow.click();
  await game.waitForPlies(2);
  await game.waitForTurn();
});

test('a key shows the best move, and each legal tile what its move is worth', async ({ game, page }) => {
  await openFlat(game, { settings: { speed: 0, values: true } });
  for (const name of await game.legalSquares()) {
    await expect(game.squareAt(name).locator('.turns[data-kind="worth"]')).toHaveText(/\d/);
  }
  await page.keyboard.press('b');
  await expect(game.announcement).toContainText(/Best: [a-h][1-8], /);
  const [, best = ''] = /Best: ([a-h][1-8])/.exec((await game.announcement.textContent()) ?? '') ?? [];
  const { position } = await game.truth();
  expect(position.legalMoves).toContain(parseSquare(best, 8));
});
