import type { JSX } from 'preact';
import { DialogFrame } from './dialogFrame.tsx';
import { useHud, useTranslate } from './hudContext.ts';
import './teaching.css';

/** Each row of the key list: the message that explains it and the keys as they are printed. */
const KEYS = [
  ['move', ['← ↑ ↓ →']],
  ['edge', ['Home', 'End', 'PgUp', 'PgDn']],
  ['place', ['Enter', 'Space']],
  ['undo', ['U']],
  ['redo', ['R']],
  ['travel', ['[', ']', '←', '→']],
  ['ends', ['Home', 'End']],
  ['record', ['L']],
  ['library', ['G']],
  ['newGame', ['N']],
  ['marks', ['H']],
  ['hint', ['B']],
  ['values', ['E']],
  ['camera', ['C']],
  ['resetCamera', ['V']],
  ['sound', ['M']],
  ['online', ['O']],
  ['pause', ['P']],
  ['step', ['S']],
  ['help', ['?']],
  ['close', ['Esc']],
] as const;

/** How to play with keys, mouse and fingers, and where the game is taught. */
export function HelpDialog(): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const tour = (): void => {
    intents.close();
    intents.startTour();
  };
  return (
    <DialogFrame title={t('action.help')} kind="page">
      <section class="learn">
        <h3>{t('help.learn')}</h3>
        <button type="button" class="button primary" onClick={tour}>
          {t('help.tour')}
        </button>
        <button type="button" class="button" onClick={() => intents.open('rules')}>
          {t('help.rules')}
        </button>
      </section>
      <KeyList />
      <section>
        <h3>{t('help.view')}</h3>
        <p>{t('help.view.mouse')}</p>
        <p>{t('help.view.touch')}</p>
      </section>
    </DialogFrame>
  );
}

function KeyList(): JSX.Element {
  const t = useTranslate();
  return (
    <section>
      <h3>{t('help.keys')}</h3>
      <dl class="keys">
        {KEYS.map(([name, keys]) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`help.key.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
