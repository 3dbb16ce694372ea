import { readFileSync } from 'node:fs';
import type { Hurry, Slices } from '../../src/engine/thought.ts';
import { loadTrainedCore } from '../../src/engine/node.ts';
import type { Core } from '../../src/engine/core.ts';
import { assert } from '../../src/lib/assert.ts';
import { Position, randomStart, standardStart, type BoardSize } from '../../src/rules/index.ts';
import { randomIndex, type Random } from '../../src/lib/random.ts';

/** An endgame position of the FFO set with its exact values for the side to move. */
export interface FfoPosition {
  readonly number: number;
  readonly board: string;
  readonly side: 'X' | 'O';
  readonly empties: number;
  readonly score: number;
  readonly best: readonly string[];
  readonly moves: readonly (readonly [square: string, value: number])[];
}

export const FFO = JSON.parse(readFileSync(new URL('ffo.json', import.meta.url), 'utf8')) as FfoPosition[];

export function positionOf({ board, side }: Pick<FfoPosition, 'board' | 'side'>): Position {
  const codes = Uint8Array.from(board, (mark) => '-XO'.indexOf(mark));
  return Position.of(8, codes, side === 'X' ? 'black' : 'white');
}

/** The trained core with a table of 4 MB. */
export async function trainedCore(): Promise<Core> {
  const core = await loadTrainedCore(16);
  assert(core.ok, 'the core has been built and the weights are there');
  return core.value;
}

/** Takes all slices; counts them. */
export function finish<Answer>(slices: Slices<Answer>): { answer: Answer; steps: number } {
  for (let steps = 1; ; steps++) {
    const { done, value } = slices.next();
    if (done === true) return { answer: value, steps };
  }
}

export const NO_HURRY: Hurry = { now: () => 0, deadline: 1, isWanted: () => false };

/** A position after so many random plies, or earlier where the game ended; one that can move. */
export function randomPosition(size: BoardSize, plies: number, random: Random): Position {
  let position = plies === 0 ? randomStart(size, random) : standardStart(size);
  for (let ply = 0; ply < plies; ply++) {
    const next = position.play(position.legalMoves[randomIndex(random, position.legalMoves.length)] ?? -1);
    if (!next.ok) break;
    const passed = next.value.mustPass ? next.value.pass() : next;
    if (!passed.ok || passed.value.isOver) break;
    position = passed.value;
  }
  return position;
}
