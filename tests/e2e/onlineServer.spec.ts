import { expect } from '@playwright/test';
import { Visitor, sitDown, test } from './onlinePages.ts';
import { OwnServer } from './ownServer.ts';

test.use({ viewport: { width: 640, height: 480 } });

test('two who seek an opponent find each other', async ({ browser }) => {
  const ann = await Visitor.come(browser, '', 'Ann');
  const bob = await Visitor.come(browser, '', 'Bob');
  for (const visitor of [ann, bob]) {
    await (await visitor.openLobby()).getByRole('button', { name: 'Find an opponent' }).click();
    await expect(visitor.bar).toBeVisible();
  }
  await expect(ann.bar).toContainText('Playing Bob');
  await expect(bob.bar).toContainText('Playing Ann');
  const moves = async (): Promise<number> => (await ann.legal.count()) + (await bob.legal.count());
  await expect.poll(moves).toBe(4);
  expect([...ann.complaints, ...bob.complaints]).toEqual([]);
});

test('the game of an opponent who has not come back may be claimed', async ({ browser }) => {
  const server = await OwnServer.open({ REVERSI_GRACE_SECONDS: '4' });
  const { ann, bob } = await sitDown(browser, server.url);
  await ann.place();
  await expect(bob.legal.first()).toBeAttached();
  await bob.page.context().close();
  await expect(ann.bar).toContainText('Bob has lost the connection');
  await ann.bar.getByRole('button', { name: 'Claim the win' }).click();
  await expect(ann.page.getByRole('dialog')).toContainText('You win');
  expect(ann.complaints).toEqual([]);
  await server.close();
});

for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
  test(`after ${signal} both pages come back by themselves to seat, board, chat and clock`, async ({
    browser,
  }) => {
    const server = await OwnServer.open();
    const { ann, bob } = await sitDown(browser, server.url);
    await ann.place();
    await expect(bob.legal.first()).toBeAttached();
    await bob.say('Mind the door');
    await ann.hasRead('Mind the door');
    await ann.button('Close').click();
    await bob.button('Close').click();
    const board = await ann.board();
    const said = signal === 'SIGTERM' ? 'The server is restarting' : 'Connection lost';
    await server.kill(signal);
    for (const page of [ann, bob]) await expect(page.bar).toContainText(said);
    await server.start();
    await expect(ann.bar).toContainText('Playing Bob');
    await expect(bob.bar).toContainText('Playing Ann');
    expect(await ann.board()).toEqual(board);
    expect(await bob.board()).toEqual(board);
    await ann.hasRead('Mind the door');
    await expect(ann.page.getByRole('timer').first()).toHaveText(/^[45]:\d\d$/);
    await bob.place();
    await expect(ann.legal.first()).toBeAttached();
    expect([...ann.complaints, ...bob.complaints]).toEqual([]);
    await server.close();
  });
}
