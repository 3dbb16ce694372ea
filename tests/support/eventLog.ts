import type { GameEvent } from '../../src/game/gameEvent.ts';
import { makeSquare } from '../../src/rules/index.ts';

/** An event in a few words, such as `played d3` or `turn white`. */
export function wordsOf(event: GameEvent): string {
  const { size } = event.game.position;
  switch (event.kind) {
    case 'played': {
      const passes = event.step.passes.map((side) => `, ${side} passes`).join('');
      return `played ${makeSquare(event.step.ply.square, size)}${passes}`;
    }
    case 'replaced':
      return `replaced at ${event.game.cursor}`;
    case 'turn':
      return `turn ${event.side}`;
    case 'rejected':
      return `rejected ${event.refusal}`;
    case 'failed':
      return `failed ${event.side}`;
    case 'ended':
      return `ended ${event.outcome.kind} ${event.outcome.winner ?? 'nobody'}`;
  }
}
