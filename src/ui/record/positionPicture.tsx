import type { JSX } from 'preact';
import type { Position, Square } from '../../rules/index.ts';
import { Diagram } from '../diagram.tsx';

interface PositionPictureProps {
  readonly position: Position;
  readonly last?: Square | undefined;
  readonly label?: string;
}

/** A whole board, drawn small. */
export function PositionPicture({ position, last, label }: PositionPictureProps): JSX.Element {
  const { size } = position;
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_unused, column) => {
      const square = row * size + column;
      const disc = position.discAt(square);
      const letter = disc === undefined ? '.' : disc === 'black' ? 'b' : 'w';
      return square === last ? letter.toUpperCase() : letter;
    }).join(''),
  );
  return <Diagram rows={rows} {...(label !== undefined && { label })} />;
}
