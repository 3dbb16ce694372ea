import { createTranslator, type Translate } from '../i18n/translator.ts';
import { makeSquare, type Refusal, type Square } from '../rules/index.ts';
import type { Notice, View } from '../ui/view.ts';
import type { Messages } from './messages.ts';
import { say } from './say.ts';

type Spoken = Pick<View, 'spoken' | 'position' | 'announcement'>;

/** What the page itself has to say: shown near the board and told to screen readers, in the language of the moment. */
export class Words {
  readonly #view: Spoken;
  readonly #messages: Messages;

  constructor(view: Spoken, messages: Messages) {
    this.#view = view;
    this.#messages = messages;
  }

  get translate(): Translate {
    return createTranslator(this.#view.spoken.value);
  }

  refuse(refusal: Refusal, square: Square): void {
    const name = makeSquare(square, this.#view.position.value.size);
    this.#messages.tell({ kind: 'refused', refusal, square });
    say(this.#view, this.translate(`refusal.${refusal}`, { square: name }));
  }

  notify(notice: Notice): void {
    this.#messages.notify(notice);
    say(this.#view, this.translate(`notice.${notice}`));
  }

  /** Tells screen readers alone. */
  say(text: string): void {
    say(this.#view, text);
  }
}
