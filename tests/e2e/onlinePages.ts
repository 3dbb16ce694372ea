import {
  expect,
  test as plainTest,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Language } from '../../src/i18n/language.ts';
import { keptSettings } from './kept.ts';

/** What the browser itself says of a network that is not there. */
const NETWORK_WORDS = ['GL Driver Message', 'net::ERR_', 'Service Worker registration blocked', 'WebSocket'];

declare global {
  interface Window {
    /** The sockets that the page has opened. */
    sockets?: WebSocket[];
  }
}

/** A test after which everybody who came has gone: open pages would slow the tests that follow. */
export const test = plainTest.extend<{ readonly leaving: undefined }>({
  leaving: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** How somebody comes: the address of the server where it is not the usual one, and the language of the page. */
export interface Coming {
  readonly base?: string | undefined;
  readonly language?: Language;
}

/** Somebody with a browser of his own. */
export class Visitor {
  readonly page: Page;
  readonly bar: Locator;
  readonly complaints: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    this.bar = page.locator('section.room');
    page.on('pageerror', (error) => this.complaints.push(error.stack ?? error.message));
    page.on('console', (message) => {
      const isForeign = NETWORK_WORDS.some((words) => message.text().includes(words));
      if (message.type() === 'error' && !isForeign) this.complaints.push(message.text());
    });
  }

  static async come(browser: Browser, hash = '', name = '', coming: Coming = {}): Promise<Visitor> {
    const context = await browser.newContext({ viewport: { width: 640, height: 480 } });
    await Visitor.#prepare(context, name, coming.language ?? 'en');
    return Visitor.#open(context, hash, coming.base);
  }

  /** Another tab of the same browser. */
  openTab(hash: string, base?: string): Promise<Visitor> {
    return Visitor.#open(this.page.context(), hash, base);
  }

  static async #prepare(context: BrowserContext, name: string, language: Language): Promise<void> {
    await context.addInitScript(
      ([settings, online]) => {
        localStorage.setItem('reversi.visited', 'yes');
        localStorage.setItem('reversi.settings', settings ?? '');
        if (localStorage.getItem('reversi.online') === null)
          localStorage.setItem('reversi.online', online ?? '');
        const sockets: WebSocket[] = [];
        const Original = window.WebSocket;
        window.sockets = sockets;
        window.WebSocket = class extends Original {
          constructor(url: string | URL, protocols?: string | string[]) {
            super(url, protocols);
            sockets.push(this);
          }
        };
      },
      [keptSettings({ speed: 0, language }), JSON.stringify({ name, muted: false, seats: [] })],
    );
  }

  static async #open(context: BrowserContext, hash: string, base = ''): Promise<Visitor> {
    const page = await context.newPage();
    const visitor = new Visitor(page);
    await page.goto(`${base}/?quality=low${hash}`);
    await expect(page.getByRole('grid')).toBeAttached();
    return visitor;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get legal(): Locator {
    return this.page.getByRole('grid').locator('[aria-disabled="false"]');
  }

  async isOver(): Promise<boolean> {
    return (await this.page.locator('.scores[data-turn="none"]').count()) > 0;
  }

  /** The squares as they are read out. */
  async board(): Promise<readonly string[]> {
    const labels = await this.page
      .getByRole('grid')
      .locator('[data-square]')
      .evaluateAll((squares) => squares.map((square) => square.getAttribute('aria-label') ?? ''));
    return labels.map((label) => label.replace(/, (legal|empty).*|, last move/, ''));
  }

  /** Places a disc on the first legal square, by a click on its picture. */
  async place(): Promise<void> {
    const box = await this.legal.first().boundingBox();
    if (box) await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  async openLobby(): Promise<Locator> {
    await this.page.keyboard.press('o');
    const dialog = this.page.getByRole('dialog');
    await expect(
      dialog.getByText('Nobody is waiting just now').or(dialog.locator('.online-rooms')),
    ).toBeVisible();
    return dialog;
  }

  /** Opens a private room as black on the smallest board; gives the hash of its link. */
  async createRoom(): Promise<string> {
    const dialog = await this.openLobby();
    await dialog.getByText('The game you want').click();
    await dialog.getByRole('radio', { name: '4 by 4' }).check();
    await dialog.getByRole('radio', { name: 'Black' }).check();
    await dialog.getByRole('radio', { name: '5 min + 0 s' }).check();
    await dialog.getByRole('button', { name: 'Invite a friend' }).click();
    await expect(this.page.getByLabel('Link', { exact: true })).not.toHaveValue('');
    return new URL(this.page.url()).hash;
  }

  async say(text: string): Promise<void> {
    const line = this.page.getByLabel('Your message');
    if (!(await line.isVisible())) await this.bar.getByRole('button', { name: /^Chat/ }).click();
    await line.fill(text);
    await line.press('Enter');
  }

  async hasRead(text: string): Promise<void> {
    if (!(await this.page.locator('.chat').isVisible()))
      await this.bar.getByRole('button', { name: /^Chat/ }).click();
    await expect(this.page.locator('.chat-text').last()).toHaveText(text);
  }

  /** Breaks every connection that the page has. */
  async breakSockets(): Promise<void> {
    await this.page.evaluate(() => window.sockets?.forEach((socket) => socket.close()));
  }
}

/** Two people at a board of 4 × 4: Ann, black and the host, and Bob. */
export async function sitDown(
  browser: Browser,
  base?: string,
): Promise<{ ann: Visitor; bob: Visitor; hash: string }> {
  const ann = await Visitor.come(browser, '', 'Ann', { base });
  const hash = await ann.createRoom();
  const bob = await Visitor.come(browser, hash, 'Bob', { base });
  await expect(bob.bar).toContainText('Playing Ann');
  await expect(ann.bar).toContainText('Playing Bob');
  await expect(ann.page.getByRole('dialog')).toBeHidden();
  return { ann, bob, hash };
}

/** Plays until both see the end. */
export async function playOut(ann: Visitor, bob: Visitor): Promise<void> {
  await expect(async () => {
    for (const visitor of [ann, bob]) if ((await visitor.legal.count()) > 0) await visitor.place();
    expect([await ann.isOver(), await bob.isOver()]).toEqual([true, true]);
  }).toPass({ intervals: [100], timeout: 120_000 });
}
