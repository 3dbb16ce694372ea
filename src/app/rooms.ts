import type { TextStorage } from './keep.ts';
import { EngineDesk } from './engineDesk.ts';
import { OnlineHost } from './online/onlineHost.ts';
import type { Opener } from './opener.ts';
import { RecordRoom } from './recordRoom.ts';
import { Study } from './study.ts';
import type { Pieces } from './pieces.ts';

export function makeDesk({ engine, view, board, timing, words }: Pieces): EngineDesk {
  return new EngineDesk({
    ...{ engine, view, board, timing },
    translate: () => words.translate,
    notice: (notice) => words.notify(notice),
  });
}

export function makeRecord(pieces: Pieces, study: () => Study): RecordRoom {
  return new RecordRoom({ ...pieces, shelve: (saved, about) => study().shelve(saved, about) });
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
