import type { Game } from '../../game/game.ts';
import { lineKeyOfGame as keyOf } from '../../game/gameSummary.ts';
import type { Disposable } from '../../lib/disposer.ts';
import { planReview, type ReviewPace } from '../../review/plan.ts';
import { puzzlesOf } from '../../review/puzzles.ts';
import { makeReport } from '../../review/report.ts';
import type { Review } from '../../review/reviewRecord.ts';
import type { Side } from '../../rules/index.ts';
import type { ReviewState } from '../../ui/review/studyView.ts';
import type { View } from '../../ui/view.ts';
import type { SharedEngine } from '../sharedEngine.ts';
import { reviewGame } from './reviewGame.ts';

export interface ReviewerParts {
  readonly engine: Pick<SharedEngine, 'analyseBehind'>;
  readonly view: { readonly study: Pick<View['study'], 'review'>; readonly game: View['game'] };
  /** What is kept of a game from an earlier visit. */
  readonly known: (game: Game) => Review | undefined;
  /** The sides that are to learn from a game. */
  readonly sides: (game: Game) => readonly Side[];
  /** A review has been gone through to its end. */
  readonly found: (game: Game, review: Review) => void;
}

interface Run {
  readonly game: Game;
  readonly control: AbortController;
  state: ReviewState;
  done: number;
  total: number;
}

/** Reviews one line at a time, and shows what is known of the line on the board. */
export class Reviewer implements Disposable {
  readonly #parts: ReviewerParts;
  /** What has been found in this visit, by pace and line. */
  readonly #reviews = new Map<string, Review>();
  #run: Run | undefined;
  /** The line for which the engine gave no answer. */
  #failed: string | undefined;

  constructor(parts: ReviewerParts) {
    this.#parts = parts;
  }

  /** What is known of a game's line, whole or in part: the deeper pace first, its gaps filled by the quick one. */
  reviewOf(game: Game): Review | undefined {
    const deep = this.#found(game, 'deep');
    const quick = this.#found(game, 'quick');
    if (deep === undefined || quick === undefined) return deep ?? quick;
    return deep.searched.length >= quick.searched.length ? deep : withGaps(deep, quick);
  }

  async run(game: Game, pace: ReviewPace): Promise<void> {
    this.#run?.control.abort(new Error('another review'));
    const run: Run = { game, control: new AbortController(), state: 'running', done: 0, total: 0 };
    const show = (): void => this.show(this.#parts.view.game.value);
    this.#run = run;
    this.#failed = undefined;
    const isWhole = await reviewGame(this.#parts.engine, {
      ...{ game, pace, known: this.#found(game, pace), signal: run.control.signal },
      onProgress: (review, done, total) => {
        Object.assign(run, { done, total });
        this.#reviews.set(pace + keyOf(game), review);
        show();
      },
      onPause: (paused) => {
        run.state = paused ? 'paused' : 'running';
        show();
      },
    }).catch(() => undefined);
    if (this.#run !== run) return;
    this.#run = undefined;
    if (isWhole === false) this.#failed = keyOf(game);
    show();
    const review = this.reviewOf(game);
    if (isWhole === true && review !== undefined) this.#parts.found(game, review);
  }

  #found(game: Game, pace: ReviewPace): Review | undefined {
    const known = this.#parts.known(game);
    return this.#reviews.get(pace + keyOf(game)) ?? (known?.pace === pace ? known : undefined);
  }

  cancel(): void {
    this.#run?.control.abort(new Error('cancelled'));
  }

  /** Shows what is known of this game's line. */
  show(game: Game): void {
    const key = keyOf(game);
    const review = this.reviewOf(game);
    const run = this.#run !== undefined && keyOf(this.#run.game) === key ? this.#run : undefined;
    const total = planReview(game, 'quick').length;
    const done = review?.searched.length ?? 0;
    const isWhole = total > 0 && done >= total;
    this.#parts.view.study.review.value = {
      state: run?.state ?? (this.#failed === key ? 'failed' : 'idle'),
      ...{ done: run?.done ?? done, total: run?.total ?? total, isWhole, game },
      report: review && makeReport(game, review.searched),
      isDeep: isWhole && review?.pace === 'deep',
      puzzles: review === undefined ? 0 : puzzlesOf(game, review.searched, this.#parts.sides(game)).length,
    };
  }

  dispose(): void {
    this.#run?.control.abort(new Error('the page is gone'));
    this.#run = undefined;
  }
}

/** A deeper review on its way, with what the quick one knows of the positions that it has not come to. */
function withGaps(deep: Review, quick: Review): Review {
  const found = new Set(deep.searched.map(({ plies }) => plies));
  const rest = quick.searched.filter(({ plies }) => !found.has(plies));
  return { pace: quick.pace, searched: [...deep.searched, ...rest] };
}
