import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { enExchange } from '../../src/i18n/enExchange.ts';
import { enRecord } from '../../src/i18n/enRecord.ts';
import { readGgf } from '../../src/records/ggfReader.ts';
import { readAtOnce } from '../../src/records/slices.ts';
import { parseTranscript } from '../../src/records/transcript.ts';
import { WthorFile } from '../../src/records/wthorFile.ts';
import { columnOf, rowOf, standardStart } from '../../src/rules/index.ts';
import { WATCHED } from './kept.ts';
import { coloursOf, darkShare, dropFiles, pictureIn, saveFrom, sizeOfCanvas } from './recordFiles.ts';
import { expectShown, expectTruth, LINE, nameOf, openFromRecord, STILL } from './recordPage.ts';
import { boxesOf, letterAt } from './picture.ts';
import { GamePage, test } from './support.ts';

const NO_SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
/** A name that stands for this machine, but is none of those that browsers trust without a certificate. */
const PLAIN_HOST = 'reversi.test';
/** Where the grid of a record sheet begins, in its pixels. */
const SHEET_LEFT = 90;
const SHEET_TOP = 195;
/** What is darker is ink. */
const DARK = 90;

test.use({
  viewport: { width: 1120, height: 640 },
  launchOptions: {
    executablePath: process.env['CHROME_BIN'] ?? '',
    args: [`--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`, ...NO_SANDBOX],
  },
});

test('the line is saved as text, GGF and WTHOR, and each file reads back as the same line', async ({
  game,
  page,
}) => {
  await game.openKept(STILL);
  await game.waitForTurn();
  const sheet = await openFromRecord(page, enRecord['record.share']);
  const text = await saveFrom(page, sheet, enExchange['share.file.txt']);
  expect(text.name).toBe('reversi.txt');
  const transcript = parseTranscript(text.bytes.toString('utf8'));
  expect(transcript.ok && transcript.value.squares).toEqual(LINE);
  const ggf = await saveFrom(page, sheet, enExchange['share.file.ggf']);
  expect(ggf.name).toBe('reversi.ggf');
  const read = readAtOnce(readGgf(ggf.bytes.toString('utf8')));
  expect(read.ok && read.value.games.map(({ squares }) => squares)).toEqual([LINE]);
  const wtb = await saveFrom(page, sheet, enExchange['share.file.wtb']);
  expect(wtb.name).toBe('reversi.wtb');
  const file = WthorFile.open(new Uint8Array(wtb.bytes));
  if (!file.ok) throw new Error(file.error.code);
  expect(file.value.count).toBe(1);
  const line = file.value.gameAt(0);
  expect(line.ok && line.value.squares).toEqual(LINE);
});

test('the picture of the board is the board as it is shown', async ({ game, page }) => {
  await game.openKept({ ...STILL, settings: { speed: 0, camera: 'top' } });
  await game.waitForTurn();
  const sheet = await openFromRecord(page, enRecord['record.share']);
  const file = await saveFrom(page, sheet, enExchange['share.picture.board']);
  const board = pictureIn(file, 'reversi-board.png');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const canvas = page.locator('canvas').first();
  const { width, height } = await canvas.evaluate(sizeOfCanvas);
  expect([board.width, board.height]).toEqual([width, height]);
  expect(coloursOf(board)).toBeGreaterThan(100);
  const { x: left, y: top, width: across } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const scale = width / across;
  const letters = (await boxesOf(page)).map((box) =>
    letterAt(board, {
      ...{ x: (box.x - left) * scale, y: (box.y - top) * scale },
      ...{ width: box.width * scale, height: box.height * scale },
    }),
  );
  expect(letters.join('')).toBe(await game.board());
});

