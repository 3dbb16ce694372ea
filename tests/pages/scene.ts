/**
 * The scene alone, for tests, pictures and measurements; never shipped. Takes `theme`, `camera`, `quality`, `speed`,
 * `size`, `insets` (top,right,bottom,left) and `moves` (a1b2…) from the address.
 */
import { BoardScene } from '../../src/scene/boardScene.ts';
import { THEME_IDS } from '../../src/scene/themes.ts';
import {
  CAMERA_PRESETS,
  type AnimationSpeed,
  type QualityChoice,
  type SceneEvent,
} from '../../src/scene/types.ts';
import { measureContrasts, type Contrasts } from './contrasts.ts';
import { isBoardSize, parseSquare, Position, standardStart, type Square } from '../../src/rules/index.ts';

/** What tests find on the page. */
export interface ScenePage {
  readonly scene: BoardScene;
  readonly position: Position;
  readonly last: Square | undefined;
  readonly events: readonly SceneEvent[];
  /** Shows boards of its own; see `contrasts.ts`. */
  readonly contrasts: () => Promise<Contrasts>;
  readonly rules: { readonly Position: typeof Position; readonly standardStart: typeof standardStart };
}

declare global {
  interface Window {
    page: ScenePage;
    scene: BoardScene;
  }
}

const query = new URLSearchParams(location.search);
const size = Number(query.get('size') ?? 8);
const [top = 0, right = 0, bottom = 0, left = 0] = (query.get('insets') ?? '').split(',').map(Number);
const host = document.querySelector<HTMLElement>('#host');
if (!host || !isBoardSize(size)) throw new Error('the page needs a host and an even size');

const created = BoardScene.create(host, {
  theme: THEME_IDS.find((id) => id === query.get('theme')) ?? 'walnut',
  camera: CAMERA_PRESETS.find((preset) => preset === query.get('camera')) ?? 'player',
  quality:
    (['auto', 'high', 'low'] as const satisfies readonly QualityChoice[]).find(
      (quality) => quality === query.get('quality'),
    ) ?? 'auto',
  speed:
    ([0, 0.5, 1, 2] as const satisfies readonly AnimationSpeed[]).find(
      (speed) => speed === Number(query.get('speed') ?? 1),
    ) ?? 1,
  insets: { top, right, bottom, left },
  size,
});
if (!created.ok) throw new Error(created.error);

let position = standardStart(size);
let last: Square | undefined;
for (const [name] of (query.get('moves') ?? '').matchAll(/[a-p][0-9]+/g)) {
  last = parseSquare(name, size);
  const next = position.play(last ?? -1);
  if (!next.ok) throw new Error(`${name}: ${next.error}`);
  position = next.value;
  if (position.mustPass) {
    const passed = position.pass();
    if (passed.ok) position = passed.value;
  }
}
const events: SceneEvent[] = [];
created.value.events.listen((event) => events.push(event));
created.value.show(position, last);
window.scene = created.value;
window.page = {
  scene: created.value,
  position,
  last,
  events,
  contrasts: () => measureContrasts(created.value),
  rules: { Position, standardStart },
};
