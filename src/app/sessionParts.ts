import type { GameEvent } from '../game/gameEvent.ts';
import type { Player } from '../game/player.ts';
import type { Random } from '../lib/random.ts';
import type { Timing } from '../lib/timing.ts';
import type { Side } from '../rules/index.ts';
import type { PlayedBoard } from './boardGate.ts';
import type { TimeLeft } from './savedSession.ts';
import type { EngineSeat } from './seating.ts';

/** What a session is given: the board it shows on, time, chance, an engine, and who hears of it. */
export interface SessionParts {
  readonly board: PlayedBoard;
  readonly timing: Timing;
  readonly random: Random;
  readonly engine: EngineSeat;
  /** Whoever plays from elsewhere, when a seat is given to somebody there. */
  readonly remote: () => Player;
  /** How much faster than normal things go (½, 1, 2). */
  readonly pace: () => number;
  /** The game has changed; the eye has not seen it yet. */
  readonly happened: (event: GameEvent) => void;
  /** The eye has seen an event. */
  readonly shown: (event: GameEvent, cut: boolean) => void;
  readonly clockTicked: (left: TimeLeft | undefined, running: Side | undefined) => void;
}
