import { createTranslator, type Translate } from '../i18n/translator.ts';
import { makeSquare, type Refusal, type Square } from '../rules/index.ts';
import { languageFor } from '../ui/language.ts';
import type { Notice, View } from '../ui/view.ts';
import { say } from './say.ts';

/** What the page itself has to say: shown near the board and told to screen readers, in the language of the moment. */
export class Words {
  readonly #view: Pick<View, 'settings' | 'message' | 'position' | 'announcement'>;

  constructor(view: Pick<View, 'settings' | 'message' | 'position' | 'announcement'>) {
    this.#view = view;
  }

  get translate(): Translate {
    return createTranslator(languageFor(this.#view.settings.value.language));
  }

  refuse(refusal: Refusal, square: Square): void {
    const name = makeSquare(square, this.#view.position.value.size);
    this.#view.message.value = { kind: 'refused', refusal, square };
    say(this.#view, this.translate(`refusal.${refusal}`, { square: name }));
  }

  notify(notice: Notice): void {
    this.#view.message.value = { kind: 'notice', notice };
    say(this.#view, this.translate(`notice.${notice}`));
  }

  /** Tells screen readers alone. */
  say(text: string): void {
    say(this.#view, text);
  }
}
