import { expect, type Page } from '@playwright/test';
import { LESSONS, type Lesson } from '../../src/app/lessons.ts';
import { Game } from '../../src/game/game.ts';
import { en } from '../../src/i18n/en.ts';
import { enHelp } from '../../src/i18n/enHelp.ts';
import { enTeaching } from '../../src/i18n/enTeaching.ts';
import { makeSquare } from '../../src/rules/index.ts';
import { TWO_HUMANS } from './kept.ts';
import { expectPictureIsTruth } from './rest.ts';
import { test, type GamePage } from './support.ts';

const WORDS = { ...en, ...enHelp, ...enTeaching };
const RUNNING = { setup: { seats: TWO_HUMANS }, line: [19] } as const;

test.use({ viewport: { width: 480, height: 620 } });

test('the tour is offered on the first visit, played through, and the game is back afterwards', async ({
  game,
  page,
}) => {
  test.slow();
  await game.openKept({ settings: { speed: 2 }, game: RUNNING, isFirstVisit: true });
  await game.waitForTurn();
  const before = await game.board();
  await page.getByRole('button', { name: WORDS['tour.start'] }).click();
  for (const lesson of LESSONS) {
    await expect(page.getByRole('heading', { name: WORDS[`lesson.${lesson.id}.title`] })).toBeVisible();
    await expectTask(page, lesson, 'task');
    await game.waitForTurn();
    await game.click(answerTo(lesson, true));
    await expectTask(page, lesson, 'done');
    await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
  }
  await expect(page.locator('.panel')).toHaveCount(0);
  await game.waitForTurn();
  expect(await game.board()).toBe(before);
  await expectPictureIsTruth(game);
});

test('a wrong move of a lesson is told, may be tried again, and the tour may be left at any time', async ({
  game,
  page,
}) => {
  await game.openKept({ settings: { speed: 2 }, game: RUNNING });
  await startFromHelp(game, page);
  await page.getByRole('button', { name: WORDS['tour.next'] }).click();
  const lines = LESSONS.find(({ id }) => id === 'lines');
  if (!lines) throw new Error('there is no such lesson');
  await game.waitForTurn();
  await game.click(answerTo(lines, false));
  await expectTask(page, lines, 'wrong');
  await page.getByRole('button', { name: WORDS['tour.again'] }).click();
  await expectTask(page, lines, 'task');
  await page.getByRole('button', { name: WORDS['tour.skip'] }).click();
  await expect(page.locator('.panel')).toHaveCount(0);
  await expectPictureIsTruth(game);
  expect((await game.truth()).line).toEqual(RUNNING.line);
});

test('a reload in the middle of the tour finds the game that was put aside', async ({ game, page }) => {
  await game.openKept({ settings: { speed: 0 }, game: RUNNING });
  await startFromHelp(game, page);
  await page.reload();
  await game.waitForTurn();
  await expectPictureIsTruth(game);
  expect((await game.truth()).line).toEqual(RUNNING.line);
});

test('the offer is made once', async ({ game, page }) => {
  await game.openKept({ settings: { speed: 0 }, isFirstVisit: true });
  await game.declineTour();
  await page.reload();
  await game.waitForTurn();
  await expect(page.getByText(WORDS['tour.offer'])).toHaveCount(0);
});

async function startFromHelp(game: GamePage, page: Page): Promise<void> {
  await game.waitForTurn();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: WORDS['help.tour'] }).click();
  await expect(page.getByRole('heading', { name: WORDS['lesson.flip.title'] })).toBeVisible();
}

async function expectTask(page: Page, { id }: Lesson, state: 'task' | 'done' | 'wrong'): Promise<void> {
  await expect(page.locator('.panel').getByText(WORDS[`lesson.${id}.${state}`])).toBeVisible();
}

/** A legal square that does what the lesson asks for, or one that does not. */
function answerTo(lesson: Lesson, isRight: boolean): string {
  const start = Game.start(lesson.position);
  const square = lesson.position.legalMoves.find((each) => {
    const played = start.play(each);
    return played.ok && lesson.isDone(played.value.step) === isRight;
  });
  if (square === undefined) throw new Error(`no such answer to ${lesson.id}`);
  return makeSquare(square, 8);
}
