import type { JSX } from 'preact';
import { addReviewTexts } from '../../i18n/reviewTexts.ts';
import { makeSquare } from '../../rules/index.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import { Icon } from '../icons.tsx';
import { useBar } from '../useBar.ts';
import { useFoothold } from '../useFoothold.ts';
import type { Translate } from '../../i18n/translator.ts';
import { discsText, leadText } from './reviewWords.ts';
import type { PuzzleView } from './studyView.ts';

addReviewTexts();

const WRONG: readonly PuzzleView['state'][] = ['wrong', 'slipped'];
const OVER: readonly PuzzleView['state'][] = ['right', 'shown', 'solved'];

/** A puzzle beside the board: its task, what came of the answer, and ways on. */
export function PuzzlePanel({ puzzle }: { readonly puzzle: PuzzleView }): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const bar = useBar<HTMLElement>();
  useFoothold(bar, { takes: true });
  const { index, total, state } = puzzle;
  const isWrong = WRONG.includes(state);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      class="panel lesson puzzle"
      aria-label={t('puzzle.title')}
      data-state={isWrong ? 'wrong' : state}
    >
      <div class="panel-text">
        <h2 class="lesson-title">{t('puzzle.progress', { step: index + 1, total })}</h2>
        <p>{puzzleText(puzzle, view.position.value.size, t)}</p>
      </div>
      <PuzzleButtons puzzle={puzzle} />
    </section>
  );
}

function PuzzleButtons({ puzzle }: { readonly puzzle: PuzzleView }): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const { state, index, total } = puzzle;
  const isOver = OVER.includes(state);
  const mayRepeat = state !== 'task' && state !== 'judging';
  return (
    <div class="panel-buttons">
      <button type="button" class={isOver ? 'button primary' : 'button'} onClick={() => intents.nextPuzzle()}>
        {index + 1 === total ? t('puzzle.finish') : t('puzzle.next')}
      </button>
      {mayRepeat && (
        <button
          type="button"
          class={WRONG.includes(state) ? 'button primary' : 'button'}
          onClick={() => intents.repeatPuzzle()}
        >
          {t('puzzle.again')}
        </button>
      )}
      {!isOver && (
        <button type="button" class="button" onClick={() => intents.showAnswer()}>
          {t('puzzle.show')}
        </button>
      )}
      <button
        type="button"
        class="icon-button"
        aria-label={t('puzzle.leave')}
        title={t('puzzle.leave')}
        onClick={() => intents.leavePuzzles()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** What the puzzle says just now. */
export function puzzleText(puzzle: PuzzleView, size: 4 | 6 | 8 | 10 | 12 | 14 | 16, t: Translate): string {
  const { state, side, kind, loss } = puzzle;
  const square = puzzle.square === undefined ? '' : makeSquare(puzzle.square, size);
  const value = leadText(side === 'black' ? puzzle.value : -puzzle.value, t);
  switch (state) {
    case 'task':
      return kind === 'endgame' ? t(`puzzle.playOut.${side}`) : t(`puzzle.task.${side}`, { square });
    case 'wrong':
    case 'slipped':
      return t(`puzzle.${state}`, { square, loss: discsText(loss, t) });
    case 'judging':
    case 'goOn':
      return t(`puzzle.${state}`);
    default:
      return t(`puzzle.${state}`, { square, value });
  }
}
