import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { Game, type Step } from '../../src/game/game.ts';
import { countedOutcome } from '../../src/game/outcome.ts';
import { opponentOf, standardStart } from '../../src/rules/index.ts';
import { bruteMoves } from '../support/bruteForce.ts';
import { textOf } from '../support/boards.ts';
import { FIXED, anyGame, anyPosition, playAll, randomSquares } from '../support/randomPlay.ts';

/** Much is tried here: a busy machine needs its time. */
vi.setConfig({ testTimeout: 60_000 });

const SOME = { ...FIXED, numRuns: 30 };

/** Everything that is shown of a game. */
function viewOf(game: Game): unknown {
  const { position, cursor, outcome, lastStep } = game;
  return { board: textOf(position), mover: position.mover, cursor, outcome, ply: lastStep?.ply };
}

function squaresIn(steps: readonly Step[]): number[] {
  return steps.map(({ ply }) => ply.square);
}

describe('a random game on any size', () => {
  test('undo is the exact inverse of play, and redo returns', () => {
    fc.assert(
      fc.property(anyGame, ({ start, squares }) => {
        const games = [Game.start(start)];
        for (const square of squares) games.push(playAll(games.at(-1) ?? Game.start(start), [square]));
        let game = games.at(-1) ?? Game.start(start);
        for (const earlier of [...games].reverse().slice(1)) {
          game = game.undo();
          expect(viewOf(game)).toEqual(viewOf(earlier));
        }
        for (const later of games.slice(1)) {
          game = game.redo();
          expect(viewOf(game)).toEqual(viewOf(later));
        }
        expect(game.redo()).toBe(game);
      }),
      SOME,
    );
  });

  test('goes on until both sides are stuck, and then is counted', () => {
    fc.assert(
      fc.property(anyGame, fc.integer(), ({ size }, seed) => {
        const start = standardStart(size);
        const game = playAll(Game.start(start), randomSquares(start, seed, size * size));
        const { position, outcome } = game;
        const board = textOf(position);
        expect([bruteMoves(board, 'black'), bruteMoves(board, 'white')]).toEqual([[], []]);
        expect(outcome).toEqual(countedOutcome(position.counts));
        const refused = position.codes().findIndex((code) => code === 0);
        expect(game.play(Math.max(0, refused))).toEqual({ ok: false, error: 'game-over' });
        for (let plies = 0; plies < game.cursor; plies++) expect(game.jump(plies).outcome).toBeUndefined();
      }),
      SOME,
    );
  });
});

test('a game from any position with either side to move passes only when it must', () => {
  fc.assert(
    fc.property(anyPosition, (start) => {
      const game = Game.start(start);
      const board = textOf(start);
      const own = bruteMoves(board, start.mover);
      const other = bruteMoves(board, opponentOf(start.mover));
      expect(textOf(game.position)).toBe(board);
      expect(game.startPasses).toEqual(own.length === 0 && other.length > 0 ? [start.mover] : []);
      expect(game.outcome !== undefined).toBe(own.length + other.length === 0);
      expect(game.position.legalMoves).toEqual(own.length > 0 ? own : other);
    }),
    { ...FIXED, numRuns: 300 },
  );
});

test('any walk of plies, jumps and ends leaves a line that replays and hangs together with its tree', () => {
  const walk = fc.array(
    fc.oneof(
      fc.record({ do: fc.constant('play' as const), pick: fc.nat(20) }),
      fc.record({ do: fc.constant('jump' as const), pick: fc.integer({ min: -2, max: 30 }) }),
      fc.record({ do: fc.constant('end' as const), pick: fc.nat(1) }),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(fc.constantFrom(4 as const, 6 as const, 8 as const), walk, (size, moves) => {
      const start = standardStart(size);
      let game = Game.start(start);
      const known = new Set<string>();
      for (const move of moves) {
        game = walkOn(game, move);
        expectWhole(game, known);
      }
      const replayed = playAll(Game.start(start), squaresIn(game.steps));
      expect(textOf(replayed.position)).toBe(textOf(game.position));
      expect(replayed.position.mover).toBe(game.position.mover);
    }),
    FIXED,
  );
});

function walkOn(game: Game, move: { do: 'play' | 'jump' | 'end'; pick: number }): Game {
  if (move.do === 'jump') return game.jump(move.pick);
  if (move.do === 'end') return game.end({ kind: 'agreed', winner: undefined });
  const { legalMoves } = game.position;
  const played = game.play(legalMoves[move.pick % Math.max(1, legalMoves.length)] ?? 0);
  return played.ok ? played.value.game : game;
}

/** The line runs through the tree, no continuation is listed twice, and nothing once known is forgotten. */
function expectWhole(game: Game, known: Set<string>): void {
  game.line.forEach((step, plies) => expect(game.continuationsAt(plies)).toContain(step));
  const paths = new Set(pathsIn(game.continuationsAt(0), ''));
  for (const path of known) expect(paths).toContain(path);
  for (const path of paths) known.add(path);
}

function pathsIn(steps: readonly Step[], before: string): string[] {
  expect(new Set(squaresIn(steps)).size).toBe(steps.length);
  return steps.flatMap((step) => {
    const path = `${before} ${step.ply.square}`;
    return [path, ...pathsIn(step.next, path)];
  });
}
