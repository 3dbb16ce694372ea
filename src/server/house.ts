import type { Timing } from '../lib/timing.ts';
import type { LanHost } from '../net/doors.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

/** What every room and door of a server shares. */
export interface House {
  readonly settings: Settings;
  readonly store: Store;
  readonly timing: Timing;
  readonly metrics: Metrics;
  /** Other hosts of the game heard in the local network. */
  readonly hosts: () => readonly LanHost[];
  readonly report: (error: unknown) => void;
}
