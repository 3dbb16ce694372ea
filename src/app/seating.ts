import type { Player, Players } from '../game/player.ts';
import { unreachable } from '../lib/assert.ts';
import type { Random } from '../lib/random.ts';
import { RandomPlayer } from '../players/randomPlayer.ts';
import type { HumanPlayer } from '../players/humanPlayer.ts';
import type { Seat, Seats } from '../records/gameSetup.ts';
import { paced, type Pace } from './pace.ts';

export interface SeatingParts {
  /** Everybody at this screen. */
  readonly human: HumanPlayer;
  readonly pace: Pick<Pace, 'ready'>;
  readonly random: Random;
}

/** The players for two seats; automatic ones wait for the picture. */
export function seatPlayers(seats: Seats, parts: SeatingParts): Players {
  return { black: playerFor(seats.black, parts), white: playerFor(seats.white, parts) };
}

function playerFor(seat: Seat, { human, pace, random }: SeatingParts): Player {
  switch (seat.kind) {
    case 'human':
      return human;
    case 'random':
      return paced(new RandomPlayer(random), pace);
    default:
      return unreachable(seat);
  }
}
