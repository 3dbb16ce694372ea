import type { Game } from '../../game/game.ts';
import type { GameSetup } from '../../records/gameSetup.ts';
import type { LadderResult } from '../../review/ladder.ts';
import type { GameLog } from './gameLog.ts';

/**
 * What a finished game counts on the ladder: a person against levels alone, on 8×8, without odds; undefined for others.
 */
export function ladderResultOf(
  log: GameLog,
  game: Game,
  setup: GameSetup,
  now: number,
): LadderResult | undefined {
  const { outcome } = game;
  const { level, hands, id } = log;
  const isOdds = setup.start === 'odds' || setup.size !== 8;
  if (outcome === undefined || outcome.kind === 'abandoned' || level === undefined || isOdds)
    return undefined;
  const side = hands.black === 'human' && hands.white !== 'human' ? 'black' : 'white';
  const other = side === 'black' ? 'white' : 'black';
  if (hands[side] !== 'human' || hands[other] !== 'machine') return undefined;
  const end = outcome.winner === undefined ? 'drawn' : outcome.winner === side ? 'won' : 'lost';
  return { id, at: now, level, end, helped: log.hints > 0 || log.undos > 0 };
}
