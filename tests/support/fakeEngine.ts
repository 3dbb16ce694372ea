import type { AnalyseRequest, ChooseRequest, Engine } from '../../src/engine/engineClient.ts';
import type { EngineFailure } from '../../src/engine/protocol.ts';
import { Stream } from '../../src/lib/stream.ts';
import type { Square } from '../../src/rules/index.ts';

interface Asked<Request> {
  readonly request: Request;
  /** Ends the question as the engine would. */
  readonly end: () => void;
}

/** An engine whose answers a test gives by hand; moves are the first legal one unless `next` says otherwise. */
export class FakeEngine implements Engine {
  readonly failures = new Stream<EngineFailure>();
  readonly chosen: ChooseRequest[] = [];
  readonly analyses: Asked<AnalyseRequest>[] = [];
  next: Square | undefined;
  hurries = 0;
  disposed = false;

  chooseMove(request: ChooseRequest): Promise<Square> {
    this.chosen.push(request);
    return Promise.resolve(this.next ?? request.position.legalMoves[0] ?? -1);
  }

  analyse(request: AnalyseRequest): Promise<void> {
    return new Promise((resolve, reject) => {
      this.analyses.push({ request, end: resolve });
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
    });
  }

  /** The analyses that are neither withdrawn nor ended. */
  get open(): readonly AnalyseRequest[] {
    return this.analyses.map(({ request }) => request).filter(({ signal }) => !signal.aborted);
  }

  moveNow(): void {
    this.hurries++;
  }

  dispose(): void {
    this.disposed = true;
  }
}
