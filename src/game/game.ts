import { ok, type Result } from '../lib/result.ts';
import type { Ply, Position, Refusal, Side, Square } from '../rules/index.ts';
import { countedOutcome, type Outcome } from './outcome.ts';

/** A ply of a game, with the forced passes that it brought about and the position in which play went on. */
export interface Step {
  readonly ply: Ply;
  /** Sides that had to pass after the ply, in order; derived, never stored. */
  readonly passes: readonly Side[];
  /** After the ply and its passes. */
  readonly position: Position;
  /** Every continuation that has been played from here. */
  readonly next: readonly Step[];
}

/** What playing a disc gave: the new game and the step that was made. */
export interface Played {
  readonly game: Game;
  readonly step: Step;
}

interface GameParts {
  readonly root: Root;
  readonly line: readonly Step[];
  readonly cursor: number;
  readonly end: Outcome | undefined;
}

interface Root {
  readonly start: Position;
  readonly passes: readonly Side[];
  readonly position: Position;
  readonly next: readonly Step[];
}

/**
 * A game: its start, the tree of all plies played from it, the line being played and a cursor in that line.
 * Immutable: each change makes a new game. Other lines stay in the tree until the game is left.
 */
export class Game {
  readonly #root: Root;
  readonly #end: Outcome | undefined;
  /** The line being played, the plies after the cursor (those to redo) included. */
  readonly line: readonly Step[];
  /** How many plies of the line have been played. */
  readonly cursor: number;

  private constructor({ root, line, cursor, end }: GameParts) {
    this.#root = root;
    this.line = line;
    this.cursor = cursor;
    this.#end = end;
  }

  /** A game from any position; a side that cannot move in it passes at once. */
  static start(start: Position): Game {
    const { position, passes } = passOn(start);
    return new Game({ root: { start, passes, position, next: [] }, line: [], cursor: 0, end: undefined });
  }

  /** The position as it was set up, before any pass. */
  get start(): Position {
    return this.#root.start;
  }

  /** The passes with which the game begins. */
  get startPasses(): readonly Side[] {
    return this.#root.passes;
  }

  get position(): Position {
    return this.positionAt(this.cursor);
  }

  /** The step that led to the position, or undefined at the start. */
  get lastStep(): Step | undefined {
    return this.line[this.cursor - 1];
  }

  /** The steps played so far. */
  get steps(): readonly Step[] {
    return this.line.slice(0, this.cursor);
  }

  /** Set once the game is over: ended by somebody, or counted because neither side can move. */
  get outcome(): Outcome | undefined {
    if (this.#end !== undefined) return this.#end;
    return this.position.isOver ? countedOutcome(this.position.counts) : undefined;
  }

  /** The position after `plies` plies of the line; 0 is the start (after its passes). */
  positionAt(plies: number): Position {
    return plies === 0 ? this.#root.position : (this.line[plies - 1]?.position ?? this.#root.position);
  }

  /** The continuations known from the position after `plies` plies of the line. */
  continuationsAt(plies: number): readonly Step[] {
    return plies === 0 ? this.#root.next : (this.line[plies - 1]?.next ?? []);
  }

  /** Places the mover's disc and carries out the passes that follow, or names why it may not be placed. */
  play(square: Square): Result<Played, Refusal> {
    if (this.#end !== undefined) return { ok: false, error: 'game-over' };
    const ahead = this.line[this.cursor];
    if (ahead?.ply.square === square) return ok({ game: this.jump(this.cursor + 1), step: ahead });
    const known = this.continuationsAt(this.cursor).find((step) => step.ply.square === square);
    if (known) return ok({ game: this.#follow(known), step: known });
    const ply = this.position.plyAt(square);
    if (!ply.ok) return ply;
    const step: Step = { ply: ply.value, ...passOn(this.position.after(ply.value)), next: [] };
    return ok({ game: this.#grow(step), step });
  }

  /** The game with the cursor after `plies` plies of the same line, kept within it. An agreed end is taken back. */
  jump(plies: number): Game {
    const cursor = Math.max(0, Math.min(this.line.length, Math.trunc(plies)));
    return new Game({ root: this.#root, line: this.line, cursor, end: undefined });
  }

  /** One ply back, or this game where there is none. */
  undo(): Game {
    return this.cursor === 0 ? this : this.jump(this.cursor - 1);
  }

  /** One ply forward in the line, or this game where there is none. */
  redo(): Game {
    return this.cursor === this.line.length ? this : this.jump(this.cursor + 1);
  }

  /** The game ended by resignation, time, agreement or abandonment; a game that is over stays as it is. */
  end(outcome: Outcome): Game {
    if (this.outcome !== undefined) return this;
    return new Game({ root: this.#root, line: this.line, cursor: this.cursor, end: outcome });
  }

  /** Takes up a line that was left earlier, as far as its first continuations go. */
  #follow(known: Step): Game {
    const line = [...this.steps, known];
    for (let next = known.next[0]; next; next = next.next[0]) line.push(next);
    return new Game({ root: this.#root, line, cursor: this.cursor + 1, end: undefined });
  }

  /** Adds a step after the cursor, rebuilding the path to it (the rest of the tree is shared). */
  #grow(step: Step): Game {
    const line: Step[] = [step];
    for (const parent of [...this.steps].reverse()) {
      const child = line[0] ?? step;
      line.unshift({ ...parent, next: withChild(parent.next, child) });
    }
    const root = { ...this.#root, next: withChild(this.#root.next, line[0] ?? step) };
    return new Game({ root, line, cursor: line.length, end: undefined });
  }
}

/** The children with one of them exchanged for its new version, or added: in the order in which they were first played. */
function withChild(children: readonly Step[], child: Step): readonly Step[] {
  const isKnown = children.some((each) => each.ply.square === child.ply.square);
  if (!isKnown) return [...children, child];
  return children.map((each) => (each.ply.square === child.ply.square ? child : each));
}

/** Carries out the pass that a position forces, if any. At most one can follow: if both are stuck the game is over. */
function passOn(position: Position): { readonly position: Position; readonly passes: readonly Side[] } {
  const passed = position.legalMoves.length === 0 ? position.pass() : undefined;
  return passed?.ok ? { position: passed.value, passes: [position.mover] } : { position, passes: [] };
}
