import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type ConsoleMessage, type Locator, type Page } from '@playwright/test';
import type { Settings } from '../../src/records/settings.ts';
import { keptGame, keptSettings, readTruth, type KeptGame, type Truth } from './kept.ts';

/** What the graphics driver, the test runner and the browser say of themselves; no words of ours. */
const FOREIGN_WORDS = [
  'GL Driver Message',
  'Service Worker registration blocked by Playwright',
  // Said of any page on plain http.
  'Cross-Origin-Opener-Policy header has been ignored',
];

/** What the page finds in its storage, and what stands in its address. */
export interface Opening {
  readonly settings?: Partial<Settings> | undefined;
  readonly game?: KeptGame | undefined;
  readonly query?: Readonly<Record<string, string>>;
  /** The lessons are offered on a first visit only. */
  readonly isFirstVisit?: boolean;
}

interface Fixtures {
  readonly game: GamePage;
  /** Errors and warnings of the page and of its console; the test fails if any is left at its end. */
  readonly complaints: string[];
}

/** Tests that drive the built game; any error or warning of the page or its console fails them. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
      page.on('console', (message) => {
        if (isComplaint(message)) complaints.push(`${message.text()} (${message.location().url})`);
      });
      await use(complaints);
      expect(complaints, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
  game: async ({ page }, use) => use(new GamePage(page)),
});

/** What a person sees of the game, and what he does with it. Squares go by their names, a1 to h8. */
export class GamePage {
  readonly page: Page;
  readonly grid: Locator;
  /** What is read out to those who do not see the board. */
  readonly announcement: Locator;
  /** The line between the score plates: a message, or whose turn it is. */
  readonly message: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole('grid');
    this.announcement = page.getByRole('status');
    this.message = page.locator('.status-text');
  }

  /** Opens the game, at low quality for the sake of machines without a graphics card, and waits for a human's turn. */
  async open(query: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.page.goto(`/?${new URLSearchParams({ quality: 'low', ...query }).toString()}`);
    await this.waitForTurn();
  }

  /** Opens the game with something in its storage; a reload finds what the page has kept since. */
  async openKept({ settings, game, query = {}, isFirstVisit = false }: Opening): Promise<void> {
    await this.page.addInitScript((texts) => {
      for (const [key, text] of Object.entries(texts)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
      }
    }, textsOf({ settings, game, isFirstVisit }));
    await this.page.goto(`/?${new URLSearchParams({ quality: 'low', ...query }).toString()}`);
  }

  /** Opens the page with seams, which is never shipped: its scene and its storage lie open, chance has a script. */
  async openTestPage({ settings, game, query = {}, isFirstVisit = false }: Opening = {}): Promise<void> {
    const texts = textsOf({ settings, game, isFirstVisit });
    const search = new URLSearchParams({ quality: 'low', ...texts, ...query }).toString();
    await this.page.goto(`${process.env['PAGES_URL'] ?? ''}/tests/pages/app.html?${search}`);
  }

  /** The game that the page keeps, replayed by the rules alone. */
  truth(): Promise<Truth> {
    return readTruth(this.page);
  }

  /** Waits until a person may place a disc, or the game is over. */
  async waitForTurnOrEnd(): Promise<'turn' | 'end'> {
    const end = this.page.locator('.scores[data-turn="none"]');
    const turn = this.grid.locator('[aria-disabled="false"]');
    await expect(end.or(turn).first()).toBeAttached();
    return (await end.count()) > 0 ? 'end' : 'turn';
  }

  /** Waits until so many plies have been recorded, seen or not. */
  async waitForPlies(count: number): Promise<void> {
    await expect.poll(async () => (await this.truth()).cursor).toBeGreaterThanOrEqual(count);
  }

  /** Puts away the offer of the lessons, which greets the first visit. */
  async declineTour(): Promise<void> {
    await this.page.getByRole('button', { name: 'Not now' }).click();
  }

  /** Waits until a person may place a disc. */
  async waitForTurn(): Promise<void> {
    await expect(this.grid.locator('[aria-disabled="false"]').first()).toBeAttached();
  }

  squareAt(name: string): Locator {
    return this.grid.getByRole('button', { name: new RegExp(`^${name},`) });
  }

  /** The squares on which a disc may be placed now; none while it is nobody's turn here. */
  async legalSquares(): Promise<readonly string[]> {
    const labels = await this.labelsOf('[aria-disabled="false"]');
    return labels.map((label) => label.split(',')[0] ?? '');
  }

  /** The board as it is read out: one letter a square, row by row: X black, O white, - empty. */
  async board(): Promise<string> {
    const labels = await this.labelsOf('[data-square]');
    return labels.map((label) => letterOf(label)).join('');
  }

  /** The middle of a square on the page, in CSS pixels. */
  async centreOf(name: string): Promise<{ readonly x: number; readonly y: number }> {
    const box = await this.squareAt(name).boundingBox();
    if (!box) throw new Error(`${name} is not on the page`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Clicks on the picture of the square, not on its button. */
  async click(name: string): Promise<void> {
    const { x, y } = await this.centreOf(name);
    await this.page.mouse.click(x, y);
  }

  private async labelsOf(selector: string): Promise<readonly string[]> {
    return this.grid
      .locator(selector)
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  }
}

/** Lets axe look at the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

function isComplaint(message: ConsoleMessage): boolean {
  const isForeign = FOREIGN_WORDS.some((words) => message.text().includes(words));
  return ['error', 'warning'].includes(message.type()) && !isForeign;
}

function textsOf({ settings, game, isFirstVisit }: Opening): Record<string, string> {
  return {
    'reversi.settings': keptSettings(settings),
    ...(game && { 'reversi.game': keptGame(game) }),
    ...(!isFirstVisit && { 'reversi.visited': 'yes' }),
  };
}

function letterOf(label: string): string {
  if (/, black(,|$)/.test(label)) return 'X';
  return /, white(,|$)/.test(label) ? 'O' : '-';
}
