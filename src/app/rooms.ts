import type { Random } from '../lib/random.ts';
import type { Timing } from '../lib/timing.ts';
import type { View } from '../ui/view.ts';
import type { BoardView } from './boardView.ts';
import { EngineDesk } from './engineDesk.ts';
import type { Keep, TextStorage } from './keep.ts';
import { OnlineHost } from './online/onlineHost.ts';
import type { Opener } from './opener.ts';
import { RecordRoom } from './recordRoom.ts';
import type { Session } from './session.ts';
import type { SharedEngine } from './sharedEngine.ts';
import { Study } from './study.ts';
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

export function makeDesk({ engine, view, board, timing, words }: Pieces): EngineDesk {
  return new EngineDesk({
    ...{ engine, view, board, timing },
    translate: () => words.translate,
    notice: (notice) => words.notify(notice),
  });
}

export function makeRecord(pieces: Pieces): RecordRoom {
  return new RecordRoom(pieces);
}

export function makeStudy(pieces: Pieces, opener: Opener): Study {
  const { board } = pieces;
  return new Study({
    ...pieces,
    openGame: (opened, seats) => opener.open(opened, seats),
    mark: (square) => board.hint(square),
  });
}

export function makeOnline(
  pieces: Pieces,
  browser: { readonly window: Window; readonly storage: TextStorage | undefined },
  study: () => Study,
): OnlineHost {
  const { window, storage } = browser;
  return new OnlineHost({
    ...pieces,
    ...{ window, storage },
    keepGame: (game, id) => study().keepOnline(game, id),
  });
}
