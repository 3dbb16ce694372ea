import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { parseBoardText } from '../../records/boardText.ts';
import type { BoardTextError } from '../../records/recordError.ts';
import type { Seats } from '../../records/gameSetup.ts';
import { BOARD_SIZES, opponentOf, type Position } from '../../rules/index.ts';
import { Choice } from '../choice.tsx';
import { DialogFrame } from '../dialogFrame.tsx';
import { useHud, useTranslate } from '../hudContext.ts';
import { SideChoice } from '../seatsChoice.tsx';
import './exchange.css';
import { recordErrorText } from './recordErrorText.ts';
import {
  BRUSHES,
  clearBoard,
  judge,
  mirrorBoard,
  paint,
  startBoard,
  swapColours,
  turnBoard,
  type Brush,
} from './setUpBoard.ts';
import { SetUpGrid } from './setUpGrid.tsx';

const PLAYERS = ['two', 'now'] as const;
type PlayersChoice = (typeof PLAYERS)[number];
const TWO_HUMANS: Seats = { black: { kind: 'human' }, white: { kind: 'human' } };

/** Puts a position together; nothing is changed before it is played from. */
export function SetUpDialog(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const [position, change] = useState(view.position.value);
  const [brush, takeBrush] = useState<Brush>('cycle');
  const [players, choosePlayers] = useState<PlayersChoice>('two');
  const seats = players === 'two' ? TWO_HUMANS : view.setup.value.seats;
  const begin = (): void => intents.startFrom(position, seats);
  const footer = <Footer isReady={judge(position) !== 'no-discs'} begin={begin} />;
  return (
    <DialogFrame title={t('setUp.title')} kind="page" footer={footer}>
      <div class="set-up">
        <div>
          <SetUpGrid
            position={position}
            place={(square, own) => change((before) => paint(before, square, own ?? brush))}
          />
          <VerdictPart position={position} change={change} />
        </div>
        <div>
          <Choice
            legend={t('setUp.brush')}
            options={BRUSHES.map((value) => ({ value, label: t(`setUp.brush.${value}`) }))}
            value={brush}
            choose={takeBrush}
          />
          <BoardControls position={position} change={change} />
          <Choice
            legend={t('setUp.players')}
            options={PLAYERS.map((value) => ({ value, label: t(`setUp.players.${value}`) }))}
            value={players}
            choose={choosePlayers}
          />
          {view.running.value && <p class="hint">{t('import.kept')}</p>}
        </div>
      </div>
    </DialogFrame>
  );
}

function Footer({ isReady, begin }: { readonly isReady: boolean; readonly begin: () => void }): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  return (
    <>
      <button type="button" class="button quiet" onClick={() => intents.close()}>
        {t('action.cancel')}
      </button>
      <button
        type="button"
        class="button primary"
        aria-disabled={!isReady}
        onClick={() => isReady && begin()}
      >
        {t('setUp.begin')}
      </button>
    </>
  );
}

interface BoardProps {
  readonly position: Position;
  readonly change: (position: Position) => void;
}

const CHANGES = {
  start: ({ size }: Position) => startBoard(size),
  clear: clearBoard,
  mirror: mirrorBoard,
  rotate: turnBoard,
  swap: swapColours,
} as const;
const CHANGE_NAMES = ['start', 'clear', 'mirror', 'rotate', 'swap'] as const;

function BoardControls({ position, change }: BoardProps): JSX.Element {
  const t = useTranslate();
  return (
    <>
      <SideChoice
        legend={t('setUp.mover')}
        value={position.mover}
        choose={(side) => change(position.withMover(side))}
      />
      <div class="set-up-buttons">
        {CHANGE_NAMES.map((name) => (
          <button key={name} type="button" class="button" onClick={() => change(CHANGES[name](position))}>
            {t(`setUp.${name}`)}
          </button>
        ))}
      </div>
      <Choice
        legend={t('setUp.size')}
        options={BOARD_SIZES.map((value) => ({
          value,
          label: String(value),
          spoken: t('setup.sizeOf', { size: value }),
        }))}
        value={position.size}
        choose={(size) => change(startBoard(size))}
      />
      <BoardPaste change={change} />
    </>
  );
}

/** A board as text, taken over as soon as it can be read. */
function BoardPaste({ change }: Pick<BoardProps, 'change'>): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const [problem, tell] = useState<BoardTextError | undefined>(undefined);
  const read = (text: string): void => {
    const board = text.trim() === '' ? undefined : parseBoardText(text);
    if (board?.ok) change(board.value.position);
    tell(board === undefined || board.ok ? undefined : board.error);
  };
  return (
    <div class="field">
      <label for={id}>{t('setUp.paste')}</label>
      <textarea
        id={id}
        rows={2}
        spellcheck={false}
        aria-describedby={`${id}-hint`}
        aria-invalid={problem !== undefined}
        onInput={(event) => read(event.currentTarget.value)}
      />
      <p id={`${id}-hint`} class={problem === undefined ? 'hint' : 'field-problem'} role="status">
        {problem === undefined ? t('setUp.pasteHint') : recordErrorText(problem, t)}
      </p>
    </div>
  );
}

/** How the board stands, and what is odd about it. */
function VerdictPart({ position, change }: BoardProps): JSX.Element {
  const t = useTranslate();
  const { counts, mover } = position;
  const other = t(`side.${opponentOf(mover)}`);
  const verdict = judge(position);
  return (
    <div class="set-up-verdict" role="status">
      <p>{t('setUp.discs', { black: counts.black, white: counts.white })}</p>
      {verdict === 'no-discs' && <p>{t('setUp.empty')}</p>}
      {verdict === 'one-colour' && <p>{t('setUp.oneColour')}</p>}
      {verdict === 'nobody-moves' && <p>{t('setUp.nobody')}</p>}
      {verdict === 'other-side-moves' && (
        <>
          <p>{t('setUp.otherSide', { side: other })}</p>
          <button type="button" class="button" onClick={() => change(position.withMover(opponentOf(mover)))}>
            {t('setUp.changeSide', { side: other })}
          </button>
        </>
      )}
    </div>
  );
}
