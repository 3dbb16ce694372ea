import {
  Position,
  mapPosition,
  opponentOf,
  standardStart,
  type BoardSize,
  type Side,
  type Square,
} from '../../rules/index.ts';

/** What a click on a square of the editor places; `cycle` goes from empty to black to white. */
export type Brush = 'cycle' | Side | 'empty';
export const BRUSHES = ['cycle', 'black', 'white', 'empty'] as const;

/** What is to be said of a position before a game begins on it. */
export type Verdict = 'fine' | 'no-discs' | 'one-colour' | 'nobody-moves' | 'other-side-moves';

const CODES = { empty: 0, black: 1, white: 2 } as const;
/** The symmetries of the rules by their numbers: mirrored columns; columns and rows exchanged and then mirrored. */
const MIRROR = 1;
const QUARTER_TURN = 6;

/** The position with another disc, or none, on a square. */
export function paint(position: Position, square: Square, brush: Brush): Position {
  const codes = position.codes();
  const before = codes[square] ?? 0;
  codes[square] = brush === 'cycle' ? (before + 1) % 3 : CODES[brush];
  return Position.of(position.size, codes, position.mover);
}

export function clearBoard({ size, mover }: Position): Position {
  return Position.of(size, new Uint8Array(size * size), mover);
}

export function startBoard(size: BoardSize): Position {
  return standardStart(size);
}

export function mirrorBoard(position: Position): Position {
  return mapPosition(position, MIRROR);
}

/** A quarter turn to the right. */
export function turnBoard(position: Position): Position {
  return mapPosition(position, QUARTER_TURN);
}

/** Every disc becomes the other side's; so does the move. */
export function swapColours(position: Position): Position {
  const codes = position.codes().map((code) => (code === 0 ? 0 : 3 - code));
  return Position.of(position.size, codes, opponentOf(position.mover));
}

/** Whether a game can begin here, and what is odd about it. */
export function judge(position: Position): Verdict {
  const { black, white } = position.counts;
  if (black + white === 0) return 'no-discs';
  if (black === 0 || white === 0) return 'one-colour';
  if (position.isOver) return 'nobody-moves';
  return position.mustPass ? 'other-side-moves' : 'fine';
}
