import type { Game } from '../../game/game.ts';
import { planReview, type PlannedSearch, type ReviewPace } from '../../review/plan.ts';
import type { Review } from '../../review/reviewRecord.ts';
import { DeepestValues, isSearchOf, type SearchedPosition } from '../../review/searched.ts';
import type { SharedEngine } from '../sharedEngine.ts';

export interface ReviewWish {
  readonly game: Game;
  readonly pace: ReviewPace;
  /** What an earlier run has found already; it is not searched again if it was made at this pace. */
  readonly known: Review | undefined;
  readonly signal: AbortSignal;
  /** Each new state of the review, the positions done and all that there are. */
  readonly onProgress: (review: Review, done: number, total: number) => void;
  /** Play has put the review off, or lets it go on. */
  readonly onPause: (paused: boolean) => void;
}

/** Searches all positions of a game's line; rejects when withdrawn. False when the engine gave no values. */
export async function reviewGame(
  engine: Pick<SharedEngine, 'analyseBehind'>,
  { game, pace, known, signal, onProgress, onPause }: ReviewWish,
): Promise<boolean> {
  const plan = planReview(game, pace);
  const searched = new Map<number, SearchedPosition>();
  for (const each of known?.pace === pace ? known.searched : []) {
    if (isSearchOf(each, game)) searched.set(each.plies, each);
  }
  const tell = (): void => onProgress({ pace, searched: [...searched.values()] }, searched.size, plan.length);
  tell();
  for (const planned of plan) {
    if (searched.has(planned.plies)) continue;
    const found = await search(engine, planned, signal, onPause);
    if (found === undefined) return false;
    searched.set(planned.plies, found);
    tell();
  }
  return true;
}

async function search(
  engine: Pick<SharedEngine, 'analyseBehind'>,
  { plies, position, milliseconds }: PlannedSearch,
  signal: AbortSignal,
  onPause: (paused: boolean) => void,
): Promise<SearchedPosition | undefined> {
  const values = new DeepestValues(plies, position);
  await engine.analyseBehind(
    {
      ...{ position, milliseconds, signal },
      onValues: (found) => values.take(found),
      onThought: ({ line }) => values.takeLine(line),
    },
    onPause,
  );
  return values.found;
}
