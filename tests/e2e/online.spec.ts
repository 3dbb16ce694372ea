import { expect } from '@playwright/test';
import { Visitor, playOut, sitDown, test } from './onlinePages.ts';
import { expectAccessible } from './support.ts';

test.use({ viewport: { width: 640, height: 480 } });

test('two people play a game to its end, talk, watch, and play again with the sides exchanged', async ({
  browser,
}) => {
  const { ann, bob, hash } = await sitDown(browser);
  await ann.place();
  await expect(bob.legal.first()).toBeAttached();
  await bob.say('<b>Good</b> luck');
  await ann.hasRead('<b>Good</b> luck');
  await ann.button('Close').click();
  await bob.button('Close').click();

  const eve = await Visitor.come(browser, hash, 'Eve');
  await expect(eve.bar).toContainText('You are watching');
  await expect(ann.bar).toContainText('1 watching');
  await playOut(ann, bob);
  await expect.poll(async () => await eve.board()).toEqual(await ann.board());
  expect(await bob.board()).toEqual(await ann.board());
  await expect(eve.legal).toHaveCount(0);
  await eve.page.context().close();

  await ann.page.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
  await expect(bob.bar).toContainText('Ann asks for a rematch');
  await bob.bar.getByRole('button', { name: 'Accept' }).click();
  await expect(bob.legal).toHaveCount(4);
  await expect(ann.legal).toHaveCount(0);
  expect([...ann.complaints, ...bob.complaints, ...eve.complaints]).toEqual([]);
});

test('a move is taken back, a draw declined, and the game resigned', async ({ browser }) => {
  const { ann, bob } = await sitDown(browser);
  const start = await ann.board();
  await ann.place();
  await expect(bob.legal.first()).toBeAttached();
  await ann.page.keyboard.press('u');
  await expect(bob.bar).toContainText('Ann asks to take back a move');
  await bob.bar.getByRole('button', { name: 'Accept' }).click();
  await expect(ann.legal).toHaveCount(4);
  expect(await bob.board()).toEqual(start);

  await bob.bar.getByRole('button', { name: 'Offer a draw' }).click();
  await ann.bar.getByRole('button', { name: 'Decline' }).click();
  await expect(bob.bar).toContainText('Playing Ann');
  await ann.bar.getByRole('button', { name: 'Resign' }).click();
  await expect(ann.page.getByRole('dialog', { name: 'Resign?' })).toBeVisible();
  await expectAccessible(ann.page);
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(bob.page.getByRole('dialog')).toContainText('You win');
  expect([...ann.complaints, ...bob.complaints]).toEqual([]);
});

test('a reload and a broken connection come back to the same seat, board and chat', async ({ browser }) => {
  const { ann, bob } = await sitDown(browser);
  await ann.place();
  await expect(bob.legal.first()).toBeAttached();
  await bob.say('Still here');
  const board = await bob.board();
  await bob.page.reload();
  await expect(bob.bar).toContainText('Playing Ann');
  await expect(bob.legal.first()).toBeAttached();
  expect(await bob.board()).toEqual(board);
  await bob.hasRead('Still here');

  await bob.page.context().setOffline(true);
  await bob.breakSockets();
  await expect(bob.bar).toContainText('Reconnecting');
  await expect(ann.bar).toContainText('Bob has lost the connection');
  await bob.page.context().setOffline(false);
  await expect(bob.bar).toContainText('Playing Ann');
  await expect(ann.bar).toContainText('Playing Bob');
  await bob.place();
  await expect(ann.legal.first()).toBeAttached();
  expect(ann.complaints).toEqual([]);
});

test('a dead code is told in words, and one’s own game stays', async ({ browser }) => {
  const ann = await Visitor.come(browser);
  await ann.place();
  await expect
    .poll(() => ann.page.evaluate(() => localStorage.getItem('reversi.game')))
    .toContain('"cursor":2');
  const dialog = await ann.openLobby();
  await dialog.getByLabel('Join with a code').fill('zzzzzzzzzz');
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('no room with this code');
  await expectAccessible(ann.page);
  await ann.page.keyboard.press('Escape');
  await expect(ann.bar).toBeHidden();
  expect((await ann.board()).filter((label) => / (black|white)/.test(label)).length).toBeGreaterThan(4);
});

test('an open room is found in the lobby by its host’s name, and left for one’s own game', async ({
  browser,
}) => {
  const ann = await Visitor.come(browser, '', '<i>Ann</i>');
  await (await ann.openLobby()).getByRole('button', { name: 'Open it to everyone' }).click();
  await expect(ann.page.getByRole('dialog', { name: 'Invite a friend' })).toBeVisible();
  await expectAccessible(ann.page);
  const bob = await Visitor.come(browser, '', 'Bob');
  const lobby = await bob.openLobby();
  await lobby.getByRole('button', { name: 'Join <i>Ann</i>' }).click();
  await expect(bob.bar).toContainText('Playing <i>Ann</i>');
  await bob.bar.getByRole('button', { name: 'Leave the room' }).click();
  await expectAccessible(bob.page);
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(bob.bar).toBeHidden();
  expect(new URL(bob.page.url()).hash).toBe('');
  expect([...ann.complaints, ...bob.complaints]).toEqual([]);
});
