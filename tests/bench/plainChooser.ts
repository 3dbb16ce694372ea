import { CoreSearch } from '../../src/engine/coreSearch.ts';
import type { Core } from '../../src/engine/core.ts';
import { balancedOpenings, levelChooser, playGame, type Chooser } from './ladderGames.ts';

const DEPTH = 6;
const SAGE = 8;
const SQUARES_ALONE = { discs: 0, squares: 100, mobility: 0, stability: 0 };
const FLOOR = -100_000_000;
const NO_LIMIT = 1e12;

/** A plain alpha-beta of depth 6 with square weights. */
export function plainChooser(core: Core): Chooser {
  return (position) => {
    const search = new CoreSearch(core, position, SQUARES_ALONE);
    let best = FLOOR;
    let chosen = position.legalMoves[0] ?? 0;
    for (const square of position.legalMoves) {
      const value = search.valueAfter(square, DEPTH, best, NO_LIMIT) ?? FLOOR;
      if (value > best) [best, chosen] = [value, square];
    }
    return chosen;
  };
}

/** The points that level 8 takes from it in so many games, an even number. */
export function sagePoints(core: Core, games: number): number {
  const plain = plainChooser(core);
  const sage = levelChooser(core, SAGE, 0);
  let points = 0;
  balancedOpenings(core, games / 2).forEach(({ position }, index) => {
    points += playGame(position, 'black', sage, plain, 2 * index + 1);
    points += playGame(position, 'white', sage, plain, 2 * index + 2);
  });
  return points;
}
