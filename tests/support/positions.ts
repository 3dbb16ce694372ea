import { seededRandom } from '../../src/lib/random.ts';
import { Position, standardStart, type BoardSize } from '../../src/rules/index.ts';

export { Position };

/** The position after so many random plies (passes not counted), the same each time; stops at the end of the game. */
export function seededPosition(plies: number, size: BoardSize = 8, seed = 7): Position {
  const random = seededRandom(seed);
  let position = standardStart(size);
  for (let ply = 0; ply < plies && !position.isOver; ply++) {
    const passed = position.pass();
    if (passed.ok) position = passed.value;
    const moves = position.legalMoves;
    const next = position.play(moves[Math.floor(random() * moves.length)] ?? -1);
    if (next.ok) position = next.value;
  }
  return position;
}
