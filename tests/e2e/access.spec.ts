import { expect, type Page } from '@playwright/test';
import { addHelpTexts } from '../../src/i18n/helpTexts.ts';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { addExchangeTexts } from '../../src/i18n/exchangeTexts.ts';
import { loadLanguage } from '../../src/i18n/loadLanguage.ts';
import type { MessageKey } from '../../src/i18n/messages.ts';
import { createTranslator, type Translate } from '../../src/i18n/translator.ts';
import { DIALOG_IDS, type DialogId } from '../../src/ui/dialogIds.ts';
import { fixtureGame, squaresOf } from '../support/fixtureGames.ts';
import { TWO_HUMANS, type KeptGame } from './kept.ts';
import { expectAccessible, test, type GamePage } from './support.ts';

addHelpTexts();

const RUNNING: KeptGame = { setup: { seats: TWO_HUMANS }, line: [19] };
const ENDED: KeptGame = {
  setup: { seats: TWO_HUMANS },
  line: squaresOf(fixtureGame('wipeout-9').transcript),
};

const FRESH: KeptGame = {};
const TOURNAMENT = ['wtb', 'jou', 'trn'].map((ending) => `tests/fixtures/wthor1977.${ending}`);

/** Dialogs of online play need its server: tests/e2e/online.spec.ts opens them. */
const ONLINE_IDS = ['online', 'invite', 'secondTab', 'leaveRoom', 'resignOnline'] as const;
type HereId = Exclude<DialogId, (typeof ONLINE_IDS)[number]>;
const HERE_IDS = DIALOG_IDS.filter((id): id is HereId => !ONLINE_IDS.some((each) => each === id));

/** The game behind each dialog. */
const GAMES: Readonly<Record<HereId, KeptGame>> = {
  newGame: FRESH,
  confirmNewGame: RUNNING,
  settings: RUNNING,
  help: RUNNING,
  rules: RUNNING,
  result: ENDED,
  library: ENDED,
  import: RUNNING,
  share: RUNNING,
  setUp: RUNNING,
  tournament: RUNNING,
};

/** How each dialog is opened by keys alone. */
const WAYS: Readonly<Record<HereId, (page: Page, t: Translate) => Promise<void>>> = {
  newGame: (page) => page.keyboard.press('n'),
  confirmNewGame: (page) => page.keyboard.press('n'),
  settings: (page, t) => pressButton(page, t('action.settings')),
  help: (page) => page.keyboard.press('?'),
  rules: async (page, t) => {
    await page.keyboard.press('?');
    await pressButton(page, t('help.rules'));
  },
  result: (page, t) => pressButton(page, t('action.showResult')),
  library: (page) => page.keyboard.press('g'),
  import: (page, t) => openFromRecord(page, t, 'record.open'),
  share: (page, t) => openFromRecord(page, t, 'record.share'),
  setUp: (page, t) => openFromRecord(page, t, 'record.setUp'),
  tournament: async (page, t) => {
    await openFromRecord(page, t, 'record.open');
    await page.getByLabel(t('import.files')).setInputFiles(TOURNAMENT);
  },
};

test.use({ viewport: { width: 800, height: 600 } });

addExchangeTexts();

test.beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadLanguage));
});

