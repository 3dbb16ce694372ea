import type { Settings } from '../../src/records/settings.ts';
import { standardStart, type Position, type Square } from '../../src/rules/index.ts';
import { randomSquares } from '../support/randomPlay.ts';
import { lettersOf, TWO_HUMANS, type KeptGame } from './kept.ts';

const PLIES = 64;
/** A game with a full board at its end. */
const SEED = 4;

/** The whole of a game that is the same in every run. */
export const WHOLE: readonly Square[] = randomSquares(standardStart(8), SEED, PLIES);

/** No animation and no sound. */
export const QUICKLY: Partial<Settings> = { speed: 0 };

/** Two people just before the last discs of a game that began late: its review takes a moment. */
export function nearEnd(left: number, plies: number): KeptGame {
  const played = WHOLE.slice(0, WHOLE.length - left);
  const line = played.slice(-plies);
  const start = positionAfter(played.slice(0, played.length - plies));
  return { setup: { seats: TWO_HUMANS }, start: lettersOf(start), mover: start.mover, line };
}

export function positionAfter(squares: readonly Square[]): Position {
  let position = standardStart(8);
  for (const square of squares) {
    const played = position.play(square);
    if (!played.ok) throw new Error(played.error);
    position = played.value;
    const passed = position.mustPass ? position.pass() : undefined;
    if (passed?.ok) position = passed.value;
  }
  return position;
}