test('the record sheet numbers the squares of the line and no others', async ({ game, page }) => {
  await game.openKept(STILL);
  await game.waitForTurn();
  const sheet = await openFromRecord(page, enRecord['record.share']);
  const file = await saveFrom(page, sheet, enExchange['share.picture.sheet']);
  const record = pictureIn(file, 'reversi-record.png');
  expect([record.width, record.height]).toEqual([1200, 1335]);
  const side = (1200 - 2 * SHEET_LEFT) / 8;
  for (let square = 0; square < 64; square++) {
    if (standardStart(8).discAt(square) !== undefined) continue;
    const x = SHEET_LEFT + (columnOf(square, 8) + 0.25) * side;
    const y = SHEET_TOP + (rowOf(square, 8) + 0.25) * side;
    const ink = darkShare(record, { x, y, side: Math.floor(side / 2) }, DARK);
    if (LINE.includes(square)) expect(ink, nameOf(square)).toBeGreaterThan(0.04);
    else expect(ink, nameOf(square)).toBe(0);
  }
});

test('where the page is served without a certificate, copying works all the same', async ({ game, page }) => {
  await game.openKept(STILL);
  const { port } = new URL(page.url());
  await page.goto(`http://${PLAIN_HOST}:${port}/?quality=low`);
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
  await game.waitForTurn();
  const sheet = await openFromRecord(page, enRecord['record.share']);
  await sheet.getByRole('button', { name: 'Copy: Moves' }).click();
  await expect(sheet.getByRole('button', { name: 'Copy: Moves' })).toHaveText(enExchange['share.copied']);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const second = await page.context().newPage();
  await second.goto('/?quality=low');
  const there = new GamePage(second);
  await there.waitForTurn();
  await second.waitForLoadState('networkidle');
  await second.keyboard.press('Control+v');
  await expectShown(there, LINE.length);
});

test('a line plays by itself from where it is shown, and can be halted', async ({ game, page }) => {
  await game.openKept(STILL);
  await game.waitForTurn();
  await page.keyboard.press('l');
  const slider = page.getByRole('slider', { name: enRecord['record.slider'] });
  const place = async (): Promise<number> => Number(await slider.inputValue());
  const button = (name: 'record.play' | 'record.halt') => page.getByRole('button', { name: enRecord[name] });
  await slider.fill('26');
  await expectShown(game, 26);
  await button('record.play').click();
  await expect(button('record.halt')).toBeVisible();
  await expectShown(game, 30);
  await expect(button('record.play')).toBeVisible();
  await button('record.play').click();
  await expect.poll(place).toBeLessThan(26);
  await button('record.halt').click();
  const halted = await place();
  // Longer than two positions stay when the line plays by itself.
  await page.waitForTimeout(2_500);
  expect(await place()).toBe(halted);
});

test('a game that goes on while one looks back is counted, and caught up with by one button', async ({
  game,
  page,
}) => {
  await game.openKept({ settings: { speed: 0 }, game: { setup: { seats: WATCHED }, line: LINE } });
  await game.waitForPlies(32);
  await page.keyboard.press('l');
  await page.keyboard.press('Home');
  await expectShown(game, 0);
  const { cursor } = await game.truth();
  await game.waitForPlies(cursor + 3);
  await expectShown(game, 0);
  await expect(page.getByText(/\d+ new moves/).first()).toBeVisible();
  await page.getByRole('button', { name: new RegExp(enRecord['record.now']) }).click();
  await expect(page.getByRole('button', { name: new RegExp(enRecord['record.now']) })).toBeHidden();
  await expect.poll(async () => (await game.truth()).position.isOver).toBe(true);
  await expectTruth(game);
});

test('a tournament year is opened by letting its files fall on the board', async ({ game, page }) => {
  await game.openKept({ settings: { speed: 0 } });
  await game.waitForTurn();
  await page.waitForLoadState('networkidle');
  const names = ['wtb', 'jou', 'trn'].map((ending) => `wthor1977.${ending}`);
  await dropFiles(
    page,
    names.map((name) => ({ name, bytes: readFileSync(`tests/fixtures/${name}`) })),
  );
  const sheet = page.getByRole('dialog', { name: enExchange['tournament.title'] });
  await expect(sheet.getByRole('option').first()).toBeVisible();
  await sheet.getByRole('option').first().click();
  await expect(sheet).toBeHidden();
  await page.keyboard.press('l');
  await expect(page.locator('.record-heading p').first()).toContainText('1977');
});
