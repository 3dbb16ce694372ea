import { parseSquare, type Side, type Square } from '../../src/rules/index.ts';
import fixture from '../fixtures/games.json' with { type: 'json' };

/** A game whose every answer was computed independently of our rules. */
export interface FixtureGame {
  readonly id: string;
  readonly transcript: string;
  readonly plies: number;
  readonly board: string;
  readonly black: number;
  readonly white: number;
  readonly empties: number;
  readonly passes: readonly { readonly afterPly: number; readonly side: Side }[];
  readonly over: boolean;
  readonly toMove: Side | null;
  readonly legal: readonly string[];
  readonly officialScore: readonly number[] | null;
}

export const FIXTURE_GAMES = fixture.games as readonly FixtureGame[];

/** Boards on which black's move is illegal, though a missing edge mask would allow it. */
export const ILLEGAL_WRAPS: readonly { direction: string; board: string; blackMove: string }[] =
  fixture.illegalWraps;

export function fixtureGame(id: string): FixtureGame {
  const found = FIXTURE_GAMES.find((game) => game.id === id);
  if (!found) throw new Error(`no fixture game ${id}`);
  return found;
}

/** The squares of an 8×8 transcript such as `f5d6c3`. */
export function squaresOf(transcript: string): Square[] {
  return (transcript.match(/[a-h][1-8]/g) ?? []).map((name) => parseSquare(name, 8) ?? -1);
}
