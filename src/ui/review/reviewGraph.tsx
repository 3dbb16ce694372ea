import type { JSX } from 'preact';
import type { ReviewReport } from '../../review/report.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import { GRAPH_HEIGHT, GRAPH_MIDDLE, GRAPH_WIDTH, graphShape, pliesAt, xOf, yOf } from './graphShape.ts';
import { pointText } from './reviewWords.ts';

const BIG_STEP = 10;

/** The expected result for black over the game: a slider along the plies that shows the place chosen on the board. */
export function ReviewGraph({ report }: { readonly report: ReviewReport }): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const plies = view.game.value.line.length;
  const shown = view.shownPly.value;
  const point = report.points.find((each) => each.plies === shown);
  const choose = (event: PointerEvent): void => {
    if (!(event.currentTarget instanceof Element)) return;
    if (event.type !== 'pointerdown' && event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const target = pliesAt((event.clientX - left) / width, plies);
    if (target !== shown) intents.travel(target);
  };
  return (
    <figure class="review-graph">
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('review.graph')}
        aria-valuemin={0}
        aria-valuemax={plies}
        aria-valuenow={shown}
        aria-valuetext={pointText(shown, point, t)}
        class="review-field"
        onPointerDown={choose}
        onPointerMove={choose}
        onKeyDown={(event) => {
          const target = keyTarget(event.key, shown, plies);
          if (target === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          intents.travel(target);
        }}
      >
        <GraphPicture report={report} plies={plies} shown={shown} />
      </div>
      <figcaption>
        <strong>{pointText(shown, point, t)}</strong>
        <span>{t('review.axis')}</span>
      </figcaption>
    </figure>
  );
}

interface GraphPictureProps {
  readonly report: ReviewReport;
  readonly plies: number;
  readonly shown: number;
}

function GraphPicture({ report, plies, shown }: GraphPictureProps): JSX.Element {
  const t = useTranslate();
  const { points, worst } = report;
  const { line, area, exactFrom, most } = graphShape(points, plies);
  return (
    <>
      <svg
        viewBox={`0 0 ${GRAPH_WIDTH} ${GRAPH_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <clipPath id="review-above">
          <rect width={GRAPH_WIDTH} height={GRAPH_MIDDLE} />
        </clipPath>
        <clipPath id="review-below">
          <rect y={GRAPH_MIDDLE} width={GRAPH_WIDTH} height={GRAPH_MIDDLE} />
        </clipPath>
        {exactFrom !== undefined && (
          <rect class="graph-exact" x={exactFrom} width={GRAPH_WIDTH - exactFrom} height={GRAPH_HEIGHT} />
        )}
        <path class="graph-area" data-side="black" d={area} clip-path="url(#review-above)" />
        <path class="graph-area" data-side="white" d={area} clip-path="url(#review-below)" />
        <path class="graph-middle" d={`M0 ${GRAPH_MIDDLE}H${GRAPH_WIDTH}`} />
        <path class="graph-line" d={line} />
        <path class="graph-shown" d={`M${xOf(shown, plies)} 0V${GRAPH_HEIGHT}`} />
      </svg>
      {worst.map((move) => {
        const after = points.find((each) => each.plies === move.plies + 1);
        return (
          <i
            key={move.plies}
            class="graph-dot"
            data-side={move.side}
            aria-hidden="true"
            style={{
              left: `${(100 * xOf(move.plies + 1, plies)) / GRAPH_WIDTH}%`,
              top: `${(100 * yOf(after?.value ?? 0, most)) / GRAPH_HEIGHT}%`,
            }}
          />
        );
      })}
      <span class="graph-scale" data-edge="top" aria-hidden="true">
        +{most}
      </span>
      <span class="graph-scale" data-edge="bottom" aria-hidden="true">
        −{most}
      </span>
      {exactFrom !== undefined && (
        <span class="graph-exact-word" aria-hidden="true">
          {t('review.exact')}
        </span>
      )}
    </>
  );
}

function keyTarget(key: string, shown: number, plies: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, shown - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(plies, shown + 1);
    case 'PageDown':
      return Math.max(0, shown - BIG_STEP);
    case 'PageUp':
      return Math.min(plies, shown + BIG_STEP);
    case 'Home':
      return 0;
    case 'End':
      return plies;
    default:
      return undefined;
  }
}
