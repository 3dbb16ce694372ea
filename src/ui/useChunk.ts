import { useComputed, useSignal, type ReadonlySignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** A part of the page that is fetched once it is wanted; `load` and `fail` stay the same from drawing to drawing. */
export function useChunk<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  fail: () => void,
): ReadonlySignal<Part | undefined> {
  const part = useSignal<{ readonly loaded: Part } | undefined>(undefined);
  const found = useComputed(() => part.value?.loaded);
  useLayoutEffect(() => {
    if (!isWanted || part.peek() !== undefined) return undefined;
    let isGone = false;
    load().then(
      (loaded) => {
        if (!isGone) part.value = { loaded };
      },
      () => {
        if (!isGone) fail();
      },
    );
    return () => {
      isGone = true;
    };
  }, [fail, isWanted, load, part]);
  return found;
}
