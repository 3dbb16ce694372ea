// Rounds of self-play: the engine plays games with the weights it has, searches label positions of these games, the weights
// are fitted to all labels so far, and they are kept when they win games against those before.
import { join } from 'node:path';
import type { Core } from '../engine/core.ts';
import { KNOTS } from '../engine/weights.ts';
import { balanced } from './balance.ts';
import { keptBlock } from './blocks.ts';
import { fitAll, heldOutError, makeSamples, type SampleSet } from './fit.ts';
import type { TrainingGame } from './games.ts';
import { install, type Knots } from './install.ts';
import { labelBoards, TO_THE_END } from './labels.ts';
import { playMatch } from './match.ts';
import type { TrainingOptions } from './options.ts';
import { drawBoards } from './samples.ts';
import { selfPlayGames } from './selfPlay.ts';

/** Two cores play against each other. */
export interface Cores {
  readonly core: Core;
  readonly rival: Core;
}

/** The best weights after all rounds. */
export async function improve(
  cores: Cores,
  start: Knots,
  known: readonly SampleSet[],
  options: TrainingOptions,
): Promise<Knots> {
  let best = start;
  const sets = [...known];
  for (let round = 1; round <= options.rounds; round++) {
    install(cores.core, best);
    const path = join(options.work, `self-play-${round}.bin`);
    const games = await selfPlayGames(cores.core, path, options.selfPlay, round);
    sets.push(...(await labelled(cores.core, games, round, options)));
    const next = best.map((weights) => Float32Array.from(weights));
    fitAll(next, sets, { epochs: options.epochs, firstRate: 0.003, lastRate: 0.0005, seed: round });
    const errors = sets.slice(-KNOTS.length).map((set) => heldOutError(next, set).toFixed(2));
    console.log(`round ${round}: held-out errors by knot ${errors.join(' ')}`);
    const found = balanced(cores.core, games, next);
    if (isBetter(cores, found, best, round, options.matchGames)) best = found;
  }
  return best;
}

async function labelled(
  core: Core,
  games: readonly TrainingGame[],
  round: number,
  options: TrainingOptions,
): Promise<SampleSet[]> {
  const sets: SampleSet[] = [];
  for (const knot of KNOTS) {
    const block = await keptBlock(join(options.work, `round-${round}-block-${knot}.bin`), () => {
      const seed = 1000 * round + knot;
      const draw = { from: knot - 2, to: knot + 1, count: options.selfSamples, seed };
      const boards = drawBoards(core, games, draw);
      const depth = knot + 1 <= options.exact ? TO_THE_END : options.selfDepth;
      // What a search knows must not depend on blocks that were read instead of made.
      core.clearTable();
      return { boards, labels: labelBoards(core, boards, depth, `round ${round}, knot ${knot}`) };
    });
    sets.push(makeSamples(core, block.boards, block.labels));
  }
  return sets;
}

/** Whether new weights win against those before; without games to play they are kept. */
function isBetter(cores: Cores, next: Knots, best: Knots, round: number, games: number): boolean {
  if (games === 0) return true;
  install(cores.core, next);
  install(cores.rival, best);
  const { points, bound } = playMatch(cores.core, cores.rival, games, round);
  const share = `${(100 * points).toFixed(1)} % ± ${(100 * bound).toFixed(1)}`;
  const isKept = points > 0.5;
  console.log(
    `round ${round} against the weights before: ${share} of ${games} games, ${isKept ? '' : 'not '}kept`,
  );
  return isKept;
}