for (const language of LANGUAGES) {
  const t = createTranslator(language);

  test(`axe finds nothing on the board, nor on any dialog, in ${language}`, async ({ game, page }) => {
    test.slow();
    let shown: KeptGame | undefined;
    for (const id of HERE_IDS) {
      if (shown !== GAMES[id]) await openFor(game, id, language);
      if (shown !== GAMES[id]) await expectAccessible(page);
      shown = GAMES[id];
      await WAYS[id](page, t);
      await expect(page.getByRole('dialog')).toBeVisible();
      await test.step(id, () => expectAccessible(page));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test(`axe finds nothing on the first visit and on a lesson in ${language}`, async ({ game, page }) => {
    await game.openTestPage({ settings: { language, speed: 0 }, isFirstVisit: true });
    await game.waitForTurn();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('tour.start') }).click();
    await expect(page.getByRole('heading', { name: t('lesson.flip.title') })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const id of HERE_IDS) {
  test(`${id} is opened and closed by keys, and keeps the keyboard meanwhile`, async ({ game, page }) => {
    await openFor(game, id, 'en');
    const t = createTranslator('en');
    await WAYS[id](page, t);
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    for (let tab = 0; tab < 4; tab++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(isOutsideOfDialog)).toBe(false);
    }
    const before = await game.truth();
    for (const key of ['u', 'r', 'c']) await page.keyboard.press(key);
    expect(await game.truth()).toMatchObject({ cursor: before.cursor });
    if (await page.evaluate(isInFilledSearch)) await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
}

test('a new game is set up by keys alone, and letters typed into its clock are only letters', async ({
  game,
  page,
}) => {
  await openFor(game, 'newGame', 'en');
  await page.keyboard.press('n');
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Start, board and clock').press('Enter');
  await sheet.getByRole('radio', { name: '6 by 6' }).press('Space');
  await sheet.getByRole('radio', { name: 'Custom' }).press('Space');
  const minutes = sheet.getByLabel('Minutes each');
  await minutes.fill('');
  await minutes.press('n');
  await minutes.press('u');
  await expect(sheet).toBeVisible();
  await minutes.fill('7');
  await minutes.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(game.grid.getByRole('button')).toHaveCount(36);
  await expect(page.locator('.clock').first()).toHaveText(/^(7:00|6:5\d)$/);
});

test('the result offers a new game to the keyboard', async ({ game, page }) => {
  await openFor(game, 'result', 'en');
  await WAYS.result(page, createTranslator('en'));
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).press('Enter');
  await game.waitForTurn();
  expect((await game.truth()).line).toEqual([]);
});

test('keys that go through an input method are dead, and alive again after it', async ({ game, page }) => {
  await game.openTestPage({ game: RUNNING });
  await game.waitForTurn();
  await page.evaluate(() => {
    const field = document.createElement('div');
    field.tabIndex = 0;
    field.id = 'field';
    field.contentEditable = 'true';
    document.body.append(field);
    field.focus();
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await page.keyboard.press('n');
  await page.keyboard.press('u');
  await session.send('Input.insertText', { text: '日本' });
  await session.detach();
  expect((await game.truth()).cursor).toBe(1);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.evaluate(() => document.querySelector('#field')?.remove());
  await page.keyboard.press('u');
  await expect.poll(async () => (await game.truth()).cursor).toBe(0);
});

for (const [name, media] of [
  ['forced-colors', { forcedColors: 'active' }],
  ['more-contrast', { contrast: 'more' }],
] as const) {
  test(`with ${name} everything is there and axe finds nothing`, async ({ game, page }, info) => {
    await page.emulateMedia(media);
    await game.openTestPage({ settings: { speed: 0 }, game: ENDED, isFirstVisit: true });
    await game.waitForTurnOrEnd();
    await page.screenshot({ path: info.outputPath(`${name}.png`) });
    await expectAccessible(page);
    await page.keyboard.press('n');
    await page
      .getByRole('dialog')
      .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
    await page.screenshot({ path: info.outputPath(`${name}-dialog.png`) });
    await expectAccessible(page);
  });
}

async function openFor(game: GamePage, id: HereId, language: (typeof LANGUAGES)[number]): Promise<void> {
  await game.openTestPage({ settings: { language, speed: 0 }, game: GAMES[id] });
  await game.waitForTurnOrEnd();
}

async function openFromRecord(page: Page, t: Translate, name: MessageKey): Promise<void> {
  if (await page.locator('.record').isHidden()) await page.keyboard.press('l');
  await pressButton(page, t(name));
}

async function pressButton(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter');
}

/** Runs in the page: the keyboard is in a search field with letters in it, which the first Escape clears. */
function isInFilledSearch(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLInputElement && activeElement.type === 'search' && activeElement.value !== ''
  );
}

/** Runs in the page: the keyboard is on something behind the open dialog. */
function isOutsideOfDialog(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && activeElement?.closest('dialog') === null;
}
