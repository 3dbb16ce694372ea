import { effect } from '@preact/signals';
import type { Language } from '../i18n/language.ts';
import { isLoaded } from '../i18n/lateTexts.ts';
import { loadLanguage } from '../i18n/loadLanguage.ts';
import { languageFor } from '../ui/language.ts';
import type { View } from '../ui/view.ts';

/**
 * Lets the page speak the language of the settings, once its texts have been fetched; until then it speaks as before.
 * `failed` hears that they could not be had. Returns what stops it.
 */
export function followLanguage(view: Pick<View, 'settings' | 'spoken'>, failed: () => void): () => void {
  return effect(() => {
    const language = languageFor(view.settings.value.language);
    if (isLoaded(language)) view.spoken.value = language;
    else void load(language);
  });

  async function load(language: Language): Promise<void> {
    try {
      await loadLanguage(language);
    } catch {
      failed();
      return;
    }
    if (languageFor(view.settings.value.language) === language) view.spoken.value = language;
  }
}
