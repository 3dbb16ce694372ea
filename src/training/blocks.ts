import { readFile, writeFile } from 'node:fs/promises';
import type { Board } from './games.ts';

const RECORD_BYTES = 24;

/** Labelled positions; labels in discs for the mover. */
export interface Block {
  readonly boards: readonly Board[];
  readonly labels: Float32Array;
}

/** A block from its file, or made now and kept there. */
export async function keptBlock(path: string, make: () => Block): Promise<Block> {
  const kept = await readBlock(path);
  if (kept !== undefined) return kept;
  const block = make();
  await writeBlock(path, block.boards, block.labels);
  return block;
}

/** Keeps labelled positions in a file: both sides' discs, empties, label. */
export async function writeBlock(
  path: string,
  boards: readonly Board[],
  labels: Float32Array,
): Promise<void> {
  const view = new DataView(new ArrayBuffer(boards.length * RECORD_BYTES));
  boards.forEach(({ own, enemy, empties }, index) => {
    const at = index * RECORD_BYTES;
    view.setBigUint64(at, own);
    view.setBigUint64(at + 8, enemy);
    view.setUint32(at + 16, empties);
    view.setFloat32(at + 20, labels[index] ?? 0);
  });
  await writeFile(path, new Uint8Array(view.buffer));
}

/** What `writeBlock` kept, or undefined when there is no such file. */
export async function readBlock(
  path: string,
): Promise<{ boards: Board[]; labels: Float32Array } | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Math.floor(bytes.length / RECORD_BYTES);
  const boards = Array.from({ length: count }, (_, index) => ({
    own: view.getBigUint64(index * RECORD_BYTES),
    enemy: view.getBigUint64(index * RECORD_BYTES + 8),
    empties: view.getUint32(index * RECORD_BYTES + 16),
  }));
  return {
    boards,
    labels: Float32Array.from(boards, (_, index) => view.getFloat32(index * RECORD_BYTES + 20)),
  };
}
