import type { JSX } from 'preact';
import type { StartKind } from '../records/gameSetup.ts';
import { Diagram } from './diagram.tsx';

const ROWS: Readonly<Record<StartKind, readonly string[]>> = {
  standard: ['....', '.wb.', '.bw.', '....'],
  mirrored: ['....', '.bw.', '.wb.', '....'],
  random: ['..w.', 'bbw.', '.bww', '.b..'],
  odds: ['b...', '.wb.', '.bw.', '....'],
};

/** A glimpse of a kind of start. */
export function StartPicture({ kind }: { readonly kind: StartKind }): JSX.Element {
  return <Diagram rows={ROWS[kind]} />;
}
