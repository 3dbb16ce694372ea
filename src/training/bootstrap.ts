// Backward bootstrap: exact labels near the end, then block by block of four empties toward the opening, labels from a
// search over the blocks already trained. Every block is kept in the work folder, so that a run can be taken up again.
import { join } from 'node:path';
import type { Core } from '../engine/core.ts';
import { PATTERNS } from '../engine/patterns.ts';
import { KNOTS } from '../engine/weights.ts';
import { balanced } from './balance.ts';
import { keptBlock, type Block } from './blocks.ts';
import { fitAll, fitKnot, heldOutError, makeSamples, type SampleSet } from './fit.ts';
import type { Board, TrainingGame } from './games.ts';
import { install, type Knots } from './install.ts';
import { labelBoards, TO_THE_END } from './labels.ts';
import { isMeasured, scoredBoards } from './measure.ts';
import type { TrainingOptions } from './options.ts';
import { drawBoards } from './samples.ts';

/** The knot whose block takes in the exact scores of the database. */
const DATABASE_KNOT = 26;

/** Weights learned from games, and the positions they were learned from. */
export function bootstrap(
  core: Core,
  games: readonly TrainingGame[],
  options: TrainingOptions,
): Promise<{ readonly knots: Knots; readonly sets: readonly SampleSet[] }> {
  return new Bootstrap(core, games, options).run();
}

class Bootstrap {
  readonly #core: Core;
  readonly #games: readonly TrainingGame[];
  readonly #options: TrainingOptions;

  constructor(core: Core, games: readonly TrainingGame[], options: TrainingOptions) {
    this.#core = core;
    this.#games = games;
    this.#options = options;
  }

  async run(): Promise<{ readonly knots: Knots; readonly sets: readonly SampleSet[] }> {
    const core = this.#core;
    const knots: Float32Array[] = [];
    const sets: SampleSet[] = [];
    install(core, [new Float32Array(PATTERNS.packedSize)], false);
    for (const [index, knot] of KNOTS.entries()) {
      const block = await this.#blockOf(index, knot);
      const set = makeSamples(core, ...this.#withDatabase(block, knot));
      sets.push(set);
      const weights = Float32Array.from(knots[index - 1] ?? new Float32Array(PATTERNS.packedSize));
      fitKnot(weights, set, { epochs: this.#options.epochs, firstRate: 0.01, lastRate: 0.0008, seed: knot });
      knots.push(weights);
      install(core, knots);
      const error = heldOutError(knots, set).toFixed(2);
      console.log(`knot ${knot}: ${block.boards.length} samples, held-out error ${error}`);
    }
    fitAll(knots, sets, { epochs: 8, firstRate: 0.003, lastRate: 0.0005, seed: 1 });
    sets.forEach((set, index) => {
      console.log(`joint fit, knot ${KNOTS[index]}: held-out error ${heldOutError(knots, set).toFixed(2)}`);
    });
    return { knots: balanced(core, this.#games, knots), sets };
  }

  #blockOf(index: number, knot: number): Promise<Block> {
    const { work, exact, exactSamples, samples, depth } = this.#options;
    return keptBlock(join(work, `block-${knot}.bin`), () => {
      const isExact = index === 0 || knot + 1 <= exact;
      const count = isExact && index > 0 ? exactSamples : samples;
      const draw = { from: knot - 2, to: knot + 1, count, seed: 100 + knot };
      const boards = drawBoards(this.#core, this.#games, draw);
      const labels = labelBoards(this.#core, boards, isExact ? TO_THE_END : depth, `knot ${knot}`);
      return { boards, labels };
    });
  }

  /** A block's positions and labels, with those of the database where they belong. */
  #withDatabase(
    { boards, labels }: Block,
    knot: number,
  ): [boards: readonly Board[], labels: ArrayLike<number>] {
    if (knot !== DATABASE_KNOT) return [boards, labels];
    const scored = scoredBoards(this.#games).filter((_, index) => !isMeasured(index));
    return [
      [...boards, ...scored.map(({ board }) => board)],
      [...labels, ...scored.map(({ score }) => score)],
    ];
  }
}
