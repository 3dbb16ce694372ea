import type { AnalyseRequest, ChooseRequest, Engine } from '../engine/engineClient.ts';
import type { EngineFailure } from '../engine/protocol.ts';
import { Stream, type Listenable } from '../lib/stream.ts';
import type { Square } from '../rules/index.ts';

/**
 * One engine for play and for work behind it: a move or an advice that is asked for goes first, and a search from behind
 * is put off until the engine is free again, when it begins anew.
 */
export class SharedEngine implements Engine {
  readonly #engine: Engine;
  readonly #freed = new Stream<void>();
  #asked = 0;
  #behind: AbortController | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  get failures(): Listenable<EngineFailure> {
    return this.#engine.failures;
  }

  chooseMove(request: ChooseRequest): Promise<Square> {
    return this.#first(() => this.#engine.chooseMove(request));
  }

  analyse(request: AnalyseRequest): Promise<void> {
    return this.#first(() => this.#engine.analyse(request));
  }

  moveNow(): void {
    if (this.#asked > 0) this.#engine.moveNow();
  }

  /**
   * An analysis that lets play go first; one at a time. It resolves once it has run to its end, however often it was put
   * off; `onPause` hears when it is put off and when it goes on.
   */
  async analyseBehind(request: AnalyseRequest, onPause: (paused: boolean) => void): Promise<void> {
    const { signal } = request;
    for (;;) {
      signal.throwIfAborted();
      if (this.#asked > 0) {
        onPause(true);
        await this.#becomeFree(signal);
        onPause(false);
      } else if (await this.#runBehind(request)) return;
    }
  }

  dispose(): void {
    this.#engine.dispose();
  }

  /** True when the search came to its end, false when play went first. */
  async #runBehind(request: AnalyseRequest): Promise<boolean> {
    const { signal } = request;
    const behind = new AbortController();
    const withdraw = (): void => behind.abort(signal.reason);
    this.#behind = behind;
    signal.addEventListener('abort', withdraw, { once: true });
    try {
      await this.#engine.analyse({ ...request, signal: behind.signal });
      return true;
    } catch (reason) {
      if (signal.aborted || !behind.signal.aborted) throw reason;
      return false;
    } finally {
      signal.removeEventListener('abort', withdraw);
      if (this.#behind === behind) this.#behind = undefined;
    }
  }

  async #first<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    this.#asked++;
    this.#behind?.abort(new Error('play goes first'));
    try {
      return await ask();
    } finally {
      this.#asked--;
      if (this.#asked === 0) this.#freed.emit();
    }
  }

  #becomeFree(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const settle = (): void => {
        stop();
        signal.removeEventListener('abort', settle);
        resolve();
      };
      const stop = this.#freed.listen(settle);
      signal.addEventListener('abort', settle, { once: true });
    });
  }
}
