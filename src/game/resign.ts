import { SIDES, type Side } from '../rules/index.ts';
import type { Game } from './game.ts';
import type { Players } from './player.ts';

/** The side that gives up when a person resigns: the mover if it is human, else the other human; undefined without one. */
export function resignerOf(game: Game, players: Players): Side | undefined {
  const humans = SIDES.filter((side) => players[side].kind === 'human');
  const { mover } = game.position;
  return humans.includes(mover) ? mover : humans[0];
}
