import type { JSX } from 'preact';
import type { ReviewedMove, ReviewReport, WorstMove } from '../../review/report.ts';
import { SIDES, makeSquare } from '../../rules/index.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import { SideDisc } from '../sideDisc.tsx';
import { discsText, leadText, signedText } from './reviewWords.ts';

interface FindingsProps {
  readonly report: ReviewReport;
}

/** Both sides' totals, the costliest moves with what was better and why, and every move as a table. */
export function ReviewFindings({ report }: FindingsProps): JSX.Element {
  const t = useTranslate();
  return (
    <>
      <Totals report={report} />
      <h3>{t('review.worst')}</h3>
      {report.worst.length === 0 && <p class="review-words">{t('review.noneWorst')}</p>}
      <ol class="review-worst">
        {report.worst.map((move) => (
          <Worst key={move.plies} move={move} />
        ))}
      </ol>
      <MoveTable report={report} />
    </>
  );
}

function Totals({ report }: FindingsProps): JSX.Element {
  const t = useTranslate();
  return (
    <>
      <h3>{t('review.totals')}</h3>
      <div class="review-totals">
        {SIDES.map((side) => {
          const { loss, blunders, best, moves } = report.totals[side];
          return (
            <div key={side}>
              <p class="review-loss">
                <SideDisc side={side} />
                <span class="visually-hidden">{t(`side.${side}`)}</span>
                <strong>{discsText(loss, t)}</strong>
              </p>
              <p>{t('review.blunders', { count: blunders })}</p>
              <p>{t('review.bestOf', { best, moves })}</p>
            </div>
          );
        })}
      </div>
    </>
  );
}

function Worst({ move }: { readonly move: WorstMove }): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const { size } = view.game.value.start;
  const { plies, side, loss, bestValue, value, reasons } = move;
  const square = makeSquare(move.square, size);
  const number = plies + 1;
  const label = t(`review.worstLabel.${side}`, { plies: number, square, loss: discsText(loss, t) });
  return (
    <li>
      <button type="button" aria-label={label} onClick={() => intents.travel(plies)}>
        <SideDisc side={side} />
        <strong>{t('review.worstMove', { plies: number, square })}</strong>
        <span class="review-cost">−{Math.round(loss)}</span>
      </button>
      <p>
        {t('review.better', {
          square: makeSquare(move.best, size),
          best: signedText(bestValue),
          value: signedText(value),
        })}
      </p>
      <p class="review-why">{reasons.map((reason) => t(`reason.${reason}`)).join(' ')}</p>
    </li>
  );
}

/** The same as the graph, to be read. */
function MoveTable({ report }: FindingsProps): JSX.Element {
  const t = useTranslate();
  const columns = ['move', 'result', 'loss', 'best'] as const;
  return (
    <details class="review-table">
      <summary>{t('review.table')}</summary>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`review.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.moves.map((move) => (
            <MoveRow key={move.plies} move={move} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function MoveRow({ move }: { readonly move: ReviewedMove }): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const { size } = view.game.value.start;
  const { plies, side, square, value, loss, best, exact } = move;
  const lead = leadText(side === 'black' ? value : -value, t);
  return (
    <tr aria-current={view.shownPly.value === plies + 1 ? 'step' : undefined}>
      <th scope="row">
        <button type="button" onClick={() => intents.travel(plies + 1)}>
          {plies + 1}. <SideDisc side={side} /> {makeSquare(square, size)}
        </button>
      </th>
      <td>
        {lead}
        {exact && <small> {t('review.exact')}</small>}
      </td>
      <td>{loss === 0 ? '·' : `−${Math.round(loss)}`}</td>
      <td>{best === square ? '·' : makeSquare(best, size)}</td>
    </tr>
  );
}
