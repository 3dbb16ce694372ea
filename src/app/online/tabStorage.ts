import type { TextStorage } from '../keep.ts';

/** What lasts as long as the tab, or undefined where reading it is forbidden. */
export function tabStorageOf(browser: Window): TextStorage | undefined {
  try {
    return browser.sessionStorage;
  } catch {
    return undefined;
  }
}
