import type { JSX } from 'preact';
import type { Thought } from '../engine/thought.ts';
import type { Translate } from '../i18n/translator.ts';
import { makeSquare, type BoardSize } from '../rules/index.ts';
import { useHud, useTranslate } from './hudContext.ts';
import './thinking.css';
import { useBar } from './useBar.ts';
import { makeValue } from './valueText.ts';

const NODES_PER_MILLION = 1_000_000;
const MOST_MOVES = 8;

/** What the engine has found so far, in one line: depth, value, speed and the moves that it expects. */
export function ThinkingLine(): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const bar = useBar<HTMLElement>();
  const thought = view.thought.value;
  return (
    <section ref={bar} class="thinking" aria-label={t('thinking.label')}>
      {thought === undefined ? (
        <span class="thinking-rest">{t('thinking.none')}</span>
      ) : (
        <Findings thought={thought} size={view.position.value.size} t={t} />
      )}
    </section>
  );
}

interface FindingsProps {
  readonly thought: Thought;
  readonly size: BoardSize;
  readonly t: Translate;
}

function Findings({ thought, size, t }: FindingsProps): JSX.Element {
  const { depth, value, exact, nodesPerSecond, line } = thought;
  const speed = (nodesPerSecond / NODES_PER_MILLION).toFixed(1);
  return (
    <>
      <b>{makeValue(value, exact)}</b>
      <span>{t('thinking.depth', { depth })}</span>
      <span>{t('thinking.speed', { speed })}</span>
      <span class="thinking-moves">
        {line
          .slice(0, MOST_MOVES)
          .map((square) => makeSquare(square, size))
          .join(' ')}
      </span>
    </>
  );
}
