import { computed, effect } from '@preact/signals';
import { render, type JSX } from 'preact';
import { createTranslator } from '../i18n/translator.ts';
import { Disposer } from '../lib/disposer.ts';
import { Actions } from './actions.tsx';
import { DialogHost } from './dialogHost.tsx';
import { Grid } from './grid.tsx';
import './hud.css';
import { HudContext, useTranslate, type HudParts } from './hudContext.ts';
import { InsetsGauge, type Insets } from './insetsGauge.ts';
import { isCourse } from './isCourse.ts';
import type { Intents } from './intents.ts';
import { Panel } from './panel.tsx';
import { RecordHost } from './record/recordHost.tsx';
import { Scores } from './scores.tsx';
import './tokens.css';
import { ThinkingLine } from './thinking.tsx';
import type { View } from './view.ts';

/** The screens around the board, from `mountHud` until they are disposed. */
export interface Hud {
  /** Where the board's picture goes; it fills the window behind the HUD. */
  readonly board: HTMLElement;
  /** Tells the space covered at the host's edges, in CSS pixels: at once, and on every change. */
  onInsets(listener: (insets: Insets) => void): () => void;
  dispose(): void;
}

/** Puts the board's host and everything around it into `root`, which should fill the window. */
export function mountHud(root: HTMLElement, view: View, intents: Intents): Hud {
  const disposer = new Disposer();
  const board = addDiv(root, 'board-host', disposer);
  const hud = addDiv(root, 'hud', disposer);
  const gauge = disposer.add(new InsetsGauge(board));
  const language = view.spoken;
  const translate = computed(() => createTranslator(language.value));
  root.classList.add('reversi');
  disposer.defer(gauge.listen((insets) => writeInsets(board, insets)));
  disposer.defer(
    effect(() => {
      root.dataset['theme'] = view.settings.value.theme;
      root.dataset['counts'] = String(view.settings.value.flipCounts);
      document.documentElement.lang = language.value;
      document.title = translate.value('title');
    }),
  );
  render(
    <HudRoot view={view} intents={intents} language={language} translate={translate} gauge={gauge} />,
    hud,
  );
  disposer.defer(() => render(null, hud));
  return {
    board,
    onInsets: (listener) => gauge.listen(listener),
    dispose: () => disposer.dispose(),
  };
}

function HudRoot(parts: HudParts): JSX.Element {
  return (
    <HudContext.Provider value={parts}>
      <main class="hud-main">
        <Title />
        <Scores />
        <Grid />
        <Panel />
        {isThinkingShown(parts.view) && <ThinkingLine />}
        <RecordHost />
        <Actions />
        <div role="status" class="visually-hidden">
          {parts.view.announcement}
        </div>
        <DialogHost />
      </main>
    </HudContext.Provider>
  );
}

/** What is taught beside the board comes first. */
function isThinkingShown(view: View): boolean {
  return view.settings.value.thinkingLine && !isCourse(view) && !view.offerTour.value;
}

function Title(): JSX.Element {
  const t = useTranslate();
  return <h1 class="brand">{t('title')}</h1>;
}

/** Leaves the insets where style sheets can read them: `--inset-top` and so on. */
function writeInsets(board: HTMLElement, insets: Insets): void {
  for (const [edge, covered] of Object.entries(insets))
    board.style.setProperty(`--inset-${edge}`, `${covered}px`);
}

function addDiv(root: HTMLElement, name: string, disposer: Disposer): HTMLElement {
  const div = document.createElement('div');
  div.className = name;
  root.append(div);
  disposer.defer(() => div.remove());
  return div;
}
