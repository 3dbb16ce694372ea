import { loadLanguage } from '../i18n/loadLanguage.ts';
import { languageFor } from '../ui/language.ts';
import { Keep } from './keep.ts';
import { Page, type PageParts } from './page.ts';

/** The page, speaking its language from the first word; English where the texts of that language cannot be had. */
export async function openPage(parts: PageParts): Promise<Page> {
  const { language } = new Keep(parts.storage, () => undefined).readSettings().value;
  // The page asks again, and says so where it fails again.
  await loadLanguage(languageFor(language)).catch(() => undefined);
  return new Page(parts);
}
