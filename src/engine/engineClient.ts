import type { Disposable } from '../lib/disposer.ts';
import { Stream, type Listenable } from '../lib/stream.ts';
import type { Timing } from '../lib/timing.ts';
import type { Position, Square } from '../rules/index.ts';
import { packPosition, type EngineFailure, type Link, type Reply, type Request } from './protocol.ts';
import type { Choice } from './choose.ts';
import { chooseWithoutCore } from './fallback.ts';
import type { MoveValue, Thought } from './thought.ts';

/** A search that has been stopped must say so within this time; else its thread is ended. */
const STUCK_AFTER_MS = 250;
/** An analysis ends by itself after this long. */
const ANALYSIS_MS = 600_000;

export interface ChooseRequest extends Choice {
  readonly signal: AbortSignal;
  readonly onThought?: (thought: Thought) => void;
}

export interface AnalyseRequest {
  readonly position: Position;
  readonly signal: AbortSignal;
  /** Longest time in milliseconds. */
  readonly milliseconds?: number;
  /** All values known so far; each call replaces the one before. */
  readonly onValues: (values: readonly MoveValue[]) => void;
  readonly onThought?: (thought: Thought) => void;
}

/** What the rest of the program knows of an engine. */
export interface Engine extends Disposable {
  /** What went wrong; play goes on with a slower fallback. */
  readonly failures: Listenable<EngineFailure>;
  /** The move of a level; rejects when the signal is aborted. A new search withdraws the one before. */
  chooseMove(request: ChooseRequest): Promise<Square>;
  /** The values of all legal moves, ever deeper; resolves when nothing is left to find or time is over. */
  analyse(request: AnalyseRequest): Promise<void>;
  /** Lets the running search end with the best it has found. */
  moveNow(): void;
}

interface Open {
  readonly search: number;
  hear(reply: Reply): void;
  fail(failure: EngineFailure): void;
  withdraw(reason: unknown): void;
}

type SearchRequest = Extract<Request, { readonly kind: 'choose' | 'analyse' }>;

/** The asking side of an engine behind a link; makes a new link when the old one is dead. */
export class EngineClient implements Engine {
  readonly #makeLink: () => Link;
  readonly #timing: Timing;
  readonly #failures = new Stream<EngineFailure>();
  #link: Link | undefined;
  #open: Open | undefined;
  #lastSearch = 0;
  #isDisposed = false;
  /** For each stopped search that has not answered yet, what takes its deadline back. */
  readonly #stopping = new Map<number, () => void>();

  constructor(makeLink: () => Link, timing: Timing) {
    this.#makeLink = makeLink;
    this.#timing = timing;
  }

  get failures(): Listenable<EngineFailure> {
    return this.#failures;
  }

  async chooseMove({
    position,
    level,
    milliseconds,
    seed,
    signal,
    onThought,
  }: ChooseRequest): Promise<Square> {
    signal.throwIfAborted();
    const packed = packPosition(position);
    const ask = (search: number): SearchRequest => ({
      ...{ kind: 'choose', search, position: packed },
      ...{ level, milliseconds, seed },
    });
    const answer = await this.#ask(ask, signal, (reply) => {
      if (reply.kind === 'report' && reply.report.kind === 'thought') onThought?.(reply.report.thought);
    });
    if (answer.kind === 'chosen') return answer.square;
    return chooseWithoutCore({ position, level, milliseconds, seed }, this.#timing, signal);
  }

  async analyse(request: AnalyseRequest): Promise<void> {
    const { position, signal, milliseconds = ANALYSIS_MS, onValues, onThought } = request;
    signal.throwIfAborted();
    const packed = packPosition(position);
    await this.#ask(
      (search) => ({ kind: 'analyse', search, position: packed, milliseconds }),
      signal,
      (reply) => {
        if (reply.kind !== 'report') return;
        if (reply.report.kind === 'values') onValues(reply.report.values);
        else onThought?.(reply.report.thought);
      },
    );
  }

  moveNow(): void {
    if (this.#open !== undefined) this.#link?.post({ kind: 'hurry', search: this.#open.search });
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#open?.withdraw(new Error('the engine has been let go'));
    this.#closeLink();
  }

  /** Poses a question and resolves with its last reply: `chosen`, `ended` or `failed`. */
  #ask(
    ask: (search: number) => SearchRequest,
    signal: AbortSignal,
    onReport: (reply: Reply) => void,
  ): Promise<Reply> {
    this.#open?.withdraw(new Error('another question has been asked'));
    const search = ++this.#lastSearch;
    return new Promise((resolve, reject) => {
      const abort = (): void => open.withdraw(signal.reason);
      const settle = (): void => {
        signal.removeEventListener('abort', abort);
        if (this.#open === open) this.#open = undefined;
      };
      const open: Open = {
        search,
        hear: (reply) => {
          if (reply.kind === 'report') return onReport(reply);
          if (reply.kind === 'failed') return open.fail(reply.failure);
          settle();
          resolve(reply);
        },
        fail: (failure) => {
          settle();
          resolve({ kind: 'failed', search, failure });
          this.#failures.emit(failure);
        },
        withdraw: (reason) => {
          settle();
          this.#stop(search);
          reject(reason);
        },
      };
      this.#open = open;
      signal.addEventListener('abort', abort, { once: true });
      this.#post(ask(search));
    });
  }

  #post(request: SearchRequest): void {
    if (this.#isDisposed) return this.#open?.fail('engine-missing');
    try {
      this.#link ??= this.#connect();
      this.#link.post(request);
    } catch {
      this.#closeLink();
      this.#open?.fail('engine-missing');
    }
  }

  #connect(): Link {
    const link = this.#makeLink();
    link.attach(
      (reply) => this.#hear(link, reply),
      (failure) => this.#lose(link, failure),
    );
    return link;
  }

  #hear(link: Link, reply: Reply): void {
    if (link !== this.#link) return;
    this.#stopping.get(reply.search)?.();
    this.#stopping.delete(reply.search);
    if (this.#open?.search === reply.search) this.#open.hear(reply);
  }

  #lose(link: Link, failure: EngineFailure): void {
    if (link !== this.#link) return;
    this.#closeLink();
    if (this.#open === undefined) this.#failures.emit(failure);
    else this.#open.fail(failure);
  }

  #stop(search: number): void {
    const link = this.#link;
    if (link === undefined) return;
    link.post({ kind: 'stop', search });
    this.#stopping.set(
      search,
      this.#timing.after(STUCK_AFTER_MS, () => this.#lose(link, 'engine-stuck')),
    );
  }

  #closeLink(): void {
    for (const takeBack of this.#stopping.values()) takeBack();
    this.#stopping.clear();
    this.#link?.close();
    this.#link = undefined;
  }
}
