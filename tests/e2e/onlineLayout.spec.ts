import { expect } from '@playwright/test';
import { sitDown, test, type Visitor } from './onlinePages.ts';

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const;

test('the bar of a room shows all that is in it, whatever the window, asked and unasked', async ({
  browser,
}) => {
  const { ann, bob } = await sitDown(browser);
  await expectWhole(ann);
  await bob.bar.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(ann.bar).toContainText('Accept');
  for (const visitor of [ann, bob]) await expectWhole(visitor);
  expect([...ann.complaints, ...bob.complaints]).toEqual([]);
});

async function expectWhole({ page }: Visitor): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(hiddenInBar), `at ${width}×${height}`).toEqual([]);
  }
}

/** Runs in the page: what of the bar lies outside of it, or where it would have to be scrolled. */
function hiddenInBar(): readonly string[] {
  const bar = document.querySelector('.room');
  const box = bar?.getBoundingClientRect();
  if (!bar || !box) return ['no bar'];
  const parts = [...bar.querySelectorAll('p, button')].filter((part) => part.checkVisibility());
  return parts
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
    })
    .map((part) => part.ariaLabel ?? part.textContent);
}
