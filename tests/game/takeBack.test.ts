import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { Game } from '../../src/game/game.ts';
import type { Player, Players } from '../../src/game/player.ts';
import { hasHuman, redoTargetOf, undoTargetOf } from '../../src/game/takeBack.ts';
import { standardStart, type Side } from '../../src/rules/index.ts';
import { positionOf } from '../support/boards.ts';
import { fixtureGame, squaresOf } from '../support/fixtureGames.ts';
import { FIXED, anyGame, playAll } from '../support/randomPlay.ts';
import { AskedPlayer } from '../support/scriptedPlayer.ts';

/** Much is tried here: a busy machine needs its time. */
vi.setConfig({ testTimeout: 60_000 });

const START = Game.start(standardStart(8));
const HUMAN = new AskedPlayer('human');
const ENGINE = new AskedPlayer('automatic');
const HUMAN_FIRST: Players = { black: HUMAN, white: ENGINE };
const ENGINE_FIRST: Players = { black: ENGINE, white: HUMAN };
const TWO_HUMANS: Players = { black: HUMAN, white: HUMAN };
const TWO_ENGINES: Players = { black: ENGINE, white: ENGINE };

function after(transcript: string, plies?: number): Game {
  const game = playAll(START, squaresOf(transcript));
  return plies === undefined ? game : game.jump(plies);
}

describe('against an engine, undo leads to the human’s last decision', () => {
  test.each([
    { what: 'when the human is to move', game: after('d3c5'), target: 0 },
    { what: 'while the engine thinks', game: after('d3c5f6'), target: 2 },
    { what: 'while the engine thinks about its first move', game: after('d3'), target: 0 },
    { what: 'at the start there is none', game: START, target: undefined },
  ])('$what: $target', ({ game, target }) => {
    expect(undoTargetOf(game, HUMAN_FIRST)).toBe(target);
  });

  test.each([
    { plies: 0, target: undefined },
    { plies: 1, target: undefined },
    { plies: 2, target: 1 },
    { plies: 3, target: 1 },
    { plies: 4, target: 3 },
  ])('where the engine begins, after $plies plies: $target', ({ plies, target }) => {
    expect(undoTargetOf(after('d3c5f6f5', plies), ENGINE_FIRST)).toBe(target);
  });
});

describe('in the game of five passes', () => {
  const { transcript } = fixtureGame('five-passes');
  const game = after(transcript);

  test.each([
    { plies: 12, target: 10 },
    { plies: 13, target: 10 },
    { plies: 16, target: 10 },
  ])('black, who passes, is taken back from ply $plies to ply $target', ({ plies, target }) => {
    expect(undoTargetOf(game.jump(plies), HUMAN_FIRST)).toBe(target);
    expect(game.positionAt(target).mover).toBe('black');
  });

  test.each([
    { plies: 12, target: 11 },
    { plies: 13, target: 12 },
    { plies: 16, target: 15 },
  ])('white, who moves again, is taken back from ply $plies to ply $target', ({ plies, target }) => {
    expect(undoTargetOf(game.jump(plies), ENGINE_FIRST)).toBe(target);
  });

  test('redo leads black past its passes to the end of the line, and white ply by ply', () => {
    expect(redoTargetOf(game.jump(10), HUMAN_FIRST)).toBe(16);
    expect(redoTargetOf(game.jump(12), ENGINE_FIRST)).toBe(13);
    expect(redoTargetOf(game.jump(15), ENGINE_FIRST)).toBe(16);
  });
});

describe('after the end', () => {
  const over = after(fixtureGame('wipeout-9').transcript);

  test('undo leads back into the game', () => {
    expect(undoTargetOf(over, HUMAN_FIRST)).toBe(8);
    expect(undoTargetOf(over, ENGINE_FIRST)).toBe(7);
    expect(undoTargetOf(over, TWO_HUMANS)).toBe(8);
    expect(undoTargetOf(over, TWO_ENGINES)).toBe(8);
  });

  test('redo leads to the end again, where the human decides no more', () => {
    expect(redoTargetOf(over.jump(7), ENGINE_FIRST)).toBe(9);
    expect(redoTargetOf(over.jump(8), HUMAN_FIRST)).toBe(9);
    expect(redoTargetOf(over, HUMAN_FIRST)).toBeUndefined();
  });
});

test('a start that begins with a pass has nothing to take back', () => {
  const game = Game.start(positionOf('XO-- ---- XO-- ----', 'white'));
  for (const players of [HUMAN_FIRST, ENGINE_FIRST, TWO_HUMANS, TWO_ENGINES]) {
    expect(undoTargetOf(game, players)).toBeUndefined();
  }
});

test('a remote player is no human at this screen', () => {
  const remote = new AskedPlayer('remote');
  expect(hasHuman({ black: remote, white: ENGINE })).toBe(false);
  expect(hasHuman({ black: remote, white: HUMAN })).toBe(true);
});

describe('in any game', () => {
  const anyPlayers = fc.constantFrom(HUMAN_FIRST, ENGINE_FIRST, TWO_HUMANS, TWO_ENGINES);
  const SOME = { ...FIXED, numRuns: 60 };

  /** Plies at which a human chose (or will choose, in the plies to redo); without humans every ply counts. */
  function decisionsIn(game: Game, players: Players): number[] {
    const isHuman = (side: Side): boolean => (players[side] satisfies Player).kind === 'human';
    const deciding = !isHuman('black') && !isHuman('white') ? () => true : isHuman;
    return game.line.flatMap(({ ply }, plies) => (deciding(ply.side) ? [plies] : []));
  }

  test('undo and redo stop exactly at the human’s decisions and at the end of the line', () => {
    fc.assert(
      fc.property(anyGame, anyPlayers, fc.nat(300), ({ start, squares }, players, place) => {
        const whole = playAll(Game.start(start), squares);
        const game = whole.jump(place % (whole.line.length + 1));
        const decisions = decisionsIn(whole, players);
        expect(undoTargetOf(game, players)).toBe(decisions.filter((plies) => plies < game.cursor).at(-1));
        const ahead = [...decisions, whole.line.length].find((plies) => plies > game.cursor);
        expect(redoTargetOf(game, players)).toBe(ahead);
      }),
      SOME,
    );
  });
});

describe('in a game that was declared over', () => {
  const resigned = after('d3c5f6f5', 2).end({ kind: 'resigned', winner: 'white' });
  const flagged = after('d3c5f6f5', 2).end({ kind: 'time', winner: 'white' });

  test('undo takes back the resignation and no ply', () => {
    const back = resigned.jump(undoTargetOf(resigned, HUMAN_FIRST) ?? -1);
    expect(back.cursor).toBe(2);
    expect(back.outcome).toBeUndefined();
    expect(undoTargetOf(back, HUMAN_FIRST)).toBe(0);
  });

  test('a resignation before the first ply can be taken back', () => {
    expect(undoTargetOf(START.end({ kind: 'resigned', winner: 'white' }), HUMAN_FIRST)).toBe(0);
  });

  test('undo after a flag leads to the last decision', () => {
    expect(undoTargetOf(flagged, HUMAN_FIRST)).toBe(0);
  });

  test.each([
    ['resignation', resigned],
    ['flag', flagged],
  ])('redo takes no %s back', (_end, game) => {
    expect(redoTargetOf(game, HUMAN_FIRST)).toBeUndefined();
    expect(redoTargetOf(game, TWO_ENGINES)).toBeUndefined();
  });
});
