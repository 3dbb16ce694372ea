import type { Intents } from './intents.ts';
import { nextCamera } from './nextCamera.ts';
import { isWatched } from './seats.ts';
import type { View } from './view.ts';

/** What browsers report while an input method has the key. */
const COMPOSING_KEY_CODE = 229;

/**
 * Listens for the keys that work everywhere on the page. They are dead in text fields, while an input method composes,
 * with Ctrl, Alt or Meta, and while a dialog is open.
 */
export function installKeys(target: EventTarget, view: View, intents: Intents): () => void {
  const listen = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented || !isForUs(event, view)) return;
    const act = isForSlider(event) ? undefined : actionOf(event.key, view, intents);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  target.addEventListener('keydown', listen);
  return () => target.removeEventListener('keydown', listen);
}

function isForUs(event: KeyboardEvent, view: View): boolean {
  if (view.dialog.value !== undefined || event.ctrlKey || event.altKey || event.metaKey) return false;
  if (event.isComposing || event.keyCode === COMPOSING_KEY_CODE) return false;
  return !isTextField(event.target);
}

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const fields = 'input:not([type="range"]), textarea, select, [contenteditable]';
  return target.isContentEditable || target.closest(fields) !== null;
}

/** The keys that move a slider are its own. */
function isForSlider({ target, key }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && (key.startsWith('Arrow') || key === 'Home' || key === 'End');
}

function actionOf(key: string, view: View, intents: Intents): (() => void) | undefined {
  const { marks, values, camera, sound } = view.settings.value;
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'u':
      return () => intents.undo();
    case 'r':
      return () => intents.redo();
    case 'n':
      return () => intents.askNewGame();
    case 'h':
      return () => intents.change({ marks: !marks });
    case 'b':
      return () => intents.hint();
    case 'e':
      return () => intents.change({ values: !values });
    case 'c':
      return () => intents.change({ camera: nextCamera(camera) });
    case 'v':
      return () => intents.resetCamera();
    case 'm':
      return () => intents.change({ sound: !sound });
    case 'p':
      return isWatched(view.setup.value) ? () => intents.pause(!view.paused.value) : undefined;
    case 's':
      return isWatched(view.setup.value) && view.paused.value ? () => intents.step() : undefined;
    case 'o':
      return () => intents.open('online');
    case 'g':
      return () => intents.open('library');
    case '?':
      return () => intents.open('help');
    case 'l':
      return () => intents.showRecord(!view.recordOpen.value);
    case 'Escape':
      return view.message.value === undefined ? undefined : () => intents.dismissMessage();
    default:
      return travelOf(key, view, intents);
  }
}

/** Looking back and forth; on the board the arrows move over its squares. */
function travelOf(key: string, { game, shownPly }: View, intents: Intents): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
    case '[':
    case ',':
      return () => intents.travel(shownPly.value - 1);
    case 'ArrowRight':
    case ']':
    case '.':
      return () => intents.travel(shownPly.value + 1);
    case 'Home':
      return () => intents.travel(0);
    case 'End':
      return () => intents.travel(game.value.line.length);
    default:
      return undefined;
  }
}
