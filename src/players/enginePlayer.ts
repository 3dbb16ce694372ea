import type { ChooseRequest, Engine } from '../engine/engineClient.ts';
import { chooseWithoutCore } from '../engine/fallback.ts';
import type { Thought } from '../engine/thought.ts';
import type { Game } from '../game/game.ts';
import type { Player } from '../game/player.ts';
import { Stream, type Listenable } from '../lib/stream.ts';
import type { Timing } from '../lib/timing.ts';
import type { Square } from '../rules/index.ts';

/** What an engine player is to be. */
export interface EnginePlayerOptions {
  readonly level: number;
  /** Thinking time of the engine level in milliseconds. */
  readonly milliseconds: number;
  readonly seed: number;
  readonly onThought?: (thought: Thought) => void;
}

/** Asks an engine for its moves. An illegal one is never played: the fallback's is, and `illegal` tells of it. */
export class EnginePlayer implements Player {
  readonly kind = 'automatic';
  readonly #engine: Engine;
  readonly #options: EnginePlayerOptions;
  readonly #timing: Timing;
  readonly #illegal = new Stream<Square>();

  constructor(engine: Engine, options: EnginePlayerOptions, timing: Timing) {
    this.#engine = engine;
    this.#options = options;
    this.#timing = timing;
  }

  /** The illegal moves that the engine gave. */
  get illegal(): Listenable<Square> {
    return this.#illegal;
  }

  async chooseMove({ position }: Game, signal: AbortSignal): Promise<Square> {
    const request: ChooseRequest = { ...this.#options, position, signal };
    const square = await this.#engine.chooseMove(request);
    signal.throwIfAborted();
    if (position.isLegal(square)) return square;
    this.#illegal.emit(square);
    return chooseWithoutCore(request, this.#timing, signal);
  }
}
