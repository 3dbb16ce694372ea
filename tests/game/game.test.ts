import { describe, expect, test } from 'vitest';
import { Game, type Step } from '../../src/game/game.ts';
import { makeSquare, parseSquare, standardStart, type Square } from '../../src/rules/index.ts';
import { positionOf, textOf } from '../support/boards.ts';
import { fixtureGame, squaresOf } from '../support/fixtureGames.ts';
import { playAll } from '../support/randomPlay.ts';

const START = Game.start(standardStart(8));

function at(name: string): Square {
  return parseSquare(name, 8) ?? -1;
}

function after(transcript: string, from = START): Game {
  return playAll(from, squaresOf(transcript));
}

function namesOf(steps: readonly Step[]): string {
  return steps.map(({ ply }) => makeSquare(ply.square, 8)).join('');
}

describe('a new game', () => {
  test('stands at its start with an empty line', () => {
    expect([START.cursor, START.line, START.steps, START.startPasses]).toEqual([0, [], [], []]);
    expect(START.lastStep).toBeUndefined();
    expect(START.outcome).toBeUndefined();
    expect(START.position.equals(standardStart(8))).toBe(true);
  });

  test('begins with the pass of a side that cannot move', () => {
    const start = positionOf('XO-- ---- XO-- ----', 'white');
    const game = Game.start(start);
    expect(game.startPasses).toEqual(['white']);
    expect(game.start.mover).toBe('white');
    expect(game.position.mover).toBe('black');
    expect(game.jump(0).position.mover).toBe('black');
  });

  test.each(['XXXX XXXX XXXX XXXX', '---- -XX- -XX- ----', '---- ---- ---- ----'])(
    'is over at once where nobody can move: %s',
    (board) => {
      for (const mover of ['black', 'white'] as const) {
        const game = Game.start(positionOf(board, mover));
        expect(game.startPasses).toEqual([]);
        expect(game.outcome).toEqual({ kind: 'counted', winner: board.includes('X') ? 'black' : undefined });
        expect(game.play(0)).toEqual({ ok: false, error: 'game-over' });
      }
    },
  );
});

describe('playing', () => {
  test('gives a new game with the step, and leaves the old one alone', () => {
    const played = START.play(at('d3'));
    if (!played.ok) throw new Error(played.error);
    const { game, step } = played.value;
    expect(step.ply).toEqual({ side: 'black', square: at('d3'), flips: [at('d4')] });
    expect(game.lastStep).toBe(step);
    expect([game.cursor, namesOf(game.line)]).toEqual([1, 'd3']);
    expect([START.cursor, START.line.length, START.continuationsAt(0).length]).toEqual([0, 0, 0]);
  });

  test.each([
    [-1, 'off-board'],
    [64, 'off-board'],
    [1.5, 'off-board'],
    [27, 'occupied'],
    [0, 'no-flips'],
  ] as const)('names why square %d is refused', (square, error) => {
    expect(START.play(square)).toEqual({ ok: false, error });
  });

  test('names the pass that a ply brings about, and goes on with the same side', () => {
    const game = after(fixtureGame('five-passes').transcript);
    expect(game.steps.map(({ passes }) => passes.length)).toEqual([...Array(11).fill(0), 1, 1, 1, 1, 1]);
    expect(game.lastStep?.passes).toEqual(['black']);
    expect(game.lastStep?.position).toBe(game.position);
  });

  test('names no pass when the game is over', () => {
    const game = after(fixtureGame('wipeout-9').transcript);
    expect(game.lastStep?.passes).toEqual([]);
    expect(game.outcome).toEqual({ kind: 'counted', winner: 'black' });
    expect(game.play(at('a1'))).toEqual({ ok: false, error: 'game-over' });
  });
});

describe('the cursor', () => {
  const game = after('d3c5f6');

  test('goes back and forth over the same line', () => {
    expect([game.undo().cursor, game.undo().undo().cursor]).toEqual([2, 1]);
    expect(namesOf(game.undo().undo().line)).toBe('d3c5f6');
    expect(namesOf(game.undo().steps)).toBe('d3c5');
    expect(game.undo().redo().position).toBe(game.position);
  });

  test.each([
    [-5, 0],
    [-1, 0],
    [1.9, 1],
    [3, 3],
    [4, 3],
    [Number.POSITIVE_INFINITY, 3],
    [Number.NEGATIVE_INFINITY, 0],
  ])('asked to jump to %d stands at %i', (plies, cursor) => {
    expect(game.jump(plies).cursor).toBe(cursor);
  });

  test('stays where there is nothing to undo or redo', () => {
    expect(START.undo()).toBe(START);
    expect(game.redo()).toBe(game);
  });
});

