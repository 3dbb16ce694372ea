// How far a shallow search is from a deep one, for the probability cuts: measured on positions of the training blocks and
// fitted by least squares to the formula of core/probCut.ts.
import { NO_BUDGET, type Core } from '../engine/core.ts';
import type { Board } from './games.ts';

const DEEPEST = 9;
const SHALLOWEST_DEEP = 3;

interface Measured {
  readonly empties: number;
  readonly depth: number;
  readonly shallow: number;
  readonly error: number;
}

/** The shallower depth that foretells `depth`, as in the core. */
export function shallowDepthOf(depth: number): number {
  const shallow = Math.floor(depth / 4) * 2 + (depth % 2);
  return shallow === 0 ? depth - 2 : shallow;
}

/** Standard errors of shallow searches at the empties of the boards given, one group of boards each. */
export function measureErrors(core: Core, groups: readonly (readonly Board[])[]): Measured[] {
  core.resetNodes(NO_BUDGET);
  return groups.flatMap((boards) => {
    const values = boards.map(({ own, enemy }) =>
      Array.from({ length: DEEPEST + 1 }, (_, depth) => core.searchPosition(own, enemy, -64, 64, depth)),
    );
    const empties = boards.reduce((sum, board) => sum + board.empties, 0) / boards.length;
    const found: Measured[] = [];
    for (let depth = SHALLOWEST_DEEP; depth <= DEEPEST; depth++) {
      const shallow = shallowDepthOf(depth);
      const squares = values.map((value) => ((value[depth] ?? 0) - (value[shallow] ?? 0)) ** 2);
      const error = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
      found.push({ empties, depth, shallow, error });
    }
    return found;
  });
}

/** The coefficients of the formula of core/probCut.ts that fit best. */
export function fitErrors(measured: readonly Measured[]): number[] {
  const rows = measured.map(({ depth, shallow, empties }) => termsOf(depth, shallow, empties));
  const size = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size + 1 }, (__, column) =>
      rows.reduce(
        (sum, terms, index) => {
          const other = column === size ? (measured[index]?.error ?? 0) : (terms[column] ?? 0);
          return sum + (terms[row] ?? 0) * other;
        },
        row === column ? 1e-6 : 0,
      ),
    ),
  );
  return solveLinear(matrix);
}

function termsOf(depth: number, shallow: number, empties: number): number[] {
  return [1, depth, shallow, empties, empties * empties, (depth - shallow) * empties];
}

/** Gauss–Jordan elimination of rows that end in their right-hand sides. */
function solveLinear(matrix: number[][]): number[] {
  const size = matrix.length;
  for (const [column, pivotRow] of matrix.entries()) {
    const pivot = pivotRow[column] ?? 1;
    for (const [row, other] of matrix.entries()) {
      if (row === column) continue;
      const factor = (other[column] ?? 0) / pivot;
      for (let at = column; at <= size; at++) other[at] = (other[at] ?? 0) - factor * (pivotRow[at] ?? 0);
    }
  }
  return matrix.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}
