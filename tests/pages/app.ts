/**
 * The whole page with seams, for tests; never shipped. `reversi.settings`, `reversi.game` and `reversi.visited` in the
 * address are what its storage begins with; `script` (f5f6…) is what the automatic players answer, in order.
 */
import { openPage } from '../../src/app/openPage.ts';
import type { Page } from '../../src/app/page.ts';
import { parseSavedSession } from '../../src/app/savedSession.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { createBrowserEngine } from '../../src/engine/browser.ts';
import { realTiming } from '../../src/lib/timing.ts';
import { makeSquare } from '../../src/rules/index.ts';
import { BoardScene } from '../../src/scene/boardScene.ts';
import { LONGEST_STEP } from '../../src/scene/clock.ts';
import type { SceneEvent } from '../../src/scene/types.ts';

const GAME_KEY = 'reversi.game';

/** What tests find on the page. */
export interface AppPage {
  readonly page: Page;
  /** The board's scene; undefined on the flat board. */
  readonly scene: BoardScene | undefined;
  /** What the scene has reported, oldest first. */
  readonly events: readonly SceneEvent[];
  /** What the page keeps under a key. */
  kept(key: string): string | null;
}

declare global {
  interface Window {
    seams: AppPage;
  }
}

const query = new URLSearchParams(location.search);
const texts = new Map([...query].filter(([key]) => key.startsWith('reversi.')));
const events: SceneEvent[] = [];
let scene: BoardScene | undefined;
watchScenes();

const root = document.querySelector<HTMLElement>('#app');
if (!root) throw new Error('the page needs a root');
const storage = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
};
const page = await openPage({
  root,
  window,
  storage,
  timing: realTiming,
  random: scripted(),
  engine: createBrowserEngine(),
});
window.seams = {
  page,
  get scene() {
    return scene;
  },
  events,
  kept: (key) => storage.getItem(key),
};
await page.start();

/** Lets the tests have every scene that is made; however slow the machine, it goes through every phase of a flip. */
function watchScenes(): void {
  const create = BoardScene.create.bind(BoardScene);
  BoardScene.create = (host, options) => {
    const made = create(host, { ...options, slowStep: LONGEST_STEP });
    if (!made.ok) return made;
    scene = made.value;
    scene.events.listen((event) => events.push(event));
    return made;
  };
}

/** Chance that makes the random player choose the squares of the script, and any legal ones after them. */
function scripted(): () => number {
  const names = [...(query.get('script') ?? '').matchAll(/[a-p][0-9]+/g)].map(([name]) => name);
  const afterwards = seededRandom(3);
  return () => {
    const saved = parseSavedSession(storage.getItem(GAME_KEY) ?? '');
    const name = names.shift();
    if (!saved.ok || name === undefined) return afterwards();
    const { legalMoves, size } = saved.value.game.position;
    const index = legalMoves.findIndex((square) => makeSquare(square, size) === name);
    if (index < 0) throw new Error(`${name} is no move here`);
    return (index + 0.5) / legalMoves.length;
  };
}
