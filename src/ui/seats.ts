import type { Translate } from '../i18n/translator.ts';
import { unreachable } from '../lib/assert.ts';
import type { GameSetup } from '../records/gameSetup.ts';
import { SIDES, opponentOf, type Side } from '../rules/index.ts';
import { levelName } from './levelNames.ts';

/** The side that one person plays against an automatic player, or undefined. */
export function ownSideOf(setup: GameSetup): Side | undefined {
  const humans = SIDES.filter((side) => setup.seats[side].kind === 'human');
  return humans.length === 1 ? humans[0] : undefined;
}

/** No person plays: the automatic players are being watched. */
export function isWatched(setup: GameSetup): boolean {
  return SIDES.every((side) => setup.seats[side].kind !== 'human' && setup.seats[side].kind !== 'remote');
}

/** Who plays a side, in the words of the score plates. */
export function playerName(setup: GameSetup, side: Side, t: Translate): string {
  const seat = setup.seats[side];
  switch (seat.kind) {
    case 'human':
      return setup.seats[opponentOf(side)].kind === 'human' ? t(`side.${side}`) : t('player.you');
    case 'remote':
      return seat.name === '' ? t('player.guest') : seat.name;
    case 'random':
      return t('player.random');
    case 'level':
      return t(levelName(seat.level));
    default:
      return unreachable(seat);
  }
}
