import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bits, Core } from '../engine/core.ts';

const HEADER_BYTES = 16;
const RECORD_BYTES = 68;
const MOVES_AT = 8;
const MOVES = 60;
const SQUARES = 64;

/** A position with its mover's and the other side's discs. */
export interface Board {
  readonly own: Bits;
  readonly enemy: Bits;
  readonly empties: number;
}

/** A game: its positions in which a disc was placed, from the start on. */
export interface TrainingGame {
  readonly boards: readonly Board[];
  /** Exact disc difference at 24 empties for the side to move there, where the database gives it. */
  readonly scoreAt24?: number;
}

/** Reads all games of the WTHOR year files (.wtb) in a folder, in the order of their names. */
export async function readGames(folder: string, core: Core): Promise<TrainingGame[]> {
  const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.wtb'));
  const games: TrainingGame[] = [];
  for (const name of names.sort()) {
    const bytes = await readFile(join(folder, name));
    for (let at = HEADER_BYTES; at + RECORD_BYTES <= bytes.length; at += RECORD_BYTES) {
      games.push(replay(bytes.subarray(at, at + RECORD_BYTES), core));
    }
  }
  return games;
}

function replay(record: Uint8Array, core: Core): TrainingGame {
  const boards: Board[] = [];
  let own = (1n << 28n) | (1n << 35n);
  let enemy = (1n << 27n) | (1n << 36n);
  let blackMoves = true;
  let blackMovesAt24 = true;
  for (let ply = 0; ply < MOVES; ply++) {
    const code = record[MOVES_AT + ply] ?? 0;
    const square = (Math.floor(code / 10) - 1) * 8 + (code % 10) - 1;
    if (code === 0 || square < 0 || square >= SQUARES) break;
    let flips = placeable(square, own, enemy) ? core.flipsOf(square, own, enemy) : 0n;
    if (flips === 0n && placeable(square, own, enemy) && core.movesOf(own, enemy) === 0n) {
      [own, enemy, blackMoves] = [enemy, own, !blackMoves];
      flips = core.flipsOf(square, own, enemy);
    }
    if (flips === 0n) break;
    if (ply === 36) blackMovesAt24 = blackMoves;
    boards.push({ own, enemy, empties: MOVES - ply });
    const placed = own ^ flips ^ (1n << BigInt(square));
    [own, enemy] = [BigInt.asUintN(64, enemy ^ flips), BigInt.asUintN(64, placed)];
    blackMoves = !blackMoves;
  }
  const blackAt24 = 2 * (record[7] ?? 32) - SQUARES;
  return { boards, scoreAt24: blackMovesAt24 ? blackAt24 : -blackAt24 };
}

function placeable(square: number, own: Bits, enemy: Bits): boolean {
  return (((own | enemy) >> BigInt(square)) & 1n) === 0n;
}
