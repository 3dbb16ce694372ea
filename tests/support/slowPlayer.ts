import type { Player } from '../../src/game/player.ts';
import type { Timing } from '../../src/lib/timing.ts';

/** A player that answers after some time, and does not care whether the question has been withdrawn meanwhile. */
export function slowly(player: Player, timing: Timing, milliseconds: number): Player {
  return {
    kind: player.kind,
    async chooseMove(game, signal) {
      const square = await player.chooseMove(game, signal);
      await new Promise<void>((resolve) => timing.after(milliseconds, resolve));
      return square;
    },
  };
}
