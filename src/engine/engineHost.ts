import type { Result } from '../lib/result.ts';
import type { Timing } from '../lib/timing.ts';
import { analyse } from './analyse.ts';
import { analysePlain, plainTerms } from './analysePlain.ts';
import { choose, limitOf } from './choose.ts';
import type { Core } from './core.ts';
import { CoreSearch } from './coreSearch.ts';
import { levelOf } from './levels.ts';
import { WalkingSearch } from './plainSearch.ts';
import { unpackPosition, type EngineFailure, type Reply, type Request } from './protocol.ts';
import type { Hurry, Slices } from './thought.ts';
import { installWeights } from './weights.ts';

/** Where a host gets what it needs. */
export interface HostParts {
  readonly loadCore: () => Promise<Result<Core, EngineFailure>>;
  readonly loadWeights: () => Promise<Result<readonly Int16Array[], EngineFailure>>;
  readonly timing: Timing;
  /** Resolves when waiting messages have been heard. */
  readonly pause: () => Promise<void>;
  readonly reply: (reply: Reply) => void;
}

/** However long loading took, a search gets so many milliseconds. */
const LEAST_MS = 100;

type Search = Extract<Request, { readonly kind: 'choose' | 'analyse' }>;

/** The side of an engine that thinks: works on one search at a time, slice by slice, and hears messages in between. */
export class EngineHost {
  readonly #parts: HostParts;
  #core: Promise<Result<Core, EngineFailure>> | undefined;
  #weights: Promise<EngineFailure | undefined> | undefined;
  #current: number | undefined;
  #isHurried = false;

  constructor(parts: HostParts) {
    this.#parts = parts;
  }

  receive(request: Request): void {
    switch (request.kind) {
      case 'stop':
        if (this.#current === request.search) this.#current = undefined;
        this.#parts.reply({ kind: 'ended', search: request.search });
        return;
      case 'hurry':
        if (this.#current === request.search) this.#isHurried = true;
        return;
      default:
        this.#current = request.search;
        this.#isHurried = false;
        void this.#work(request);
    }
  }

  async #work(request: Search): Promise<void> {
    const { search } = request;
    const askedAt = this.#parts.timing.now();
    try {
      const slices = await this.#slicesFor(request, askedAt);
      if (typeof slices === 'string') this.#parts.reply({ kind: 'failed', search, failure: slices });
      else await this.#run(search, slices);
    } catch {
      // Out of memory or a fault of the core: the client goes on with its fallback and says so.
      this.#parts.reply({ kind: 'failed', search, failure: 'engine-broken' });
    }
  }

  async #run(search: number, slices: Slices<Reply>): Promise<void> {
    while (this.#current === search) {
      const { done, value } = slices.next();
      if (done === true) {
        this.#current = undefined;
        return this.#parts.reply(value);
      }
      if (value !== undefined) this.#parts.reply({ kind: 'report', search, report: value });
      await this.#parts.pause();
    }
  }

  async #slicesFor(request: Search, askedAt: number): Promise<Slices<Reply> | EngineFailure> {
    const position = unpackPosition(request.position);
    const isAnalysis = request.kind === 'analyse';
    const needsWeights =
      position.size === 8 && (isAnalysis || levelOf(request.level, position.size).kind === 'engine');
    const core = await this.#coreFor(needsWeights);
    if (!core.ok) return core.error;
    if (request.kind === 'analyse') {
      return analysis(request.search, core.value, position, this.#hurry(askedAt, request.milliseconds));
    }
    const choice = { ...request, position };
    return choosing(request.search, choose(core.value, choice, this.#hurry(askedAt, limitOf(choice))));
  }

  async #coreFor(needsWeights: boolean): Promise<Result<Core, EngineFailure>> {
    this.#core ??= this.#parts.loadCore();
    const core = await this.#core;
    if (!core.ok) this.#core = undefined;
    if (!core.ok || !needsWeights) return core;
    this.#weights ??= this.#install(core.value);
    const failure = await this.#weights;
    if (failure === undefined) return core;
    this.#weights = undefined;
    return { ok: false, error: failure };
  }

  async #install(core: Core): Promise<EngineFailure | undefined> {
    const weights = await this.#parts.loadWeights();
    if (!weights.ok) return weights.error;
    installWeights(core, weights.value);
    core.clearTable();
    return undefined;
  }

  /** Loading counts as thinking, but some time is always left to think. */
  #hurry(askedAt: number, milliseconds: number): Hurry {
    const { timing } = this.#parts;
    return {
      now: () => timing.now(),
      deadline: Math.max(askedAt + milliseconds, timing.now() + Math.min(milliseconds, LEAST_MS)),
      isWanted: () => this.#isHurried,
    };
  }
}

function* choosing(search: number, slices: ReturnType<typeof choose>): Slices<Reply> {
  const square = yield* slices;
  return { kind: 'chosen', search, square };
}

function* analysis(
  search: number,
  core: Core,
  position: ReturnType<typeof unpackPosition>,
  hurry: Hurry,
): Slices<Reply> {
  if (position.size === 8) yield* analyse(core, position, hurry);
  else if (position.size < 8)
    yield* analysePlain(position, new CoreSearch(core, position, plainTerms()), hurry);
  else yield* analysePlain(position, new WalkingSearch(position, plainTerms()), hurry);
  return { kind: 'ended', search };
}