describe('branches', () => {
  test('playing the ply that lies ahead keeps the line', () => {
    const game = after('d3c5f6').jump(1);
    const played = game.play(at('c5'));
    expect(played.ok && namesOf(played.value.game.line)).toBe('d3c5f6');
    expect(played.ok && played.value.game.cursor).toBe(2);
  });

  test('playing the ply that lies ahead keeps the line, also where it is not the first one', () => {
    const second = after('d6', after('d3c5f6').jump(2));
    const game = after('c5', second.jump(1));
    expect([namesOf(game.line), game.cursor]).toEqual(['d3c5d6', 2]);
  });

  test('playing another ply leaves the old line in the tree', () => {
    const game = after('e3', after('d3c5f6').jump(1));
    expect([namesOf(game.line), game.cursor]).toEqual(['d3e3', 2]);
    expect(namesOf(game.continuationsAt(1))).toBe('c5e3');
  });

  test('playing into an old branch takes up its line', () => {
    const branched = after('e3f6', after('d3c5f6').jump(1));
    const back = after('c5', branched.jump(1));
    expect([namesOf(back.line), back.cursor]).toEqual(['d3c5f6', 2]);
    expect(namesOf(after('e3', back.jump(1)).line)).toBe('d3e3f6');
  });

  test('keep the order in which they were first played', () => {
    const branched = after('c3', after('e3', after('d3c5').jump(1)).jump(1));
    expect(namesOf(branched.continuationsAt(1))).toBe('c5e3c3');
    const grown = after('c5f6', branched.jump(1));
    expect(namesOf(grown.continuationsAt(1))).toBe('c5e3c3');
    const rootGrown = after('d3', after('c4', grown.jump(0)).jump(0));
    expect(namesOf(rootGrown.continuationsAt(0))).toBe('d3c4');
    expect(namesOf(rootGrown.line)).toBe('d3c5f6');
  });

  test('are known at the start too', () => {
    const game = after('c4', after('d3').jump(0));
    expect(namesOf(game.continuationsAt(0))).toBe('d3c4');
    expect(game.continuationsAt(9)).toEqual([]);
  });
});

describe('an end by agreement', () => {
  const outcomes = [
    { kind: 'resigned', winner: 'white' },
    { kind: 'time', winner: 'black' },
    { kind: 'agreed', winner: undefined },
    { kind: 'abandoned', winner: undefined },
  ] as const;

  test.each(outcomes)('ends the game: $kind', (outcome) => {
    const ended = after('d3c5').end(outcome);
    expect(ended.outcome).toEqual(outcome);
    expect(ended.play(at('f6'))).toEqual({ ok: false, error: 'game-over' });
    expect(textOf(ended.position)).toBe(textOf(after('d3c5').position));
  });

  test('is taken back by undo and by a jump, and kept where there is nothing to undo', () => {
    const ended = after('d3c5').end(outcomes[0]);
    expect(ended.undo().outcome).toBeUndefined();
    expect(ended.jump(2).outcome).toBeUndefined();
    expect(ended.redo().outcome).toEqual(outcomes[0]);
    expect(START.end(outcomes[0]).undo().outcome).toEqual(outcomes[0]);
  });

  test('does not change a game that is over', () => {
    const over = after(fixtureGame('wipeout-9').transcript);
    expect(over.end(outcomes[0])).toBe(over);
    const ended = START.end(outcomes[1]);
    expect(ended.end(outcomes[0])).toBe(ended);
  });

  test('ends the line shown and leaves the plies to redo', () => {
    const ended = after('d3c5f6').jump(1).end(outcomes[0]);
    expect([namesOf(ended.line), ended.cursor]).toEqual(['d3c5f6', 1]);
    expect(ended.redo().outcome).toBeUndefined();
  });
});
