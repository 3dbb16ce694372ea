import { bitBoardOf } from '../../src/engine/bitBoard.ts';
import { choose } from '../../src/engine/choose.ts';
import { NO_BUDGET, type Core } from '../../src/engine/core.ts';
import { levelOf } from '../../src/engine/levels.ts';
import { randomIndex, seededRandom, type Random } from '../../src/lib/random.ts';
import { standardStart, type Position, type Side, type Square } from '../../src/rules/index.ts';

const OPENING_PLIES = 8;
const BALANCE_DISCS = 4;
const BALANCE_DEPTH = 10;
const OPENINGS_SEED = 20_26;
/** Probability cuts of the search that judges openings. */
const SELECTIVITY = 2;

/** A way into a game: the squares played from the standard start, black first, and where they lead. */
export interface Opening {
  readonly squares: readonly Square[];
  readonly position: Position;
}

/** Different openings of 8 random plies whose value is within ±4 discs; the same for the same weights. */
export function balancedOpenings(core: Core, count: number): Opening[] {
  const random = seededRandom(OPENINGS_SEED);
  const openings: Opening[] = [];
  while (openings.length < count) {
    const opening = randomOpening(random);
    if (opening === undefined || openings.some(({ position }) => position.equals(opening.position))) continue;
    const { own, enemy } = bitBoardOf(opening.position);
    core.clearTable();
    core.resetNodes(NO_BUDGET);
    const value = core.searchRoot(own, enemy, -64, 64, BALANCE_DEPTH, SELECTIVITY, -1n);
    if (Math.abs(value) <= BALANCE_DISCS) openings.push(opening);
  }
  return openings;
}

function randomOpening(random: Random): Opening | undefined {
  let position = standardStart(8);
  const squares: Square[] = [];
  for (let ply = 0; ply < OPENING_PLIES; ply++) {
    const square = position.legalMoves[randomIndex(random, position.legalMoves.length)] ?? -1;
    const played = position.play(square);
    if (!played.ok) return undefined;
    squares.push(square);
    position = played.value;
  }
  return position.legalMoves.length > 0 ? { squares, position } : undefined;
}

/** Chooses a move for a position; `seed` makes games differ. */
export type Chooser = (position: Position, seed: number) => Square;

/** Plays a level at once; the engine level with that many milliseconds a move. */
export function levelChooser(core: Core, level: number, milliseconds: number): Chooser {
  return (position, seed) => {
    if (levelOf(level, position.size).kind !== 'engine') core.trusted(0);
    else core.trusted(1);
    const limit = levelOf(level, position.size).kind === 'engine' ? milliseconds : 600_000;
    const hurry = {
      now: processorMilliseconds,
      deadline: processorMilliseconds() + limit,
      isWanted: () => false,
    };
    const slices = choose(core, { position, level, milliseconds, seed }, hurry);
    for (;;) {
      const { done, value } = slices.next();
      if (done === true) return value;
    }
  };
}

/** Time that this process has really had, whatever else the machine does. */
function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The points of the upper player in one game: 1, ½ or 0. */
export function playGame(
  opening: Position,
  upperSide: Side,
  upper: Chooser,
  lower: Chooser,
  seed: number,
): number {
  let position = opening;
  while (!position.isOver) {
    if (position.mustPass) {
      position = position.withMover(position.mover === 'black' ? 'white' : 'black');
      continue;
    }
    const square = (position.mover === upperSide ? upper : lower)(position, seed);
    const played = position.play(square);
    if (!played.ok) throw new Error(`illegal move ${square}`);
    position = played.value;
  }
  const { black, white } = position.counts;
  if (black === white) return 0.5;
  return black > white === (upperSide === 'black') ? 1 : 0;
}
