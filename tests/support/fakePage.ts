import { onTestFinished, vi } from 'vitest';
import { act } from 'preact/test-utils';
import { createView, type View } from '../../src/ui/view.ts';
import { mountHud, type Hud } from '../../src/ui/hud.tsx';
import { recordingIntents, type Asked } from './recordingIntents.ts';

// The HUD fetches its dialogs when it is idle: on a slow machine that could outlast the test, so they are here already.
await import('../../src/ui/dialogs.tsx');

/** A ResizeObserver that reports when it is told to. */
export class FakeResizeObserver implements ResizeObserver {
  static readonly alive = new Set<FakeResizeObserver>();
  readonly targets = new Set<Element>();
  readonly #report: () => void;

  constructor(report: ResizeObserverCallback) {
    this.#report = () => report([], this);
    FakeResizeObserver.alive.add(this);
  }

  /** Something has been laid out anew. */
  static report(): void {
    for (const observer of FakeResizeObserver.alive) observer.#report();
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  unobserve(target: Element): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
    FakeResizeObserver.alive.delete(this);
  }
}

/** What jsdom has no notion of: layout, modal dialogs, idle time, media queries. */
export function fakePage(): void {
  FakeResizeObserver.alive.clear();
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  vi.stubGlobal('cancelIdleCallback', (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
}

export interface ShownHud {
  readonly root: HTMLElement;
  readonly view: View;
  readonly hud: Hud;
  readonly asked: Asked[];
}

/** The HUD on a page, speaking English, with a board of 8 × 8 at its start. */
export function showHud(prepare: (view: View) => void = () => undefined): ShownHud {
  fakePage();
  const root = document.createElement('div');
  document.body.append(root);
  const view = createView();
  view.settings.value = { ...view.settings.value, language: 'en' };
  prepare(view);
  const { intents, asked } = recordingIntents(view);
  let mounted: Hud | undefined;
  void act(() => {
    mounted = mountHud(root, view, intents);
  });
  const hud = mounted;
  if (hud === undefined) throw new Error('the HUD is mounted');
  onTestFinished(() => hud.dispose());
  return { root, view, hud, asked };
}

/** Gives an element a place on the page. */
export function layOut(element: Element, left: number, top: number, width: number, height: number): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}

/** The one button with this name. */
export function buttonNamed(root: ParentNode, name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].filter(
    (button) => button.getAttribute('aria-label') === name || button.textContent === name,
  );
  const [button] = found;
  if (button === undefined || found.length > 1) throw new Error(`${found.length} buttons named ${name}`);
  return button;
}

/** Lets something happen and draws what comes of it. */
export function happen(what: () => void): void {
  void act(what);
}

/** Waits until the dialogs have been fetched, and draws what is asked for. */
export async function dialogsFetched(): Promise<void> {
  await vi.dynamicImportSettled();
  await act(() => Promise.resolve());
}

export function press(target: Element, key: string, more: KeyboardEventInit = {}): void {
  happen(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });
}
