import type { JSX } from 'preact';
import { scoreOf } from '../game/outcome.ts';
import { SIDES, type Counts } from '../rules/index.ts';
import { DialogFrame } from './dialogFrame.tsx';
import { useHud, useTranslate } from './hudContext.ts';
import { levelName } from './levelNames.ts';
import { ownSideOf, playerName } from './seats.ts';
import './result.css';
import { outcomeText } from './wording.ts';

/** How the game ended, beside the board that ended it. */
export function ResultDialog(): JSX.Element | null {
  const { view } = useHud();
  const t = useTranslate();
  const outcome = view.outcome.value;
  if (outcome === undefined) return null;
  const { counts } = view.position.value;
  return (
    <DialogFrame title={outcomeText(outcome, view.setup.value, t)} kind="sheet" footer={<ResultButtons />}>
      <p class="result-reason">{t(`result.reason.${outcome.kind}`)}</p>
      <ResultDiscs counts={counts} />
      {outcome.kind === 'counted' && <OfficialScore counts={counts} />}
      <NextLevel />
    </DialogFrame>
  );
}

function ResultDiscs({ counts }: { readonly counts: Counts }): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  return (
    <>
      <div class="result-discs">
        {SIDES.map((side) => (
          <div key={side}>
            <span class="disc" data-side={side}>
              <span class="plate-count">{counts[side]}</span>
            </span>
            <span>{playerName(view.setup.value, side, t)}</span>
          </div>
        ))}
      </div>
      <div class="result-share" aria-hidden="true">
        <i data-side="black" style={{ flexGrow: counts.black }} />
        <i data-side="white" style={{ flexGrow: counts.white }} />
      </div>
    </>
  );
}

/** What the score is by the official rule, where it differs from the discs. */
function OfficialScore({ counts }: { readonly counts: Counts }): JSX.Element | null {
  const t = useTranslate();
  const { official } = scoreOf(counts);
  if (official === undefined) return null;
  const why = official.black === official.white ? t('result.officialDraw') : t('result.officialWinner');
  return (
    <p class="result-official">
      <strong>{t('result.official', { black: official.black, white: official.white })}</strong>
      <br />
      {why}
    </p>
  );
}

/** After wins in a row, the level to try next; after many losses, an easier one. */
function NextLevel(): JSX.Element | null {
  const { view, intents } = useHud();
  const t = useTranslate();
  const advice = view.study.library.value?.advice;
  if (advice === undefined || advice.why === 'stay' || ownSideOf(view.setup.value) === undefined) return null;
  const level = t(levelName(advice.level));
  return (
    <p class="result-advice">
      {t(`ladder.advice.${advice.why}`, { level })}
      <button type="button" class="button" onClick={() => intents.playLevel(advice.level)}>
        {t('ladder.play', { level })}
      </button>
    </p>
  );
}

function ResultButtons(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const room = view.online.room.value;
  return (
    <>
      {room?.side !== undefined || room === undefined ? (
        <button type="button" class="button primary" onClick={() => intents.playAgain()}>
          {t(room === undefined ? 'result.playAgain' : 'online.rematch')}
        </button>
      ) : null}
      <button type="button" class="button" onClick={() => intents.showReview()}>
        {t('review.tab')}
      </button>
      {room === undefined && (
        <button type="button" class="button" onClick={() => intents.changeSides()}>
          {t('result.changeSides')}
        </button>
      )}
      <button type="button" class="button" onClick={() => intents.lookBack()}>
        {t('result.lookBack')}
      </button>
    </>
  );
}
