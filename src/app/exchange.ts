import { addExchangeTexts } from '../i18n/exchangeTexts.ts';
import { Game } from '../game/game.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import { aboutUnknown } from '../records/gameAbout.ts';
import { DEFAULT_SETUP } from '../records/gameSetup.ts';
import { hasShareLink, parseShareHash } from '../records/shareLink.ts';
import { standardStart } from '../rules/index.ts';
import { openShared } from '../ui/record/gameOf.ts';
import { quickOffer } from '../ui/record/importOffer.ts';
import { transcriptOf } from '../ui/record/shareTexts.ts';
import type { ImportSource, View } from '../ui/view.ts';
import type { Opener } from './opener.ts';
import type { Words } from './words.ts';

addExchangeTexts();

/** What is pasted up to this length is read before it is shown in a dialog. */
const SHORT_PASTE = 20_000;

export interface ExchangeParts {
  readonly window: Window;
  readonly root: HTMLElement;
  readonly view: View;
  readonly opener: Opener;
  readonly words: Words;
  readonly isTaught: () => boolean;
}

/** Games that come to the page and leave it: pasted, dropped, copied, or in its address. */
export class Exchange implements Disposable {
  readonly #parts: ExchangeParts;
  readonly #disposer = new Disposer();

  constructor(parts: ExchangeParts) {
    this.#parts = parts;
  }

  /** Listens from now on, and opens the game in the address if there is one. */
  start(): void {
    const { window } = this.#parts;
    this.#listen(window, 'paste', (event) => this.#paste(event));
    this.#listen(window, 'copy', (event) => this.#copy(event));
    this.#listen(window, 'dragenter', (event) => this.#drag(event, true));
    this.#listen(window, 'dragover', (event) => this.#drag(event, true));
    this.#listen(window, 'dragleave', (event) => this.#drag(event, false));
    this.#listen(window, 'drop', (event) => this.#drop(event));
    this.#listen(window, 'hashchange', () => this.#openAddress());
    this.#openAddress();
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  #paste(event: Event): void {
    if (!(event instanceof ClipboardEvent) || this.#isElsewhere(event.target)) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (files.length === 0 && text.trim() === '') return;
    event.preventDefault();
    void this.#take(files.length > 0 ? { kind: 'files', files } : { kind: 'text', text });
  }

  #drop(event: Event): void {
    if (!(event instanceof DragEvent)) return;
    this.#drag(event, false);
    const files = [...(event.dataTransfer?.files ?? [])];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (files.length === 0 && text.trim() === '') return;
    event.preventDefault();
    void this.#take(files.length > 0 ? { kind: 'files', files } : { kind: 'text', text });
  }

  /** Shows that something may be dropped here. */
  #drag(event: Event, isOver: boolean): void {
    const { root } = this.#parts;
    if (isOver) event.preventDefault();
    if (isOver) root.dataset['dropping'] = 'true';
    else delete root.dataset['dropping'];
  }

  /** Copies the moves, unless something else is meant. */
  #copy(event: Event): void {
    const { window, view, words } = this.#parts;
    const isSelected = window.getSelection()?.isCollapsed === false;
    if (!(event instanceof ClipboardEvent) || isSelected || this.#isElsewhere(event.target)) return;
    const transcript = transcriptOf(view);
    if (view.dialog.value !== undefined || transcript === '') return;
    event.clipboardData?.setData('text/plain', transcript);
    event.preventDefault();
    words.notify('copied');
  }

  /** A game that can be opened at once is, unless another one is being played; all else is looked at first. */
  async #take(source: ImportSource): Promise<void> {
    const { view, opener } = this.#parts;
    const isShort = source.kind === 'text' && source.text.length <= SHORT_PASTE;
    if (isShort && !view.running.value && view.dialog.value === undefined) {
      const opened = await quickOffer(source.text, view.game.value.start);
      if (opened !== undefined) {
        opener.open(opened);
        return;
      }
    }
    view.importing.value = source;
    view.dialog.value = 'import';
  }

  /** Opens the game in the address and takes it out, so that a reload finds what has been played since. */
  #openAddress(): void {
    const { window, opener, words } = this.#parts;
    const { hash } = window.location;
    if (!hasShareLink(hash)) return;
    const read = parseShareHash(hash);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    if (read.ok) {
      opener.open(openShared(read.value));
      return;
    }
    const fresh = { game: Game.start(standardStart(DEFAULT_SETUP.size)), about: aboutUnknown('played') };
    opener.open(fresh, DEFAULT_SETUP.seats);
    words.notify('link-broken');
  }

  /** A text field has the keyboard, a lesson is on the board, or another dialog is open. */
  #isElsewhere(target: EventTarget | null): boolean {
    const { view, isTaught } = this.#parts;
    const { dialog } = view;
    if (isTaught() || (dialog.value !== undefined && dialog.value !== 'import')) return true;
    return target instanceof Element && target.closest('input:not([type="range"]), textarea') !== null;
  }

  #listen(target: EventTarget, name: string, run: (event: Event) => void): void {
    target.addEventListener(name, run);
    this.#disposer.defer(() => target.removeEventListener(name, run));
  }
}
