import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { Game, type Step } from '../../src/game/game.ts';
import { makeGameRecord, parseGameRecord } from '../../src/game/gameRecord.ts';
import { standardStart } from '../../src/rules/index.ts';
import { textOf } from '../support/boards.ts';
import { squaresOf } from '../support/fixtureGames.ts';
import { FIXED, anyGame, anyPosition, anyTree, playAll } from '../support/randomPlay.ts';

/** Much is tried here: a busy machine needs its time. */
vi.setConfig({ testTimeout: 60_000 });

const GAME = playAll(Game.start(standardStart(8)), squaresOf('d3c5f6')).jump(2);
const RECORD = makeGameRecord(GAME);

function throughText(stored: unknown): unknown {
  return JSON.parse(JSON.stringify(stored)) as unknown;
}

function viewOf(game: Game): unknown {
  const { position, cursor, outcome, line, start, startPasses } = game;
  const squares = line.map(({ ply }) => ply.square);
  return {
    board: textOf(position),
    mover: position.mover,
    cursor,
    outcome,
    squares,
    start: textOf(start),
    startPasses,
  };
}

/** A whole tree: squares in the order in which they were first played. */
function treeOf(next: readonly Step[]): unknown {
  return next.map((step) => [step.ply.square, step.passes, textOf(step.position), treeOf(step.next)]);
}

describe('a game is kept as plain data and read back', () => {
  test('with all lines that were left, in the order in which they were played', () => {
    let trees = 0;
    fc.assert(
      fc.property(anyTree, (game) => {
        const record = makeGameRecord(game);
        if (record.tree !== undefined) trees++;
        const read = parseGameRecord(throughText(record));
        expect(read.ok && viewOf(read.value)).toEqual(viewOf(game));
        expect(read.ok && treeOf(read.value.continuationsAt(0))).toEqual(treeOf(game.continuationsAt(0)));
      }),
      { ...FIXED, numRuns: 200 },
    );
    expect(trees).toBeGreaterThan(100);
  });

  test('without a tree where the line is all that was played: so were games kept before there was one', () => {
    expect(RECORD).not.toHaveProperty('tree');
  });

  test('with its plies to redo and the place where it stands', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(300), ({ start, squares }, place) => {
        const whole = playAll(Game.start(start), squares);
        const game = whole.jump(place % (whole.line.length + 1));
        const read = parseGameRecord(throughText(makeGameRecord(game)));
        expect(read.ok && viewOf(read.value)).toEqual(viewOf(game));
      }),
      { ...FIXED, numRuns: 50 },
    );
  });

  test('from any start, one in which a side must pass or nobody can move included', () => {
    fc.assert(
      fc.property(anyPosition, (start) => {
        const read = parseGameRecord(throughText(makeGameRecord(Game.start(start))));
        expect(read.ok && viewOf(read.value)).toEqual(viewOf(Game.start(start)));
      }),
      FIXED,
    );
  });

  test.each([
    { kind: 'resigned', winner: 'white' },
    { kind: 'time', winner: 'black' },
    { kind: 'agreed', winner: undefined },
    { kind: 'abandoned', winner: undefined },
    { kind: 'abandoned', winner: 'black' },
  ] as const)('with an agreed end: $kind, $winner', (outcome) => {
    const read = parseGameRecord(throughText(makeGameRecord(GAME.end(outcome))));
    expect(read.ok && read.value.outcome).toEqual(outcome);
  });

  test('without the end that the board itself tells', () => {
    const over = playAll(Game.start(standardStart(8)), squaresOf('e6f4e3f6g5d6e7f5c5'));
    expect(makeGameRecord(over)).not.toHaveProperty('end');
    const read = parseGameRecord(makeGameRecord(over));
    expect(read.ok && read.value.outcome?.kind).toBe('counted');
  });
});

describe('a damaged record is refused by name', () => {
  test.each([
    [undefined, 'not-a-record'],
    [null, 'not-a-record'],
    ['text', 'not-a-record'],
    [{}, 'bad-start'],
    [{ ...RECORD, size: 7 }, 'bad-start'],
    [{ ...RECORD, size: 6 }, 'bad-start'],
    [{ ...RECORD, start: RECORD.start.slice(1) }, 'bad-start'],
    [{ ...RECORD, start: RECORD.start.replace('X', 'x') }, 'bad-start'],
    [{ ...RECORD, mover: 'red' }, 'bad-start'],
    [{ ...RECORD, line: 'd3' }, 'not-a-record'],
    [{ ...RECORD, line: [0] }, 'illegal-ply'],
    [{ ...RECORD, line: [null] }, 'illegal-ply'],
    [{ ...RECORD, line: ['19'] }, 'illegal-ply'],
    [{ ...RECORD, line: [19.5] }, 'illegal-ply'],
    [{ ...RECORD, line: [...RECORD.line, ...RECORD.line] }, 'illegal-ply'],
    [{ ...RECORD, cursor: 4 }, 'not-a-record'],
    [{ ...RECORD, cursor: -1 }, 'not-a-record'],
    [{ ...RECORD, cursor: 1.5 }, 'not-a-record'],
    [{ ...RECORD, cursor: '2' }, 'not-a-record'],
    [{ ...RECORD, tree: 'd3' }, 'not-a-record'],
    [{ ...RECORD, tree: ['d3'] }, 'illegal-ply'],
    [{ ...RECORD, tree: [[1, 19]] }, 'illegal-ply'],
    [{ ...RECORD, tree: [[0, 0]] }, 'illegal-ply'],
    [
      {
        ...RECORD,
        tree: [
          [0, ...RECORD.line],
          [1.5, 18],
        ],
      },
      'illegal-ply',
    ],
    [{ ...RECORD, tree: [[0, ...RECORD.line]], line: RECORD.line.slice(0, 2) }, 'not-a-record'],
    [{ ...RECORD, end: {} }, 'bad-end'],
    [{ ...RECORD, end: null }, 'bad-end'],
    [{ ...RECORD, end: { kind: 'counted', winner: 'black' } }, 'bad-end'],
    [{ ...RECORD, end: { kind: 'resigned' } }, 'bad-end'],
    [{ ...RECORD, end: { kind: 'time', winner: 'red' } }, 'bad-end'],
  ])('%j: %s', (stored, error) => {
    expect(parseGameRecord(stored)).toEqual({ ok: false, error });
  });

  test('an end after the end is refused', () => {
    const over = playAll(Game.start(standardStart(8)), squaresOf('e6f4e3f6g5d6e7f5c5'));
    const stored = { ...makeGameRecord(over), end: { kind: 'resigned', winner: 'white' } };
    expect(parseGameRecord(stored)).toEqual({ ok: false, error: 'bad-end' });
  });

  test('nothing whatever makes the reading throw', () => {
    const keys = Object.keys({ ...RECORD, tree: [], end: 0 });
    const damaged = fc
      .tuple(fc.constantFrom(...keys), fc.anything())
      .map(([key, value]) => ({ ...RECORD, [key]: value }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), damaged), (stored) => {
        expect(() => parseGameRecord(stored)).not.toThrow();
      }),
      { ...FIXED, numRuns: 2000 },
    );
  });
});
