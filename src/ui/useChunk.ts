import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** A part of the page that is fetched once it is wanted; `load` and `fail` are asked once for each fetching. */
export function useChunk<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  fail: () => void,
): Part | undefined {
  const part = useSignal<{ readonly loaded: Part } | undefined>(undefined);
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
  }, [isWanted, load]);
  return part.value?.loaded;
}
