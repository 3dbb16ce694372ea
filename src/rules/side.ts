/** One of the two colours. */
export type Side = 'black' | 'white';

export const SIDES: readonly Side[] = ['black', 'white'];

export function opponentOf(side: Side): Side {
  return side === 'black' ? 'white' : 'black';
}

/** The side of that name, or undefined for anything else. */
export function parseSide(stored: unknown): Side | undefined {
  return stored === 'black' || stored === 'white' ? stored : undefined;
}
