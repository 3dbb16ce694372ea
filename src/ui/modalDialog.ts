import { Disposer, type Disposable } from '../lib/disposer.ts';

/**
 * A dialog that is modal from now until it is disposed. Escape and a click beside it ask to leave; whoever is asked
 * disposes it, and the keyboard goes back to where it was.
 */
export class ModalDialog implements Disposable {
  readonly #dialog: HTMLDialogElement;
  readonly #leave: () => void;
  readonly #disposer = new Disposer();
  #pressedBeside = false;

  constructor(dialog: HTMLDialogElement, leave: () => void) {
    this.#dialog = dialog;
    this.#leave = leave;
    this.#listen('cancel', (event) => this.#cancel(event));
    this.#listen('close', () => this.#leave());
    this.#listen('pointerdown', (event) => {
      this.#pressedBeside = event.target === dialog;
    });
    this.#listen('click', (event) => {
      if (this.#pressedBeside && event.target === dialog) this.#leave();
    });
    dialog.showModal();
    firstControlIn(dialog)?.focus();
  }

  dispose(): void {
    if (this.#disposer.disposed) return;
    this.#disposer.dispose();
    this.#dialog.close();
  }

  /** Escape: the owner decides, so that what is shown and what is asked for stay the same. */
  #cancel(event: Event): void {
    event.preventDefault();
    this.#leave();
  }

  #listen(name: string, run: (event: Event) => void): void {
    this.#dialog.addEventListener(name, run);
    this.#disposer.defer(() => this.#dialog.removeEventListener(name, run));
  }
}

/** Where the keyboard begins; the first that is there. Ways to elsewhere are left out. */
const FIRST_CONTROLS = [
  '[data-first]',
  'input:checked, :is(.dialog-body, .dialog-footer) button:not(.online-way)',
  '.dialog-close',
];

/** Browsers that can scroll by key would begin at the scrolled part itself. */
function firstControlIn(dialog: HTMLElement): HTMLElement | undefined {
  const found = FIRST_CONTROLS.map((selector) => dialog.querySelector<HTMLElement>(selector));
  return found.find((control) => control !== null) ?? undefined;
}
