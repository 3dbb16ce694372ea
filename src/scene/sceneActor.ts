import type { Stream } from '../lib/stream.ts';
import type { Clock } from './clock.ts';
import type { QualityRig } from './qualityRig.ts';
import type { Actor } from './stage.ts';
import type { SceneEvent } from './types.ts';
import type { Viewpoint } from './viewpoint.ts';

export interface ActorParts {
  readonly clock: Clock;
  readonly view: Viewpoint;
  readonly quality: QualityRig;
  readonly events: Stream<SceneEvent>;
  readonly advance: (seconds: number) => void;
}

/** What the scene does when its stage draws, loses its context or has it back. */
export function makeActor({ clock, view, quality, events, advance }: ActorParts): Actor {
  return {
    isRunning: () => clock.running,
    advance,
    drawn: () => {
      if (view.takeChange()) events.emit({ kind: 'viewed' });
    },
    lost: () => {
      quality.lose();
      events.emit({ kind: 'context-lost' });
    },
    restored: () => {
      quality.restore();
      events.emit({ kind: 'context-restored' });
    },
  };
}
