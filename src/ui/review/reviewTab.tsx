import type { JSX } from 'preact';
import { addReviewTexts } from '../../i18n/reviewTexts.ts';
import { useLayoutEffect } from 'preact/hooks';
import { useHud, useTranslate } from '../hudContext.ts';
import { ReviewFindings } from './reviewFindings.tsx';
import { ReviewGraph } from './reviewGraph.tsx';
import './review.css';

addReviewTexts();

/** What the engine finds in the line that is shown: asked for, on its way, and found. */
export function ReviewTab(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  useLayoutEffect(() => intents.openLibrary(), [intents]);
  const { report } = view.study.review.value;
  const plies = view.game.value.line.length;
  const hasPoints = report !== undefined && report.points.length > 0;
  return (
    <div class="review" tabIndex={-1}>
      {plies === 0 && <p class="review-words">{t('review.empty')}</p>}
      {plies > 0 && !hasPoints && <p class="review-words">{t('review.intro')}</p>}
      {hasPoints && <ReviewGraph report={report} />}
      {plies > 0 && <ReviewControls />}
      {hasPoints && <ReviewFindings report={report} />}
      <KeepButton />
    </div>
  );
}

function ReviewControls(): JSX.Element | null {
  const { view, intents } = useHud();
  const t = useTranslate();
  const { state, isWhole, isDeep, puzzles } = view.study.review.value;
  if (state === 'running' || state === 'paused') return <ReviewProgress />;
  return (
    <div class="review-buttons">
      {state === 'failed' && <p role="alert">{t('review.failed')}</p>}
      {isWhole && puzzles > 0 && (
        <button type="button" class="button primary" onClick={() => intents.startPuzzles()}>
          {t('review.retry', { count: puzzles })}
        </button>
      )}
      {!isWhole && (
        <button type="button" class="button primary" onClick={() => intents.review('quick')}>
          {t('review.start')}
        </button>
      )}
      {!isDeep && (
        <button type="button" class="button" onClick={() => intents.review('deep')}>
          {t('review.deep')}
        </button>
      )}
    </div>
  );
}

function ReviewProgress(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const { state, done, total } = view.study.review.value;
  const words = t('review.progress', { done, total });
  return (
    <div class="review-progress">
      <progress max={total} value={done} aria-label={words} />
      <p>{state === 'paused' ? t('review.paused') : words}</p>
      <button type="button" class="button" onClick={() => intents.cancelReview()}>
        {t('action.cancel')}
      </button>
    </div>
  );
}

/** Finished games are kept by themselves; any other one can be. */
function KeepButton(): JSX.Element | null {
  const { view, intents } = useHud();
  const t = useTranslate();
  if (view.game.value.line.length === 0) return null;
  if (view.study.isKept.value) return <p class="review-kept">{t('library.kept')}</p>;
  return (
    <button type="button" class="button quiet" onClick={() => intents.keepGame()}>
      {t('library.keep')}
    </button>
  );
}
