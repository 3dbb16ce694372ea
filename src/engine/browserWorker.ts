// The worker of the page: loads the core, and the weights when they are needed.
import { err, ok, type Result } from '../lib/result.ts';
import { realTiming } from '../lib/timing.ts';
import { startCore, type Core } from './core.ts';
import { EngineHost } from './engineHost.ts';
import type { EngineFailure, Request } from './protocol.ts';
import { readWeights } from './weights.ts';

const CORE_ADDRESS = new URL('../../build/core/core.wasm', import.meta.url);
const WEIGHTS_ADDRESS = new URL('../../assets/weights/evaluation.bin', import.meta.url);
/** 2^18 buckets of 64 bytes: 16 MB, which phones have too. */
const TABLE_BITS = 18;

const channel = new MessageChannel();
const resumes: (() => void)[] = [];
channel.port1.addEventListener('message', () => resumes.shift()?.());
channel.port1.start();

const host = new EngineHost({
  loadCore,
  loadWeights,
  timing: realTiming,
  pause: () =>
    new Promise((resolve) => {
      resumes.push(resolve);
      channel.port2.postMessage(0);
    }),
  reply: (reply) => postMessage(reply, { transfer: [] }),
});
addEventListener('message', ({ data }: MessageEvent<Request>) => host.receive(data));

async function loadCore(): Promise<Result<Core, EngineFailure>> {
  const bytes = await fetchBytes(CORE_ADDRESS);
  if (bytes === undefined) return err('engine-missing');
  const core = await startCore(bytes, TABLE_BITS);
  return core.ok ? core : err('engine-missing');
}

async function loadWeights(): Promise<Result<readonly Int16Array[], EngineFailure>> {
  const packed = await fetchBytes(WEIGHTS_ADDRESS);
  if (packed === undefined) return err('weights-missing');
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const bytes = await new Response(stream).arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return err('weights-missing');
  const weights = readWeights(new Uint8Array(bytes));
  return weights.ok ? ok(weights.value) : err('weights-missing');
}

async function fetchBytes(address: URL): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await fetch(address).catch(() => undefined);
  return response?.ok === true ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
