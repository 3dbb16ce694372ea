import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { DialogId } from './dialogIds.ts';
import { useHud } from './hudContext.ts';

type Registry = Readonly<Record<DialogId, ComponentType>>;

const IDLE_FALLBACK_MS = 1500;

/** Shows the dialog that is asked for. Dialogs are a chunk of their own, fetched once the page has nothing else to do. */
export function DialogHost(): JSX.Element | null {
  const { view, intents } = useHud();
  const dialogs = useSignal<Registry | undefined>(undefined);
  const id = view.dialog.value;
  const isWanted = id !== undefined;
  useLayoutEffect(() => {
    if (dialogs.peek() !== undefined) return undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const { DIALOGS } = await import('./dialogs.tsx');
        if (!isGone) dialogs.value = DIALOGS;
      } finally {
        if (!isGone && isWanted && dialogs.peek() === undefined) intents.close();
      }
    };
    const cancel = isWanted ? now(load) : whenIdle(load);
    return () => {
      isGone = true;
      cancel();
    };
  }, [dialogs, intents, isWanted]);
  if (id === undefined || dialogs.value === undefined) return null;
  const Shown = dialogs.value[id];
  return <Shown key={id} />;
}

function now(work: () => Promise<void>): () => void {
  void work();
  return () => undefined;
}

function whenIdle(work: () => Promise<void>): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(() => void work(), IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => void work());
  return () => cancelIdleCallback(handle);
}
