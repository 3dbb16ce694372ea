import { randomIndex, seededRandom } from '../lib/random.ts';
import type { Position, Square } from '../rules/index.ts';
import { emptiesOf, bitBoardOf } from './bitBoard.ts';
import { chooseDeep, chooseExactly } from './chooseDeep.ts';
import { choosePlain } from './choosePlain.ts';
import type { Core } from './core.ts';
import { CoreSearch } from './coreSearch.ts';
import { levelOf, type PlainLevel } from './levels.ts';
import { WalkingSearch } from './plainSearch.ts';
import type { Hurry, Slices } from './thought.ts';

/** The largest board of the core. */
const CORE_SIZE = 8;

/** A question for a move. */
export interface Choice {
  readonly position: Position;
  readonly level: number;
  /** Thinking time of the engine level in milliseconds. */
  readonly milliseconds: number;
  readonly seed: number;
}

/** The latest moment at which a level moves, in milliseconds from the question on. */
export function limitOf({ level, position, milliseconds }: Choice): number {
  const found = levelOf(level, position.size);
  if (found.kind === 'plain') return found.limit;
  return found.kind === 'engine' ? milliseconds : 0;
}

/** The move of a level, in slices. Without a core every level plays its plain terms. */
export function* choose(core: Core | undefined, choice: Choice, hurry: Hurry): Slices<Square> {
  const { position, seed } = choice;
  const random = seededRandom(seed * 64 + position.counts.black + position.counts.white);
  const level = levelOf(choice.level, position.size);
  switch (level.kind) {
    case 'random':
      return position.legalMoves[randomIndex(random, position.legalMoves.length)] ?? 0;
    case 'plain':
      return yield* choosePlainly(core, position, level, random, hurry);
    default: {
      if (core !== undefined) return yield* chooseDeep(core, position, level.variety, random, hurry);
      const plain = levelOf(level.id - 1, position.size);
      return plain.kind === 'plain' ? yield* choosePlainly(core, position, plain, random, hurry) : 0;
    }
  }
}

function* choosePlainly(
  core: Core | undefined,
  position: Position,
  level: PlainLevel,
  random: () => number,
  hurry: Hurry,
): Slices<Square> {
  if (core === undefined || position.size > CORE_SIZE) {
    return yield* choosePlain(position, level, new WalkingSearch(position, level.terms), random, hurry);
  }
  if (emptiesOf(bitBoardOf(position), position.size) <= level.exactEmpties) {
    const solved = yield* chooseExactly(core, position, hurry);
    if (solved !== undefined) return solved;
  }
  return yield* choosePlain(position, level, new CoreSearch(core, position, level.terms), random, hurry);
}
