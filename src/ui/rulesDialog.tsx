import type { JSX } from 'preact';
import { DialogFrame } from './dialogFrame.tsx';
import { Diagram } from './diagram.tsx';
import { useTranslate } from './hudContext.ts';
import './teaching.css';

/** The five rules: the message that says it, and the drawing beside it. */
const RULES = [
  ['aim', 'start', ['....', '.wb.', '.bw.', '....']],
  ['flip', 'flip', ['.....', '+BBb.', '.....']],
  ['lines', 'lines', ['b..b.', '.B.B.', '..BB.', 'bBB+.', '.....']],
  ['pass', 'pass', ['..bb', '.wbb', '.wwb', '.w..']],
  ['end', 'end', ['bbbw', 'bbww', 'bwbw', 'bbbw']],
] as const;

/** The rules of the game on one screen. */
export function RulesDialog(): JSX.Element {
  const t = useTranslate();
  return (
    <DialogFrame title={t('rules.title')} kind="page" isText>
      <ol class="rules">
        {RULES.map(([rule, diagram, rows]) => (
          <li key={rule}>
            <Diagram rows={rows} label={t(`rules.diagram.${diagram}`)} />
            <div>
              <h3>{t(`rules.${rule}.title`)}</h3>
              <p>{t(`rules.${rule}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </DialogFrame>
  );
}
