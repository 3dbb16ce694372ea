import { keepOffline } from './app/offline.ts';
import { Page } from './app/page.ts';
import { partsOfBrowser } from './app/partsOfBrowser.ts';
import { assert } from './lib/assert.ts';

const root = document.querySelector<HTMLElement>('#app');
assert(root !== null, 'index.html has an element #app');
const page = new Page(partsOfBrowser(root));
await page.start();
await keepOffline();
