import { expect } from '@playwright/test';
import { THEME_IDS } from '../../src/scene/themes.ts';
import { test } from './support.ts';

/** What `npm run bench:contrast` measures for every look, view and quality, here for what is drawn fast. */
const LEAST = 3;
/** The lowest and the steepest view. */
const VIEWS = ['player', 'top'] as const;

test.use({ viewport: { width: 640, height: 420 } });

for (const theme of THEME_IDS) {
  test(`in ${theme} every disc and every ring stands out from its tile`, async ({ page }) => {
    test.slow();
    const address = `${process.env['PAGES_URL'] ?? ''}/tests/pages/scene.html?quality=low&speed=0&theme=${theme}`;
    for (const camera of VIEWS) {
      await page.goto(`${address}&camera=${camera}`, { waitUntil: 'networkidle' });
      await page.waitForFunction(() => 'page' in window);
      const { black, white, ring } = await page.evaluate(() => window.page.contrasts());
      expect(black.contrast, `black on square ${black.square}, seen ${camera}`).toBeGreaterThanOrEqual(LEAST);
      expect(white.contrast, `white on square ${white.square}, seen ${camera}`).toBeGreaterThanOrEqual(LEAST);
      expect(ring.contrast, `the ring on square ${ring.square}, seen ${camera}`).toBeGreaterThanOrEqual(
        LEAST,
      );
    }
  });
}
