import type { Random } from '../lib/random.ts';
import type { Timing } from '../lib/timing.ts';
import type { View } from '../ui/view.ts';
import type { BoardView } from './boardView.ts';
import type { Keep } from './keep.ts';
import type { Session } from './session.ts';
import type { SharedEngine } from './sharedEngine.ts';
import type { Tour } from './tour.ts';
import type { Words } from './words.ts';

/** What the page's rooms are made from; the session and the course come into being after them. */
export interface Pieces {
  readonly view: View;
  readonly board: BoardView;
  readonly keep: Keep;
  readonly words: Words;
  readonly timing: Timing;
  readonly random: Random;
  readonly engine: SharedEngine;
  readonly pace: () => number;
  readonly session: () => Session;
  readonly tour: () => Tour;
  /** An online game is on the board. */
  readonly isOnline: () => boolean;
  /** Frees the board of an online game; false where that is to be asked about first. */
  readonly giveWay: () => boolean;
  /** What can be done has changed. */
  readonly changed: () => void;
  readonly window: Window;
  readonly root: HTMLElement;
}
