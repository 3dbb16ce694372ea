import type { JSX } from 'preact';
import { HIGHEST_LEVEL, THINKING_TIMES, type LevelSeat, type Seat } from '../records/gameSetup.ts';
import type { BoardSize } from '../rules/index.ts';
import { Choice } from './choice.tsx';
import { useHud, useTranslate } from './hudContext.ts';
import { LEVEL_NAMES, levelName } from './levelNames.ts';

const STANDARD_TIME = 1000;
const MS_PER_SECOND = 1000;
/** The engine's own level plays on this board only. */
const ENGINE_SIZE = 8;

interface LevelChoiceProps {
  readonly legend: string;
  readonly seat: Seat;
  readonly size: BoardSize;
  readonly choose: (seat: Seat) => void;
}

/** How strong an automatic player is: the ladder, and the time of the engine's own level. */
export function LevelChoice({ legend, seat, size, choose }: LevelChoiceProps): JSX.Element {
  const t = useTranslate();
  const names = size === ENGINE_SIZE ? LEVEL_NAMES : LEVEL_NAMES.slice(0, HIGHEST_LEVEL);
  const level = Math.min(levelIn(seat), names.length - 1);
  return (
    <>
      <Choice
        legend={legend}
        look="ladder"
        options={names.map((name, value) => ({ value, label: t(name) }))}
        value={level}
        choose={(chosen) => choose(seatOf(chosen, timeIn(seat)))}
      />
      <Standing level={level} choose={(chosen) => choose(seatOf(chosen, timeIn(seat)))} />
      {level === HIGHEST_LEVEL && (
        <Choice
          legend={t('setup.thinkingTime')}
          options={THINKING_TIMES.map((value) => ({
            value,
            label: t('setup.seconds', { seconds: value / MS_PER_SECOND }),
          }))}
          value={timeIn(seat)}
          choose={(time) => choose(seatOf(level, time))}
        />
      )}
    </>
  );
}

/** How games against this level have ended, and which level to play next. */
function Standing({ level, choose }: { level: number; choose: (level: number) => void }): JSX.Element | null {
  const { view } = useHud();
  const t = useTranslate();
  const library = view.study.library.value;
  const advice = library?.advice;
  const tally = library?.tallies.find((each) => each.level === level);
  if (advice === undefined) return null;
  const suggested = t(levelName(advice.level));
  return (
    <p class="standing">
      {tally !== undefined && <span>{t('ladder.tally', { ...tally })}</span>}
      {advice.level !== level && (
        <button type="button" class="button quiet" onClick={() => choose(advice.level)}>
          {t(`ladder.advice.${advice.why}`, { level: suggested })}
        </button>
      )}
    </p>
  );
}

function levelIn(seat: Seat): number {
  return seat.kind === 'level' ? seat.level : 0;
}

function timeIn(seat: Seat): number {
  return seat.kind === 'level' ? seat.milliseconds : STANDARD_TIME;
}

function seatOf(level: number, milliseconds: number): Seat {
  const chosen: LevelSeat = { kind: 'level', level, milliseconds };
  return level === 0 ? { kind: 'random' } : chosen;
}
