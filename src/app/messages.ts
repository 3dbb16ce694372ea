import type { Disposable } from '../lib/disposer.ts';
import type { Timing } from '../lib/timing.ts';
import type { Message, Notice, View } from '../ui/view.ts';

/** A notice is in sight at least so long before a word of the game may take its place. */
export const NOTICE_MS = 6000;
/** A word of the game that keeps a notice waiting is in sight so long. */
export const WORD_MS = 2500;

/** What the game itself says: a pass, or why a disc may not be placed. */
export type Word = Exclude<Message, { readonly kind: 'notice' }>;

/** A notice that makes another one untrue. */
const OUTDATES: Partial<Record<Notice, Notice>> = {
  'context-restored': 'context-lost',
  'no-webgl': 'context-lost',
};

/**
 * Decides what the message line shows. The game's own words come first and go with the next event of the game; notices
 * wait for each other, each until it is dismissed or, once it has been in sight for a while, something else is said.
 */
export class Messages implements Disposable {
  readonly #view: Pick<View, 'message'>;
  readonly #timing: Timing;
  #word: Word | undefined;
  #notices: readonly Notice[] = [];
  /** The first notice has been in sight for long enough. */
  #isRead = false;
  /** The game has gone on under the first notice, which leaves once it has been in sight for long enough. */
  #isInTheWay = false;
  #left = NOTICE_MS;
  #since: number | undefined;
  #cancel: (() => void) | undefined;

  constructor(view: Pick<View, 'message'>, timing: Timing) {
    this.#view = view;
    this.#timing = timing;
  }

  /** The game says this now, or nothing any more. */
  tell(word: Word | undefined): void {
    this.#pause();
    this.#word = word;
    if (this.#isRead) this.#next();
    else this.#isInTheWay = this.#notices.length > 0;
    this.#show();
  }

  notify(notice: Notice): void {
    this.#pause();
    const [first] = this.#notices;
    const isOutdated = first !== undefined && OUTDATES[notice] === first;
    if (isOutdated || this.#isRead) this.#next();
    if (!this.#notices.includes(notice)) this.#notices = [...this.#notices, notice];
    this.#show();
  }

  /** Takes away what is shown. */
  dismiss(): void {
    this.#pause();
    if (this.#word !== undefined) this.#word = undefined;
    else this.#next();
    this.#show();
  }

  /** Takes the notice of a pass away, so that the next one is seen to be another. */
  passHasBeenRead(): void {
    if (this.#word?.kind === 'passed') this.tell(undefined);
  }

  dispose(): void {
    this.#cancel?.();
  }

  #next(): void {
    this.#notices = this.#notices.slice(1);
    this.#isRead = false;
    this.#isInTheWay = false;
    this.#left = NOTICE_MS;
  }

  /** Stops the clock, and takes the time that the notice has been in sight from what it is given. */
  #pause(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#since !== undefined) this.#left -= this.#timing.now() - this.#since;
    this.#since = undefined;
  }

  #show(): void {
    const [notice] = this.#notices;
    this.#view.message.value = this.#word ?? (notice && { kind: 'notice', notice });
    if (notice === undefined || this.#isRead) return;
    if (this.#word !== undefined) {
      this.#cancel = this.#timing.after(WORD_MS, () => this.tell(undefined));
      return;
    }
    this.#since = this.#timing.now();
    this.#cancel = this.#timing.after(Math.max(0, this.#left), () => this.#read());
  }

  #read(): void {
    this.#pause();
    this.#isRead = true;
    if (this.#notices.length > 1 || this.#isInTheWay) this.#next();
    this.#show();
  }
}
