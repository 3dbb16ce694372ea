import type { CreateWish, GameWish } from '../../net/doors.ts';
import type { Offer } from '../../net/messages.ts';

/** What a person can ask for about online play; app/ answers. */
export interface OnlineIntents {
  /** Changes one's own name. */
  nameSelf(name: string): void;
  createRoom(wish: Omit<CreateWish, 'name'>): void;
  quickMatch(wish: GameWish): void;
  /** Enters the room of a code or an invitation's address. */
  joinRoom(code: string, watch: boolean): void;
  /** Enters the room that is open in another tab: at the same seat, or on the other side. */
  sitDown(place: 'here' | 'other'): void;
  /** Plays on here what has been opened in another tab. */
  comeBack(): void;
  /** Goes out of the room; one's own game comes back. */
  leaveRoom(): void;
  /** Gives the online game up. */
  resignOnline(): void;
  offer(offer: Offer): void;
  /** Answers the opponent's offer, or withdraws one's own by not accepting it. */
  answerOffer(offer: Offer, accept: boolean): void;
  /** Claims the game of an opponent who has not come back. */
  claimWin(): void;
  say(text: string): void;
  muteChat(muted: boolean): void;
  /** Shows the chat beside the board. */
  showChat(): void;
}
