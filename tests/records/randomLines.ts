import { seededRandom } from '../../src/lib/random.ts';
import { Replayer, type RecordedLine } from '../../src/records/replayer.ts';
import {
  mirroredStart,
  oddsStart,
  Position,
  standardStart,
  type BoardSize,
  type Square,
} from '../../src/rules/index.ts';
import { randomSquares } from '../support/randomPlay.ts';

/** How many games of each size the thousand holds: most are of the usual size, large boards take long to play. */
const SHARES: readonly (readonly [BoardSize, number])[] = [
  [8, 740],
  [4, 80],
  [6, 80],
  [10, 40],
  [12, 30],
  [14, 15],
  [16, 15],
];

/** A thousand random games, the same each time: most played to the end, from usual and unusual starts. */
export function thousandLines(): RecordedLine[] {
  return SHARES.flatMap(([size, count]) =>
    Array.from({ length: count }, (_, index) => randomLine(size, index)),
  );
}

/** Random games of 8×8 from the usual start, played to the end. */
export function fullLines(count: number): RecordedLine[] {
  const start = standardStart(8);
  return Array.from({ length: count }, (_, seed) => ({ start, squares: randomSquares(start, seed, 64) }));
}

/** Plays a line that must be legal. */
export function playedThrough({ start, squares }: RecordedLine): Replayer {
  const replayer = new Replayer(start);
  for (const square of squares) {
    const refusal = replayer.place(square);
    if (refusal) throw new Error(`${square} is refused: ${refusal}`);
  }
  return replayer;
}

/** Small numbers changed at random places of a text or of bytes. */
export function mutated(bytes: Uint8Array, seed: number): Uint8Array {
  const random = seededRandom(seed);
  const changed = bytes.slice();
  for (let change = 0; change <= seed % 6; change++) {
    changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
  }
  return seed % 3 === 0 ? changed.slice(0, Math.floor(random() * changed.length)) : changed;
}

function randomLine(size: BoardSize, index: number): RecordedLine {
  const start = startOf(size, index);
  const plies = index % 5 === 4 ? index % 40 : size * size;
  return { start, squares: randomSquares(start, 1000 * size + index, plies) };
}

function startOf(size: BoardSize, index: number): Position {
  if (index % 10 === 7) return mirroredStart(size, index % 4 < 2 ? 'black' : 'white');
  if (index % 10 === 8) return oddsStart(size, 2, 'white', 'black');
  if (index % 10 === 9) return setUp(size, index);
  return standardStart(size);
}

/** A position from the middle of a game as a start, the other side to move where it can. */
function setUp(size: BoardSize, index: number): Position {
  const start = standardStart(size);
  const squares: readonly Square[] = randomSquares(start, index, size * 3);
  return Position.of(
    size,
    playedThrough({ start, squares }).position.codes(),
    index % 4 < 2 ? 'black' : 'white',
  );
}
