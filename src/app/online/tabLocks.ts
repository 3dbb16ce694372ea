/** Names that the tabs of a browser hold as long as they live: a tab need not be awake to be known by them. */
export interface TabLocks {
  /** Holds a name, which other tabs may hold too, until the function returned is called. */
  hold(name: string): () => void;
  /** All that are held; undefined where that is not told. */
  held(): Promise<readonly string[] | undefined>;
}

/** The Web Locks of this browser; undefined where it has none, as on plain http. */
export function openTabLocks(): TabLocks | undefined {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return undefined;
  const { locks } = navigator;
  let isBarred = false;
  return {
    hold: (name) => {
      const released = new AbortController();
      const held = new Promise<void>((resolve) => {
        released.signal.addEventListener('abort', () => resolve());
      });
      locks
        .request(name, { mode: 'shared' }, () => held)
        .catch(() => {
          isBarred = true;
        });
      return () => released.abort();
    },
    held: async () => {
      try {
        const { held = [] } = await locks.query();
        return isBarred ? undefined : held.flatMap(({ name }) => (name === undefined ? [] : [name]));
      } catch {
        // Storage is forbidden here, and locks with it.
        return undefined;
      }
    },
  };
}
