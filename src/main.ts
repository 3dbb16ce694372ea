import { keepOffline } from './app/offline.ts';
import { Page } from './app/page.ts';
import type { TextStorage } from './app/keep.ts';
import { assert } from './lib/assert.ts';
import { realTiming } from './lib/timing.ts';

const root = document.querySelector<HTMLElement>('#app');
assert(root !== null, 'index.html has an element #app');
const page = new Page({ root, window, storage: storageOfPage(), timing: realTiming, random: Math.random });
await page.start();
await keepOffline();

/** The browser's storage, or undefined where reading it is forbidden. */
function storageOfPage(): TextStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
