/** One of the two colours. */
export type Side = 'black' | 'white';

export const SIDES: readonly Side[] = ['black', 'white'];

export function opponentOf(side: Side): Side {
  return side === 'black' ? 'white' : 'black';
}
