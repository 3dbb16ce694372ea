import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { BOARD_SIZES, type Side } from '../rules/index.ts';
import { CORNERS, START_KINDS, type GameSetup } from '../records/gameSetup.ts';
import { Choice } from './choice.tsx';
import { ClockPart, type DraftProps } from './clockPart.tsx';
import { DialogFrame } from './dialogFrame.tsx';
import { useHud, useTranslate } from './hudContext.ts';
import { OnlineButton } from './online/onlineButton.tsx';
import { SeatsChoice, SideChoice } from './seatsChoice.tsx';
import { draftOf, finishDraft, type SetupDraft } from './setupDraft.ts';
import { StartPicture } from './startPicture.tsx';

/** Puts a new game together: who plays in sight, the rest a fold away. */
export function NewGameDialog(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const [draft, setDraft] = useState(() => draftOf(view.setup.value));
  const [isOpen] = useState(!isPlain(draft));
  const finished = finishDraft(draft);
  const change = (changes: Partial<SetupDraft>): void => setDraft((before) => ({ ...before, ...changes }));
  const start = (event: Event): void => {
    event.preventDefault();
    if (finished.ok) intents.startGame(finished.value);
  };
  const footer = <Footer isReady={finished.ok} />;
  return (
    <DialogFrame title={t('action.newGame')} footer={footer}>
      <form id="new-game" onSubmit={start} noValidate>
        <OnlineButton />
        <SeatsChoice
          seats={draft.setup.seats}
          size={draft.setup.size}
          choose={(seats) => change({ setup: { ...draft.setup, seats } })}
        />
        <details class="more" open={isOpen}>
          <summary>{t('setup.more')}</summary>
          <StartPart draft={draft} change={change} />
          <ClockPart draft={draft} change={change} />
        </details>
      </form>
    </DialogFrame>
  );
}

function Footer({ isReady }: { readonly isReady: boolean }): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  return (
    <>
      <button type="button" class="button quiet" onClick={() => intents.close()}>
        {t('action.cancel')}
      </button>
      <button type="submit" form="new-game" class="button primary" aria-disabled={!isReady}>
        {t('setup.begin')}
      </button>
    </>
  );
}

function StartPart({ draft: { setup }, change: changeDraft }: DraftProps): JSX.Element {
  const t = useTranslate();
  const change = (changes: Partial<GameSetup>): void => changeDraft({ setup: { ...setup, ...changes } });
  return (
    <>
      <SideChoice legend={t('setup.begins')} value={setup.begins} choose={(begins) => change({ begins })} />
      <Choice
        legend={t('setup.start')}
        look="cards"
        options={START_KINDS.map((value) => ({
          value,
          label: t(`setup.start.${value}`),
          picture: <StartPicture kind={value} />,
        }))}
        value={setup.start}
        choose={(start) => change({ start })}
      />
      {setup.start === 'odds' && <OddsPart corners={setup.corners} side={setup.oddsSide} change={change} />}
      <Choice
        legend={t('setup.size')}
        options={BOARD_SIZES.map((value) => ({
          value,
          label: String(value),
          spoken: t('setup.sizeOf', { size: value }),
        }))}
        value={setup.size}
        choose={(size) => change({ size })}
      />
    </>
  );
}

interface OddsPartProps {
  readonly corners: SetupDraft['setup']['corners'];
  readonly side: Side;
  readonly change: (changes: Partial<SetupDraft['setup']>) => void;
}

function OddsPart({ corners, side, change }: OddsPartProps): JSX.Element {
  const t = useTranslate();
  return (
    <div class="pair">
      <Choice
        legend={t('setup.corners')}
        options={CORNERS.map((value) => ({ value, label: String(value) }))}
        value={corners}
        choose={(chosen) => change({ corners: chosen })}
      />
      <SideChoice legend={t('setup.oddsSide')} value={side} choose={(oddsSide) => change({ oddsSide })} />
    </div>
  );
}

/** Nothing under the fold differs from the usual game. */
function isPlain({ setup }: SetupDraft): boolean {
  return (
    setup.begins === 'black' && setup.start === 'standard' && setup.size === 8 && setup.clock === undefined
  );
}
