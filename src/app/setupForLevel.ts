import {
  DEFAULT_SETUP,
  HIGHEST_LEVEL,
  THINKING_TIMES,
  type GameSetup,
  type Seat,
} from '../records/gameSetup.ts';

const USUAL_MS = 1000;

/** The usual game against a level; a person who had white keeps it. */
export function setupForLevel(before: GameSetup, level: number): GameSetup {
  const { black, white } = before.seats;
  const person: Seat = { kind: 'human' };
  const times = [black, white].flatMap((seat) => (seat.kind === 'level' ? [seat.milliseconds] : []));
  const milliseconds = THINKING_TIMES.find((time) => times.includes(time)) ?? USUAL_MS;
  const program: Seat =
    level === 0 ? { kind: 'random' } : { kind: 'level', level: Math.min(level, HIGHEST_LEVEL), milliseconds };
  const isWhite = white.kind === 'human' && black.kind !== 'human';
  const seats = isWhite ? { black: program, white: person } : { black: person, white: program };
  return { ...DEFAULT_SETUP, seats };
}
