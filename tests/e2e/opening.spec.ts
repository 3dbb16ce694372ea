import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from './support.ts';

const START = '---------------------------OX------XO---------------------------';
const KB = 1024;
const MOST_SCRIPT_KB = 230;
const MOST_PICTURES_KB = 400;

test('the page opens on the start, ready to play, and axe has nothing against it', async ({ game, page }) => {
  await game.open();
  expect(await game.board()).toBe(START);
  expect(await game.legalSquares()).toEqual(['d3', 'c4', 'f5', 'e6']);
  await expectAccessible(page);
});

test('a click on the picture of a square places a disc there, and the opponent answers', async ({
  game,
  page,
}) => {
  const sounds = listenForSounds(page);
  await game.open();
  expect(sounds).toEqual([]);
  await game.click('d3');
  await expect(game.squareAt('d3')).toHaveAccessibleName(/black/);
  await game.waitForTurn();
  const discs = [...(await game.board())].filter((letter) => letter !== '-');
  expect(discs).toHaveLength(6);
  await expect.poll(() => [...sounds].sort()).toEqual(['drop', 'end', 'flip', 'pass']);
});

test('what is fetched before the board can be played is small', async ({ game, page }) => {
  const sizes = { script: 0, picture: 0 };
  const readings: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const isPicture = ['image', 'font'].includes(kind);
    if (kind !== 'script' && !isPicture) return;
    readings.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => {
          sizes[isPicture ? 'picture' : 'script'] += responseBodySize / KB;
        }),
    );
  });
  await game.open();
  await Promise.all(readings);
  expect(sizes.script).toBeGreaterThan(0);
  expect(sizes.script).toBeLessThanOrEqual(MOST_SCRIPT_KB);
  expect(sizes.picture).toBeLessThanOrEqual(MOST_PICTURES_KB);
});

/** The names of the sounds that the page fetches from now on. */
function listenForSounds(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('response', (response) => {
    const [, name] = /\/assets\/(\w+)-[\w-]+\.(wav|mp3)$/.exec(response.url()) ?? [];
    if (name !== undefined && response.ok()) names.push(name);
  });
  return names;
}
