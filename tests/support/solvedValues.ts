import type { AnalyseRequest } from '../../src/engine/engineClient.ts';
import type { Position } from '../../src/rules/index.ts';
import { resultOf } from '../../src/review/report.ts';

/** The exact value of an ending for the side to move, by trying everything: for a handful of empties only. */
export function solve(position: Position): number {
  if (position.isOver) return position.mover === 'black' ? resultOf(position) : -resultOf(position);
  const passed = position.mustPass ? position.pass() : undefined;
  if (passed?.ok) return -solve(passed.value);
  return Math.max(...position.legalMoves.map((square) => valueOf(position, square)));
}

export function valueOf(position: Position, square: number): number {
  const played = position.play(square);
  if (!played.ok) throw new Error(played.error);
  return -solve(played.value);
}

/** An engine for work behind play that knows the values of all moves at once. */
export function knowingEngine(worth: (position: Position, square: number) => number, exact = false) {
  const asked: AnalyseRequest[] = [];
  return {
    asked,
    analyseBehind: (request: AnalyseRequest): Promise<void> => {
      asked.push(request);
      const { position, onValues, signal } = request;
      if (signal.aborted) return Promise.reject(new Error('withdrawn'));
      onValues(
        position.legalMoves.map((square) => ({ square, value: worth(position, square), depth: 10, exact })),
      );
      return Promise.resolve();
    },
  };
}
