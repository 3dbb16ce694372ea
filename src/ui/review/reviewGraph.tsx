import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { ReviewReport } from '../../review/report.ts';
import { SIDES } from '../../rules/index.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import {
  GRAPH_HEIGHT,
  GRAPH_MIDDLE,
  GRAPH_WIDTH,
  graphShape,
  pliesAt,
  xOf,
  yOf,
  type GraphShape,
} from './graphShape.ts';
import { pointText } from './reviewWords.ts';

const BIG_STEP = 10;

interface GraphProps {
  readonly report: ReviewReport;
}

/** The expected result for black over the game: a slider along the plies that shows the place chosen on the board. */
export function ReviewGraph({ report }: GraphProps): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const shown = view.shownPly.value;
  const point = report.points.find((each) => each.plies === shown);
  return (
    <figure class="review-graph">
      <GraphSlider report={report} />
      <figcaption>
        <strong>{pointText(shown, point, t)}</strong>
        <span>{t('review.axis')}</span>
      </figcaption>
    </figure>
  );
}

function GraphSlider({ report }: GraphProps): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const plies = view.game.value.line.length;
  const shown = view.shownPly.value;
  const point = report.points.find((each) => each.plies === shown);
  const travel = (target: number | undefined): void => {
    if (target !== undefined && target !== shown) intents.travel(target);
  };
  const choose = (event: PointerEvent): void => travel(placeUnder(event, plies));
  return (
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
        travel(target);
      }}
    >
      <GraphPicture {...{ report, plies, shown }} />
    </div>
  );
}

interface GraphPictureProps extends GraphProps {
  readonly plies: number;
  readonly shown: number;
}

function GraphPicture({ report, plies, shown }: GraphPictureProps): JSX.Element {
  const t = useTranslate();
  const shape = graphShape(report.points, plies);
  return (
    <>
      <GraphLines shape={shape} shownAt={xOf(shown, plies)} />
      {report.worst.map((move) => {
        const after = report.points.find((each) => each.plies === move.plies + 1);
        const left = `${(100 * xOf(move.plies + 1, plies)) / GRAPH_WIDTH}%`;
        const top = `${(100 * yOf(after?.value ?? 0, shape.most)) / GRAPH_HEIGHT}%`;
        return (
          <i
            key={move.plies}
            class="graph-dot"
            data-side={move.side}
            aria-hidden="true"
            style={{ left, top }}
          />
        );
      })}
      <span class="graph-scale" data-edge="top" aria-hidden="true">
        +{shape.most}
      </span>
      <span class="graph-scale" data-edge="bottom" aria-hidden="true">
        −{shape.most}
      </span>
      {shape.exactFrom !== undefined && (
        <span class="graph-exact-word" aria-hidden="true">
          {t('review.exact')}
        </span>
      )}
    </>
  );
}

/** Black's lead is a dark area above the middle, white's a light one below. */
function GraphLines({
  shape,
  shownAt,
}: {
  readonly shape: GraphShape;
  readonly shownAt: number;
}): JSX.Element {
  const id = useId();
  const { line, area, exactFrom } = shape;
  return (
    <svg
      viewBox={`0 0 ${GRAPH_WIDTH} ${GRAPH_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={`${id}black`}>
        <rect width={GRAPH_WIDTH} height={GRAPH_MIDDLE} />
      </clipPath>
      <clipPath id={`${id}white`}>
        <rect y={GRAPH_MIDDLE} width={GRAPH_WIDTH} height={GRAPH_MIDDLE} />
      </clipPath>
      {exactFrom !== undefined && (
        <rect class="graph-exact" x={exactFrom} width={GRAPH_WIDTH - exactFrom} height={GRAPH_HEIGHT} />
      )}
      {SIDES.map((side) => (
        <path key={side} class="graph-area" data-side={side} d={area} clip-path={`url(#${id}${side})`} />
      ))}
      <path class="graph-middle" d={`M0 ${GRAPH_MIDDLE}H${GRAPH_WIDTH}`} />
      <path class="graph-line" d={line} />
      <path class="graph-shown" d={`M${shownAt} 0V${GRAPH_HEIGHT}`} />
    </svg>
  );
}

/** The place in the game under a pointer that is pressed. */
function placeUnder(event: PointerEvent, plies: number): number | undefined {
  const { currentTarget, type, buttons, clientX } = event;
  if (!(currentTarget instanceof Element) || (type !== 'pointerdown' && buttons === 0)) return undefined;
  const { left, width } = currentTarget.getBoundingClientRect();
  return pliesAt((clientX - left) / width, plies);
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
