import type { GameEvent } from '../game/gameEvent.ts';
import type { Keep } from './keep.ts';
import type { Session } from './session.ts';

export interface GameSaverParts {
  readonly keep: Pick<Keep, 'writeGame'>;
  readonly session: () => Pick<Session, 'saved'>;
  /** Lessons and online games are not kept. */
  readonly isKept: () => boolean;
}

/** Keeps the running game whenever it has changed. */
export class GameSaver {
  readonly #parts: GameSaverParts;

  constructor(parts: GameSaverParts) {
    this.#parts = parts;
  }

  happened(event: GameEvent): void {
    if (event.kind === 'played' || event.kind === 'replaced' || event.kind === 'ended') this.#save();
  }

  /** The page is left: thinking time is not won back by a reload. */
  left(): void {
    if (this.#parts.session().saved.time !== undefined) this.#save();
  }

  #save(): void {
    const { keep, session, isKept } = this.#parts;
    if (isKept()) keep.writeGame(session().saved);
  }
}
