// Level 8 against a plain alpha-beta of depth 6 with square weights: npx tsx tests/bench/plainOpponent.ts [games]
import { CoreSearch } from '../../src/engine/coreSearch.ts';
import { loadTrainedCore } from '../../src/engine/node.ts';
import { balancedOpenings, levelChooser, playGame, type Chooser } from './ladderGames.ts';

const DEPTH = 6;
const SAGE = 8;
const SQUARES_ALONE = { discs: 0, squares: 100, mobility: 0, stability: 0 };
const FLOOR = -100_000_000;

const games = Number(process.argv[2] ?? 40);
const loaded = await loadTrainedCore(16);
if (!loaded.ok) throw new Error(loaded.error);
const core = loaded.value;
const openings = balancedOpenings(core, games / 2);

const plain: Chooser = (position) => {
  const search = new CoreSearch(core, position, SQUARES_ALONE);
  let best = FLOOR;
  let chosen = position.legalMoves[0] ?? 0;
  for (const square of position.legalMoves) {
    const value = search.valueAfter(square, DEPTH, best, 1e12) ?? FLOOR;
    if (value > best) [best, chosen] = [value, square];
  }
  return chosen;
};

let points = 0;
const sage = levelChooser(core, SAGE, 0);
openings.forEach((opening, index) => {
  points += playGame(opening, 'black', sage, plain, 2 * index + 1);
  points += playGame(opening, 'white', sage, plain, 2 * index + 2);
});
console.log(JSON.stringify({ games, points: points / games }));
