// The plainest twin of the rules, written apart from them: a board is a text of size² letters (X black, O white,
// - empty), a line is read outward as text, and a pattern says whether it closes.
import type { Side } from '../../src/rules/index.ts';

const STEPS = [-1, 0, 1];

/** The squares that a disc would turn, in rising order. */
export function bruteFlips(board: string, side: Side, square: number): number[] {
  if (board[square] !== '-') return [];
  const closed = side === 'black' ? /^O+X/ : /^X+O/;
  return STEPS.flatMap((dx) => STEPS.map((dy) => rayOf(board, square, dx, dy)))
    .flatMap((ray) => {
      const letters = ray.map((each) => board[each]).join('');
      const turned = closed.exec(letters)?.[0].length ?? 1;
      return ray.slice(0, turned - 1);
    })
    .sort((a, b) => a - b);
}

export function bruteMoves(board: string, side: Side): number[] {
  return [...board].map((_, square) => square).filter((each) => bruteFlips(board, side, each).length > 0);
}

export function brutePlay(board: string, side: Side, square: number): string {
  const own = side === 'black' ? 'X' : 'O';
  const changed = new Set([square, ...bruteFlips(board, side, square)]);
  return [...board].map((letter, each) => (changed.has(each) ? own : letter)).join('');
}

/** Leaves after `depth` half-moves, a pass costing one and an ended game being one leaf. */
export function brutePerft(board: string, side: Side, depth: number): number {
  if (depth === 0) return 1;
  const other = side === 'black' ? 'white' : 'black';
  const moves = bruteMoves(board, side);
  if (moves.length > 0) {
    return moves.reduce((sum, each) => sum + brutePerft(brutePlay(board, side, each), other, depth - 1), 0);
  }
  return bruteMoves(board, other).length > 0 ? brutePerft(board, other, depth - 1) : 1;
}

function rayOf(board: string, square: number, dx: number, dy: number): number[] {
  const size = Math.sqrt(board.length);
  const ray: number[] = [];
  if (dx === 0 && dy === 0) return ray;
  for (let length = 1; length < size; length++) {
    const column = (square % size) + dx * length;
    const row = Math.floor(square / size) + dy * length;
    if (Math.min(column, row) < 0 || Math.max(column, row) >= size) return ray;
    ray.push(column + size * row);
  }
  return ray;
}
