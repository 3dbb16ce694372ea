import { beforeAll, describe, expect, test, vi } from 'vitest';
import { bitBoardOf, playableBits } from '../../src/engine/bitBoard.ts';
import { NO_BUDGET, type Core } from '../../src/engine/core.ts';
import { exactLine } from '../../src/engine/slicedCore.ts';
import { seededRandom } from '../../src/lib/random.ts';
import {
  mapPosition,
  parseSquare,
  perft,
  standardStart,
  SYMMETRIES,
  type Position,
} from '../../src/rules/index.ts';
import { FFO, positionOf, randomPosition, trainedCore } from './support.ts';

// A busy machine takes its time over loading and searching.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let core: Core;
beforeAll(async () => {
  core = await trainedCore();
});

function exactValue(position: Position): number {
  const { own, enemy } = bitBoardOf(position);
  core.useSquares(playableBits(position.size));
  core.resetNodes(NO_BUDGET);
  return core.searchRoot(own, enemy, -64, 64, 64, 5, -1n);
}

/** The value of perfect play by looking at everything, with the rules alone. */
function bruteForce(position: Position): number {
  if (position.legalMoves.length === 0) {
    const passed = position.pass();
    if (passed.ok) return -bruteForce(passed.value);
    const { black, white, empties } = position.counts;
    const ahead = position.mover === 'black' ? black - white : white - black;
    return ahead > 0 ? ahead + empties : ahead < 0 ? ahead - empties : 0;
  }
  return Math.max(
    ...position.legalMoves.map((square) => {
      const next = position.play(square);
      return next.ok ? -bruteForce(next.value) : -64;
    }),
  );
}

test.each([
  [1, 4n],
  [2, 12n],
  [3, 56n],
  [4, 244n],
  [5, 1396n],
  [6, 8200n],
  [7, 55_092n],
  [8, 390_216n],
  [9, 3_005_288n],
  [10, 24_571_284n],
  [11, 212_258_800n],
])('perft %i from the start is %i', (depth, lines) => {
  const { own, enemy } = bitBoardOf(standardStart(8));
  expect(core.perft(own, enemy, depth)).toBe(lines);
});

test.each([4, 6] as const)('perft on size %i is that of the rules', (size) => {
  core.useSquares(playableBits(size));
  const { own, enemy } = bitBoardOf(standardStart(size));
  expect(Number(core.perft(own, enemy, 7))).toBe(perft(standardStart(size), 7));
  core.useSquares(playableBits(8));
});

describe('the endgame', () => {
  test.each(FFO.slice(0, 20).map((ffo) => [ffo.number, ffo] as const))(
    'FFO #%i is exact, and so is the move',
    (_, ffo) => {
      core.clearTable();
      expect(exactValue(positionOf(ffo))).toBe(ffo.score);
      expect(ffo.best.map((square) => parseSquare(square, 8))).toContain(core.bestMove());
    },
  );

  test('small random endings have the values of brute force', () => {
    const random = seededRandom(7);
    for (let game = 0; game < 60; game++) {
      const position = randomPosition(8, 54, random);
      expect(exactValue(position)).toBe(bruteForce(position) + 0);
    }
  });

  test('4×4 has the value of brute force', () => {
    expect(exactValue(standardStart(4))).toBe(bruteForce(standardStart(4)));
    core.useSquares(playableBits(8));
  });

  test('values are the same with a warm table', () => {
    const [ffo] = FFO.slice(4);
    const cold = ffo === undefined ? 0 : exactValue(positionOf(ffo));
    expect(ffo === undefined ? 1 : exactValue(positionOf(ffo))).toBe(cold);
  });

  test('exact lines end with the value they promise', () => {
    for (const ffo of FFO.slice(0, 8)) {
      core.clearTable();
      const start = positionOf(ffo);
      let position = start;
      for (const square of exactLine(core, start, exactValue(start))) {
        const passed = position.mustPass ? position.pass() : { ok: true as const, value: position };
        const played = passed.ok ? passed.value.play(square) : passed;
        position = played.ok ? played.value : position;
      }
      expect(position.isOver).toBe(true);
      expect(bruteForce(position.withMover(start.mover))).toBe(ffo.score);
    }
  });
});

test('the evaluation is the same under the eight symmetries and with colours changed', () => {
  const random = seededRandom(3);
  for (let game = 0; game < 50; game++) {
    const position = randomPosition(8, 8 + game, random);
    const { empties } = position.counts;
    const boards = SYMMETRIES.map((symmetry) => bitBoardOf(mapPosition(position, symmetry)));
    const values = boards.map(({ own, enemy }) => core.rawEvaluation(own, enemy, empties));
    expect(new Set(values).size).toBe(1);
  }
});

test('stable discs are never turned in games played on', () => {
  const random = seededRandom(11);
  for (let game = 0; game < 100; game++) {
    const before = randomPosition(8, 40, random);
    const { own, enemy } = bitBoardOf(before);
    const stable = BigInt.asUintN(64, core.stableDiscs(own, enemy));
    let position = before;
    while (!position.isOver) {
      const passed = position.mustPass ? position.pass() : { ok: true as const, value: position };
      const moves = passed.ok ? passed.value.legalMoves : [];
      const played = passed.ok ? passed.value.play(moves[Math.floor(random() * moves.length)] ?? 0) : passed;
      if (played.ok) position = played.value;
    }
    expect(bitBoardOf(position.withMover(before.mover)).own & stable).toBe(stable);
  }
});

test('a search can be stopped after any number of nodes and then goes on to the right value', () => {
  const [ffo] = FFO.slice(12);
  const { own, enemy } = bitBoardOf(positionOf(ffo ?? { board: '', side: 'X' }));
  for (const budget of [1n, 10n, 1000n, 20_000n]) {
    core.clearTable();
    let value = 0;
    let most = budget;
    do {
      core.resetNodes(most);
      value = core.searchRoot(own, enemy, -64, 64, 64, 5, -1n);
      most += budget;
    } while (core.wasStopped());
    expect(value).toBe(ffo?.score);
  }
});

test('values of odd and even depths from the start do not swing', () => {
  const { own, enemy } = bitBoardOf(standardStart(8));
  const values = Array.from({ length: 9 }, (_, index) => {
    core.clearTable();
    core.resetNodes(NO_BUDGET);
    return core.searchRoot(own, enemy, -64, 64, index + 1, 5, -1n);
  });
  for (const value of values) expect(Math.abs(value)).toBeLessThanOrEqual(3);
});
