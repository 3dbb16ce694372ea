import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { useHud, useTranslate } from './hudContext.ts';
import { Icon } from './icons.tsx';
import './panel.css';
import { useBar } from './useBar.ts';
import { useChunk } from './useChunk.ts';
import { useFoothold } from './useFoothold.ts';
import type { LessonView } from './view.ts';

/** What is taught beside the board: the running lesson, or the offer of the tour on a first visit. */
export function Panel(): JSX.Element | null {
  const { view } = useHud();
  const lesson = view.lesson.value;
  if (lesson !== undefined) return <LessonPanel lesson={lesson} />;
  if (view.study.puzzle.value !== undefined) return <PuzzleHost />;
  if (view.online.room.value !== undefined) return <RoomBarHost />;
  return view.offerTour.value ? <TourOffer /> : null;
}

/** The words of puzzles are a chunk of their own. */
function PuzzleHost(): JSX.Element | null {
  const { view, intents } = useHud();
  const giveUp = useCallback(() => intents.leavePuzzles(), [intents]);
  const chunk = useChunk(true, loadPuzzlePanel, giveUp);
  const Shown = chunk.value;
  const puzzle = view.study.puzzle.value;
  return Shown === undefined || puzzle === undefined ? null : <Shown puzzle={puzzle} />;
}

/** What belongs to an online game is a chunk of its own. */
function RoomBarHost(): JSX.Element | null {
  const chunk = useChunk(true, loadRoomBar, stayWithout);
  const Shown = chunk.value;
  return Shown === undefined ? null : <Shown />;
}

/** The game goes on without its bar; the next drawing tries again. */
function stayWithout(): void {}

async function loadRoomBar() {
  const { RoomBar } = await import('./online/roomBar.tsx');
  return RoomBar;
}

async function loadPuzzlePanel() {
  const { PuzzlePanel } = await import('./review/puzzlePanel.tsx');
  return PuzzlePanel;
}

function TourOffer(): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const bar = useBar<HTMLElement>();
  useFoothold(bar, { takes: false });
  return (
    <section ref={bar} tabIndex={-1} class="panel offer" aria-label={t('tour.title')}>
      <p class="panel-text">{t('tour.offer')}</p>
      <div class="panel-buttons">
        <button type="button" class="button primary" onClick={() => intents.startTour()}>
          {t('tour.start')}
        </button>
        <button type="button" class="button quiet" onClick={() => intents.dismissTour()}>
          {t('tour.dismiss')}
        </button>
      </div>
    </section>
  );
}

function LessonPanel({ lesson }: { readonly lesson: LessonView }): JSX.Element {
  const t = useTranslate();
  const bar = useBar<HTMLElement>();
  useFoothold(bar, { takes: true });
  return (
    <section
      ref={bar}
      tabIndex={-1}
      class="panel lesson"
      aria-label={t('tour.title')}
      data-state={lesson.state}
    >
      <div class="panel-text">
        <LessonDots lesson={lesson} />
        <h2 class="lesson-title">{t(`lesson.${lesson.lesson}.title`)}</h2>
        <p>{t(`lesson.${lesson.lesson}.${lesson.state}`)}</p>
      </div>
      <LessonButtons lesson={lesson} />
    </section>
  );
}

function LessonDots({ lesson }: { readonly lesson: LessonView }): JSX.Element {
  const t = useTranslate();
  const { index, total } = lesson;
  const name = t('tour.progress', { step: index + 1, total });
  return (
    <div class="lesson-dots" role="img" aria-label={name}>
      {Array.from({ length: total }, (_, step) => (
        <i key={step} data-step={step < index ? 'past' : step === index ? 'now' : 'ahead'} />
      ))}
    </div>
  );
}

function LessonButtons({ lesson }: { readonly lesson: LessonView }): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const isDone = lesson.state === 'done';
  const isLast = lesson.index === lesson.total - 1;
  return (
    <div class="panel-buttons">
      <button type="button" class={isDone ? 'button primary' : 'button'} onClick={() => intents.nextLesson()}>
        {isLast ? t('tour.finish') : t('tour.next')}
      </button>
      <button type="button" class="button" onClick={() => intents.repeatLesson()}>
        {t('tour.again')}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t('tour.skip')}
        title={t('tour.skip')}
        onClick={() => intents.endTour()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
