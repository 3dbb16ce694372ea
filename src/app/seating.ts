import type { Engine } from '../engine/engineClient.ts';
import type { Thought } from '../engine/thought.ts';
import type { Player, Players } from '../game/player.ts';
import { unreachable } from '../lib/assert.ts';
import { randomIndex, type Random } from '../lib/random.ts';
import type { Timing } from '../lib/timing.ts';
import { EnginePlayer } from '../players/enginePlayer.ts';
import type { HumanPlayer } from '../players/humanPlayer.ts';
import { RandomPlayer } from '../players/randomPlayer.ts';
import type { LevelSeat, Seat, Seats } from '../records/gameSetup.ts';
import { paced, type Pace } from './pace.ts';

const SEEDS = 2 ** 30;

/** The engine's part of a page, as the seats need it. */
export interface EngineSeat {
  readonly engine: Engine;
  readonly timing: Timing;
  readonly thought: (thought: Thought) => void;
  /** The engine gave an illegal move; the fallback's was played. */
  readonly illegal: () => void;
}

export interface SeatingParts extends EngineSeat {
  /** Everybody at this screen. */
  readonly human: HumanPlayer;
  readonly pace: Pick<Pace, 'ready'>;
  readonly random: Random;
  /** Whoever plays from elsewhere. */
  readonly remote: () => Player;
}

/** The players for two seats; automatic ones wait for the picture. */
export function seatPlayers(seats: Seats, parts: SeatingParts): Players {
  return { black: playerFor(seats.black, parts), white: playerFor(seats.white, parts) };
}

function playerFor(seat: Seat, parts: SeatingParts): Player {
  switch (seat.kind) {
    case 'human':
      return parts.human;
    case 'random':
      return paced(new RandomPlayer(parts.random), parts.pace);
    case 'remote':
      return parts.remote();
    case 'level':
      return paced(enginePlayer(seat, parts), parts.pace);
    default:
      return unreachable(seat);
  }
}

function enginePlayer({ level, milliseconds }: LevelSeat, parts: SeatingParts): Player {
  const { engine, timing, thought, illegal, random } = parts;
  const seed = randomIndex(random, SEEDS);
  const player = new EnginePlayer(engine, { level, milliseconds, seed, onThought: thought }, timing);
  player.illegal.listen(illegal);
  return player;
}
