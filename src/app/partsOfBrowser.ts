import { createBrowserEngine } from '../engine/browser.ts';
import { realTiming } from '../lib/timing.ts';
import type { TextStorage } from './keep.ts';
import type { PageParts } from './page.ts';

/** What a page takes from its browser. */
export function partsOfBrowser(root: HTMLElement): PageParts {
  return {
    root,
    window,
    storage: storageOf(window),
    timing: realTiming,
    random: Math.random,
    engine: createBrowserEngine(),
  };
}

/** The browser's storage, or undefined where reading it is forbidden. */
function storageOf(browser: Window): TextStorage | undefined {
  try {
    return browser.localStorage;
  } catch {
    return undefined;
  }
}
