// The engine for Node programs, in the thread of the caller: GTP, benches, training and tests.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { err, ok, type Result } from '../lib/result.ts';
import { realTiming } from '../lib/timing.ts';
import { startCore, type Core } from './core.ts';
import { EngineClient, type Engine } from './engineClient.ts';
import { makeLocalLink } from './localLink.ts';
import type { EngineFailure } from './protocol.ts';
import { installWeights, readWeights } from './weights.ts';

const CORE_PATH = fileURLToPath(new URL('../../build/core/core.wasm', import.meta.url));
const WEIGHTS_PATH = fileURLToPath(new URL('../../assets/weights/evaluation.bin', import.meta.url));
/** 2^20 buckets of 64 bytes: 64 MB. */
const TABLE_BITS = 20;

/** The same engine as the page's, for programs without a page. */
export function createNodeEngine(tableBits = TABLE_BITS): Engine {
  const parts = {
    loadCore: () => loadCore(tableBits),
    loadWeights,
    timing: realTiming,
    pause: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };
  return new EngineClient(() => makeLocalLink(parts), realTiming);
}

/** The bare core with its weights, for benches. */
export async function loadTrainedCore(tableBits = TABLE_BITS): Promise<Result<Core, EngineFailure>> {
  const core = await loadCore(tableBits);
  if (!core.ok) return core;
  const weights = await loadWeights();
  if (!weights.ok) return weights;
  installWeights(core.value, weights.value);
  return core;
}

/** The core without weights: plain terms and exact endings. */
export async function loadCore(tableBits = TABLE_BITS): Promise<Result<Core, EngineFailure>> {
  const binary = await readFile(CORE_PATH).catch(() => undefined);
  if (binary === undefined) return err('engine-missing');
  const core = await startCore(binary, tableBits);
  return core.ok ? core : err('engine-missing');
}

export async function loadWeights(): Promise<Result<readonly Int16Array[], EngineFailure>> {
  const packed = await readFile(WEIGHTS_PATH).catch(() => undefined);
  if (packed === undefined) return err('weights-missing');
  const weights = readWeights(gunzipSync(packed));
  return weights.ok ? ok(weights.value) : err('weights-missing');
}
