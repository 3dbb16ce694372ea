import { err, ok, type Result } from '../lib/result.ts';
import { OnlineGame, type OnlineGameOptions } from './onlineGame.ts';
import type { GoneReason } from './onlineEvent.ts';
import type { OnlineServer } from './onlineServer.ts';

/**
 * Enters a room: takes the seat held before, or a free one, or looks on. Resolves when the game is known here;
 * withdrawn by `signal`, it leaves again.
 */
export function joinRoom(
  server: OnlineServer,
  options: OnlineGameOptions,
  signal?: AbortSignal,
): Promise<Result<OnlineGame, GoneReason>> {
  const game = new OnlineGame(server, options);
  return new Promise((resolve) => {
    const leave = (): void => game.dispose();
    const settle = (result: Result<OnlineGame, GoneReason>): void => {
      stop();
      signal?.removeEventListener('abort', leave);
      resolve(result);
    };
    const stop = game.events.listen((event) => {
      if (event.kind === 'synced') settle(ok(game));
      if (event.kind !== 'connection') return;
      const { connection } = event;
      if (connection.state === 'gone') settle(err(connection.reason));
      if (connection.state !== 'lost') return;
      settle(err('no-answer'));
      game.dispose();
    });
    if (signal?.aborted) leave();
    else {
      signal?.addEventListener('abort', leave, { once: true });
      game.start();
    }
  });
}
