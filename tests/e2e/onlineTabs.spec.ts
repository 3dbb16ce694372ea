import { expect } from '@playwright/test';
import { Visitor, playOut, sitDown, test } from './onlinePages.ts';
import { expectAccessible } from './support.ts';

test.use({ viewport: { width: 640, height: 480 } });

test('who opens the own invitation in a second tab may play both sides in one browser', async ({
  browser,
}) => {
  const ann = await Visitor.come(browser, '', 'Ann');
  const hash = await ann.createRoom();
  const other = await ann.openTab(hash);
  const question = other.page.getByRole('dialog', { name: 'This room is open in another tab' });
  await expect(question).toBeVisible();
  await expectAccessible(other.page);
  await question.getByRole('button', { name: 'Play the other side' }).click();
  await expect(other.bar).toContainText('Playing Ann');
  await expect(ann.bar).toContainText('Playing Ann');
  await ann.place();
  await expect(other.legal.first()).toBeAttached();
  for (const tab of [other, ann]) {
    await tab.page.reload();
    await expect(tab.bar).toContainText('Playing Ann');
  }
  await expect(ann.legal).toHaveCount(0);
  const third = await ann.openTab(hash);
  await expect(third.bar).toContainText('You are watching');
  await third.page.close();
  await playOut(ann, other);
  expect([...ann.complaints, ...other.complaints]).toEqual([]);
});

test('a second tab takes a game over, and the first one can take it back', async ({ browser }) => {
  const { ann, bob, hash } = await sitDown(browser);
  await ann.place();
  await expect(bob.legal.first()).toBeAttached();
  const second = await ann.openTab(hash);
  await expect(second.bar).toContainText('Playing Bob');
  expect(await second.board()).toEqual(await bob.board());
  await expect(ann.bar).toContainText('This game has been opened in another tab');
  await expectAccessible(ann.page);
  await ann.bar.getByRole('button', { name: 'Play on here' }).click();
  await expect(ann.bar).toContainText('Playing Bob');
  await expect(second.bar).toContainText('This game has been opened in another tab');
  await bob.place();
  await expect(ann.legal.first()).toBeAttached();
  expect([...ann.complaints, ...bob.complaints, ...second.complaints]).toEqual([]);
});
