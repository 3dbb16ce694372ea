import type { JSX } from 'preact';
import type { LevelAdvice, LevelTally } from '../../review/ladder.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import { levelName } from '../levelNames.ts';

const COLUMNS = ['won', 'lost', 'drawn', 'helped', 'streak'] as const;

interface LadderPartProps {
  readonly tallies: readonly LevelTally[];
  readonly advice: LevelAdvice | undefined;
}

/** How the games against each level have ended, and which one to play next. */
export function LadderPart({ tallies, advice }: LadderPartProps): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  return (
    <div class="ladder">
      {advice === undefined ? (
        <p class="library-words">{t('ladder.empty')}</p>
      ) : (
        <>
          <p class="ladder-advice">
            <strong>{t(`ladder.advice.${advice.why}`, { level: t(levelName(advice.level)) })}</strong>
            <button type="button" class="button primary" onClick={() => intents.playLevel(advice.level)}>
              {t('ladder.play', { level: t(levelName(advice.level)) })}
            </button>
          </p>
          <LadderTable tallies={tallies} />
        </>
      )}
      <p class="library-note-line">{t('ladder.note')}</p>
    </div>
  );
}

function LadderTable({ tallies }: Pick<LadderPartProps, 'tallies'>): JSX.Element {
  const t = useTranslate();
  return (
    <table class="ladder-table">
      <thead>
        <tr>
          <th scope="col">{t('ladder.level')}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`ladder.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tallies.map((tally) => (
          <tr key={tally.level}>
            <th scope="row">{t(levelName(tally.level))}</th>
            {COLUMNS.map((column) => (
              <td key={column} data-zero={tally[column] === 0}>
                {tally[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
