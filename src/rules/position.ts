import type { Grid } from './grid.ts';
import { HalvesGrid, halvesOf } from './halvesGrid.ts';
import { BLACK, EMPTY, PlainGrid, WHITE } from './plainGrid.ts';
import type { Ply } from './ply.ts';
import { allow, refuse, type Ruling } from './refusal.ts';
import { opponentOf, type Side } from './side.ts';
import { isSquare, type BoardSize, type Square } from './square.ts';

/** Discs on the board and empty squares. */
export interface Counts {
  readonly black: number;
  readonly white: number;
  readonly empties: number;
}

/** A board with the side to move. Immutable; a ply or a pass makes a new one. */
export class Position {
  readonly mover: Side;
  readonly #grid: Grid;
  #moves: readonly Square[] | undefined;

  constructor(grid: Grid, mover: Side) {
    this.#grid = grid;
    this.mover = mover;
  }

  /** The position with these discs: size² codes a1…, 0 empty, 1 black, 2 white. */
  static of(size: BoardSize, codes: Uint8Array, mover: Side): Position {
    return new Position(
      size === 8 ? new HalvesGrid(halvesOf(codes)) : new PlainGrid(size, codes.slice()),
      mover,
    );
  }

  get size(): BoardSize {
    return this.#grid.size;
  }

  get squares(): number {
    return this.size * this.size;
  }

  get counts(): Counts {
    const black = this.#grid.count('black');
    const white = this.#grid.count('white');
    return { black, white, empties: this.squares - black - white };
  }

  /** The moves of the side to move, in rising order; none when it must pass or the game is over. */
  get legalMoves(): readonly Square[] {
    this.#moves ??= this.#grid.legalMoves(this.mover);
    return this.#moves;
  }

  /** Neither side can move. */
  get isOver(): boolean {
    return this.legalMoves.length === 0 && !this.#opponentCanMove();
  }

  /** The side to move has no move, but its opponent has. */
  get mustPass(): boolean {
    return this.legalMoves.length === 0 && this.#opponentCanMove();
  }

  /** The side whose disc lies here, or undefined where none lies, off the board too. */
  discAt(square: Square): Side | undefined {
    return isSquare(square, this.size) ? this.#grid.discAt(square) : undefined;
  }

  /** The board as codes a1…: 0 empty, 1 black, 2 white. */
  codes(): Uint8Array {
    return Uint8Array.from({ length: this.squares }, (_, square) => {
      const disc = this.discAt(square);
      return disc === undefined ? EMPTY : disc === 'black' ? BLACK : WHITE;
    });
  }

  isLegal(square: Square): boolean {
    return this.legalMoves.includes(square);
  }

  /** The squares whose discs would turn if the mover placed a disc here; empty when it may not. */
  flipsOf(square: Square): readonly Square[] {
    return isSquare(square, this.size) ? this.#grid.flipsOf(this.mover, square) : [];
  }

  /** What placing a disc here would do, or why it may not be placed. */
  plyAt(square: Square): Ruling<Ply> {
    if (!isSquare(square, this.size)) return refuse('off-board');
    const flips = this.#grid.flipsOf(this.mover, square);
    if (flips.length > 0) return allow({ side: this.mover, square, flips });
    if (this.isOver) return refuse('game-over');
    return refuse(this.discAt(square) === undefined ? 'no-flips' : 'occupied');
  }

  /** The position after a ply of this position; the opponent is to move, even if it then must pass. */
  after(ply: Ply): Position {
    return new Position(this.#grid.place(ply.side, ply.square, ply.flips), opponentOf(ply.side));
  }

  play(square: Square): Ruling<Position> {
    const ply = this.plyAt(square);
    return ply.ok ? allow(this.after(ply.value)) : ply;
  }

  pass(): Ruling<Position> {
    if (this.legalMoves.length > 0) return refuse('may-not-pass');
    return this.#opponentCanMove() ? allow(this.withMover(opponentOf(this.mover))) : refuse('game-over');
  }

  withMover(mover: Side): Position {
    return mover === this.mover ? this : new Position(this.#grid, mover);
  }

  equals(other: Position): boolean {
    if (this.size !== other.size || this.mover !== other.mover) return false;
    for (let square = 0; square < this.squares; square++) {
      if (this.discAt(square) !== other.discAt(square)) return false;
    }
    return true;
  }

  #opponentCanMove(): boolean {
    return this.#grid.legalMoves(opponentOf(this.mover)).length > 0;
  }
}
