import type { MessageKey } from '../i18n/messages.ts';

/** The names of the ladder's levels; the index is the level. */
export const LEVEL_NAMES = [
  'level.random',
  'level.rookie',
  'level.novice',
  'level.beginner',
  'level.player',
  'level.expert',
  'level.master',
  'level.grandmaster',
  'level.sage',
  'level.engine',
] as const satisfies readonly MessageKey[];

/** The key of a level's name; an unknown level is called by the weakest one's. */
export function levelName(level: number): MessageKey {
  return LEVEL_NAMES[level] ?? 'level.random';
}
