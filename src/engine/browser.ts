import { realTiming } from '../lib/timing.ts';
import { EngineClient, type Engine } from './engineClient.ts';
import type { Link, Reply } from './protocol.ts';

/** The engine of the page, in a worker that starts with the first question. */
export function createBrowserEngine(): Engine {
  return new EngineClient(makeWorkerLink, realTiming);
}

function makeWorkerLink(): Link {
  const worker = new Worker(new URL('./browserWorker.ts', import.meta.url), { type: 'module' });
  return {
    post: (request) => worker.postMessage(request, { transfer: [] }),
    attach: (onReply, onFailure) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => onReply(data));
      worker.addEventListener('error', () => onFailure('engine-missing'));
      worker.addEventListener('messageerror', () => onFailure('engine-broken'));
    },
    close: () => worker.terminate(),
  };
}
