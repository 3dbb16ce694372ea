import { effect } from '@preact/signals';
import { loadLanguage } from '../../src/i18n/loadLanguage.ts';
import { languageFor } from '../../src/ui/language.ts';
import { DIALOG_IDS } from '../../src/ui/dialogIds.ts';
import { FlatBoard } from '../../src/ui/flatBoard.ts';
import { mountHud, type Hud } from '../../src/ui/hud.tsx';
import { installKeys } from '../../src/ui/keys.ts';
import { createView, type View } from '../../src/ui/view.ts';
import { LANGUAGE_CHOICES, THEMES } from '../../src/records/settings.ts';
import { recordingIntents, type Asked } from '../support/recordingIntents.ts';
import { SCENES, isSceneName } from './uiScenes.ts';
import { standInBoard } from './standInBoard.ts';

declare global {
  interface Window {
    flat?: FlatBoard;
    ui: { view: View; hud: Hud; asked: Asked[] };
  }
}

/** Shows the HUD over a drawn board: `?scene=middle&dialog=settings&language=ja&theme=slate`. */
async function start(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const view = createView();
  const { intents, asked } = recordingIntents(view);
  const language = LANGUAGE_CHOICES.find((choice) => choice === query.get('language')) ?? 'en';
  const theme = THEMES.find((choice) => choice === query.get('theme')) ?? 'walnut';
  view.settings.value = { ...view.settings.value, language, theme };
  await loadLanguage(languageFor(language));
  view.spoken.value = languageFor(language);
  const scene = query.get('scene');
  if (isSceneName(scene)) SCENES[scene](view);
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) return;
  const hud = mountHud(root, view, intents);
  installKeys(window, view, intents);
  if (query.get('board') === 'flat') showFlat(hud, view);
  else showStandIn(hud, view);
  view.dialog.value = DIALOG_IDS.find((id) => id === query.get('dialog'));
  window.ui = { view, hud, asked };
}

function showFlat(hud: Hud, view: View): void {
  view.board.value = 'flat';
  const board = new FlatBoard(hud.board, view);
  effect(() => {
    board.show(view.position.value, view.last.value?.square);
    board.mark(view.open.value ? view.position.value.legalMoves : []);
  });
  window.flat = board;
}

function showStandIn(hud: Hud, view: View): void {
  const board = standInBoard(hud, view);
  effect(() => board.draw(view.position.value));
}

await start();
