import { err, ok, type Result } from '../lib/result.ts';
import {
  makeSquare,
  opponentOf,
  type Ply,
  type Position,
  type Refusal,
  type Square,
} from '../rules/index.ts';
import type { IllegalPly, PlyHint } from './recordError.ts';

/** A game as records keep it: where it begins and the squares played, forced passes left out. */
export interface RecordedLine {
  readonly start: Position;
  readonly squares: readonly Square[];
}

/** Plays a line by the rules, ply by ply, and carries out the passes that the line leaves out. */
export class Replayer {
  readonly start: Position;
  #position: Position;
  #lastPly: Ply | undefined;
  readonly #squares: Square[] = [];
  #passes = 0;

  constructor(start: Position) {
    this.start = start;
    this.#position = start;
  }

  /** Where the line stands; a forced pass that follows is not yet carried out. */
  get position(): Position {
    return this.#position;
  }

  get lastPly(): Ply | undefined {
    return this.#lastPly;
  }

  get squares(): readonly Square[] {
    return this.#squares;
  }

  /** Passes carried out so far. */
  get passes(): number {
    return this.#passes;
  }

  /** The line played so far. */
  get line(): RecordedLine {
    return { start: this.start, squares: [...this.#squares] };
  }

  /** Places the next disc, after a pass where one is forced; names the refusal otherwise. */
  place(square: Square): Refusal | undefined {
    let ply = this.#position.plyAt(square);
    if (!ply.ok && ply.error !== 'off-board' && this.#passIfForced()) ply = this.#position.plyAt(square);
    if (!ply.ok) return ply.error;
    this.#position = this.#position.after(ply.value);
    this.#lastPly = ply.value;
    this.#squares.push(square);
    return undefined;
  }

  /** A pass as it is written: true where one is forced, and after the end of the game, where some programs write it. */
  pass(): boolean {
    return this.#passIfForced() || this.#position.isOver;
  }

  /** What to say of a refused square; a line whose start is known leaves out the doubt about the start. */
  explain(square: Square, refusal: Refusal, startIsKnown: boolean, offset?: number): IllegalPly {
    return {
      code: 'illegal-ply',
      ply: this.#squares.length + 1,
      square,
      name: makeSquare(square, this.start.size),
      refusal,
      hint: this.#hintFor(square, refusal, startIsKnown),
      offset,
    };
  }

  #hintFor(square: Square, refusal: Refusal, startIsKnown: boolean): PlyHint | undefined {
    if (refusal !== 'no-flips' && refusal !== 'occupied') return undefined;
    if (this.#position.withMover(opponentOf(this.#position.mover)).isLegal(square)) return 'other-side';
    return startIsKnown || this.#squares.includes(square) ? undefined : 'start-left-out';
  }

  #passIfForced(): boolean {
    const passed = this.#position.pass();
    if (!passed.ok) return false;
    this.#position = passed.value;
    this.#passes++;
    return true;
  }
}

/** Plays a whole line; the replayer stands at its end. */
export function replayLine({ start, squares }: RecordedLine): Result<Replayer, IllegalPly> {
  const replayer = new Replayer(start);
  for (const square of squares) {
    const refusal = replayer.place(square);
    if (refusal) return err(replayer.explain(square, refusal, true));
  }
  return ok(replayer);
}
