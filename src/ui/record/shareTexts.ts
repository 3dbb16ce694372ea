import type { Game } from '../../game/game.ts';
import { scoreOf } from '../../game/outcome.ts';
import { makeBoardText } from '../../records/boardText.ts';
import type { GameAbout } from '../../records/gameAbout.ts';
import { NO_NOTE, NO_PLAYER, type GgfEnding, type GgfGame, type GgfResult } from '../../records/ggf.ts';
import { makeGgf } from '../../records/ggfWriter.ts';
import { makeShareHash } from '../../records/shareLink.ts';
import { makeTranscript } from '../../records/transcript.ts';
import { makeWthorFile } from '../../records/wthorFile.ts';
import { standardStart, type Score, type Side } from '../../rules/index.ts';
import type { View } from '../view.ts';
import { shownGameOf, shownLineOf, squaresOfLine } from './shownLine.ts';

type Shown = Pick<View, 'game' | 'away' | 'shownPly'>;

/** The moves of the line on screen. */
export function transcriptOf(view: Shown): string {
  return makeTranscript({ start: view.game.value.start, squares: squaresOfLine(shownLineOf(view)) });
}

/** The address of this page with the line on screen, opened at the ply that is shown. */
export function linkOf(view: Shown, page: Pick<Location, 'origin' | 'pathname'>): string {
  const squares = squaresOfLine(shownLineOf(view));
  const shared = { start: view.game.value.start, squares, shown: view.shownPly.value };
  return `${page.origin}${page.pathname}#${makeShareHash(shared)}`;
}

/** The board as it is shown, in one line. */
export function boardOf({ game, shownPly }: Shown): string {
  return makeBoardText(game.value.positionAt(shownPly.value));
}

/** The line on screen with all that is known of the game. */
export function ggfOf(view: Shown, about: GameAbout, names: Readonly<Record<Side, string>>): string {
  const { start } = view.game.value;
  const squares = squaresOfLine(shownLineOf(view));
  const game: GgfGame = {
    start,
    squares,
    players: { black: { ...NO_PLAYER, name: names.black }, white: { ...NO_PLAYER, name: names.white } },
    place: about.event ?? '',
    date: (about.date ?? '').replaceAll('-', '.'),
    type: String(start.size),
    result: resultOf(view),
    notes: squares.map((_, index) => {
      const seconds = about.times?.[index];
      return seconds === undefined ? NO_NOTE : { evaluation: undefined, seconds };
    }),
  };
  return makeGgf([game]);
}

/** The format has one board and one start. */
export function isForWthor({ game }: Shown): boolean {
  return game.value.start.equals(standardStart(8));
}

/** The line on screen as a year file with one game. */
export function wthorOf(view: Shown, today: Date): Uint8Array {
  const game = shownGameOf(view);
  const blackScore = Math.round(finalScoreOf(game).black);
  const created = { year: today.getFullYear(), month: today.getMonth() + 1, day: today.getDate() };
  const squares = squaresOfLine(game.steps);
  const entry = { tournament: 0, black: 0, white: 0, blackScore, theoreticalScore: blackScore, squares };
  return makeWthorFile({ created, year: created.year, depth: 0 }, [entry]);
}

function resultOf(view: Shown): GgfResult | undefined {
  const game = shownGameOf(view);
  const { outcome, position } = game;
  if (outcome === undefined) return undefined;
  const { black, white } = finalScoreOf(game);
  const margin = marginOf(outcome.kind, outcome.winner, black - white, position.squares);
  return { margin, ending: ENDINGS[outcome.kind] };
}

/** The official score of a game that was played to its end, and the discs of any other. */
export function finalScoreOf({ outcome, position }: Game): Score {
  const { discs, official } = scoreOf(position.counts);
  return outcome?.kind === 'counted' ? (official ?? discs) : discs;
}

const ENDINGS: Readonly<Record<string, GgfEnding | undefined>> = {
  resigned: 'resigned',
  time: 'time',
  agreed: 'mutual',
};

/** Who resigns or runs out of time loses all discs. */
function marginOf(kind: string, winner: Side | undefined, discs: number, squares: number): number {
  if (kind === 'counted') return discs;
  if (winner === undefined) return 0;
  return winner === 'black' ? squares : -squares;
}
