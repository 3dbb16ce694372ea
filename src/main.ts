import { keepOffline } from './app/offline.ts';
import { openPage } from './app/openPage.ts';
import { partsOfBrowser } from './app/partsOfBrowser.ts';
import { assert } from './lib/assert.ts';

const root = document.querySelector<HTMLElement>('#app');
assert(root !== null, 'index.html has an element #app');
const page = await openPage(partsOfBrowser(root));
await page.start();
await keepOffline();
