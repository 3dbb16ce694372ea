import type { Page } from '@playwright/test';
import { readJson } from '../../src/lib/json.ts';
import { DEFAULT_SETUP, type GameSetup } from '../../src/records/gameSetup.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/records/settings.ts';
import { parseSide, Position, standardStart, isBoardSize, type Square } from '../../src/rules/index.ts';

const DISCS = '-XO';
const HUMAN = { kind: 'human' } as const;
const RANDOM = { kind: 'random' } as const;

export const TWO_HUMANS = { black: HUMAN, white: HUMAN } as const;
export const HUMAN_FIRST = { black: HUMAN, white: RANDOM } as const;
export const WATCHED = { black: RANDOM, white: RANDOM } as const;

/** A start in which black's g7 turns twelve discs, along two rows and a diagonal. */
export const TWELVE_FLIPS = {
  start: [
    'X-----X-', //
    '-O----O-',
    '--O---O-',
    '---O--O-',
    '----O-O-',
    '-----OO-',
    '---XOO--',
    '-XO-----',
  ].join(''),
};

/** What a game is kept as; a text is laid into storage as it stands. */
export interface KeptGame {
  readonly setup?: Partial<GameSetup>;
  readonly start?: string;
  readonly mover?: 'black' | 'white';
  readonly line?: readonly Square[];
}

/** The text under `reversi.game` of a game that is to be gone on with. */
export function keptGame({ setup = {}, start, mover = 'black', line = [] }: KeptGame): string {
  const whole = { ...DEFAULT_SETUP, ...setup };
  const game = {
    size: whole.size,
    start: start ?? lettersOf(standardStart(whole.size)),
    mover,
    line,
    cursor: line.length,
  };
  const time = whole.clock && {
    black: whole.clock.minutes * 60_000,
    white: whole.clock.minutes * 60_000,
  };
  return JSON.stringify({ version: 1, setup: whole, game, time });
}

/** The text under `reversi.settings`; silent, for the sake of quiet tests. */
export function keptSettings(settings: Partial<Settings> = {}): string {
  return JSON.stringify({ ...DEFAULT_SETTINGS, sound: false, ...settings });
}

/** What the page keeps under a key, on the game itself as on the test page. */
export function readKept(page: Page, key: string): Promise<string | null> {
  return page.evaluate(
    (name) => ('seams' in window ? window.seams.kept(name) : localStorage.getItem(name)),
    key,
  );
}

/** The game that the page keeps, replayed by the rules alone. */
export interface Truth {
  readonly position: Position;
  readonly line: readonly Square[];
  readonly cursor: number;
}

export async function readTruth(page: Page): Promise<Truth> {
  const text = (await readKept(page, 'reversi.game')) ?? '';
  const { game } = readJson(text) as { game: { size: number; start: string; mover: string } & Truth };
  const side = parseSide(game.mover);
  if (!isBoardSize(game.size) || side === undefined) throw new Error(`no game: ${text}`);
  const codes = Uint8Array.from(game.start, (letter) => DISCS.indexOf(letter));
  let position = passed(Position.of(game.size, codes, side));
  for (const square of game.line.slice(0, game.cursor)) {
    const played = position.play(square);
    if (!played.ok) throw new Error(`${square}: ${played.error}`);
    position = passed(played.value);
  }
  return { position, line: game.line, cursor: game.cursor };
}

/** A board as letters, row by row: X black, O white, - empty. */
export function lettersOf(position: Position): string {
  return Array.from(position.codes(), (code) => DISCS.charAt(code)).join('');
}

function passed(position: Position): Position {
  const after = position.mustPass ? position.pass() : undefined;
  return after?.ok ? after.value : position;
}
