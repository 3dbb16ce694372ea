import type { Game } from '../../game/game.ts';
import type { Timing } from '../../lib/timing.ts';
import type { OnlineGame } from '../../net/onlineGame.ts';
import type { View } from '../../ui/view.ts';
import type { Session } from '../session.ts';
import type { Words } from '../words.ts';

/** What a room needs of an online game. */
export type RoomGame = Pick<
  OnlineGame,
  | 'code'
  | 'events'
  | 'game'
  | 'connection'
  | 'sync'
  | 'side'
  | 'presence'
  | 'time'
  | 'place'
  | 'resign'
  | 'offer'
  | 'answer'
  | 'claim'
  | 'say'
>;

export interface OnlineRoomParts {
  readonly game: RoomGame;
  readonly view: View;
  readonly timing: Timing;
  readonly words: Pick<Words, 'say' | 'translate'>;
  readonly session: Pick<Session, 'game' | 'players' | 'setup' | 'saved' | 'restore' | 'changeSeats' | 'end'>;
  readonly keepGame: (game: Game, id: string) => void;
}
