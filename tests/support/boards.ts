import { Position, type BoardSize, type Side } from '../../src/rules/index.ts';

const LETTERS = '-XO';

/** A position from size² letters a1…: X black, O white, - empty; blanks between them are ignored. */
export function positionOf(text: string, mover: Side): Position {
  const letters = [...text.replaceAll(/\s/g, '')];
  const size = Math.sqrt(letters.length) as BoardSize;
  return Position.of(
    size,
    Uint8Array.from(letters, (letter) => LETTERS.indexOf(letter)),
    mover,
  );
}

/** The discs of a position as letters a1…: X black, O white, - empty. */
export function textOf(position: Position): string {
  return Array.from(position.codes(), (code) => LETTERS.charAt(code)).join('');
}
