import type { Player } from '../../game/player.ts';
import { addOnlineTexts } from '../../i18n/onlineTexts.ts';
import { Disposer, type Disposable } from '../../lib/disposer.ts';
import type { Result } from '../../lib/result.ts';
import { cleanName, parseCode } from '../../net/decode.ts';
import type { CreateWish, DoorRefusal, GameWish } from '../../net/doors.ts';
import { joinRoom } from '../../net/joinRoom.ts';
import { LobbyWatch } from '../../net/lobbyWatch.ts';
import type { GoneReason } from '../../net/onlineEvent.ts';
import type { OnlineGame } from '../../net/onlineGame.ts';
import { OnlineServer, type OnlineServerParts } from '../../net/onlineServer.ts';
import { RemotePlayer } from '../../players/remotePlayer.ts';
import type { Session } from '../session.ts';
import type { Tour } from '../tour.ts';
import { wakeWith } from './wakeWith.ts';
import type { OnlineHostParts } from './onlineHost.ts';
import { OnlineKeep } from './onlineKeep.ts';
import { OnlineRoom } from './onlineRoom.ts';
import { invitationTo, isOnlyHere, writeRoomAddress } from './roomAddress.ts';
import { roomCodeIn } from './roomCodeIn.ts';
import { SeatFinder } from './seatFinder.ts';
import { tabStorageOf } from './tabStorage.ts';
import { markOf, openTabChannel, TabTalk, type TabChannel, type TabSeat } from './tabTalk.ts';

export interface OnlineDeskParts extends Omit<OnlineHostParts, 'session' | 'tour'> {
  readonly session: Session;
  readonly tour: Tour;
  /** What the tabs of the browser hear each other by. */
  readonly openTabs?: () => TabChannel | undefined;
  /** How the server is reached, where it is not by the browser's own means. */
  readonly wires?: Pick<OnlineServerParts, 'fetch' | 'openLink'>;
}

/** A seat may be lost to somebody who came by the link: so often an opponent is sought anew. */
const MOST_SEEKING = 3;

/** Finds people to play with: opens, seeks and enters rooms, and watches the lobby. */
export class OnlineDesk implements Disposable {
  readonly #parts: OnlineDeskParts;
  readonly #keep: OnlineKeep;
  readonly #server: OnlineServer;
  readonly #seats: SeatFinder;
  readonly #disposer = new Disposer();
  #lobby: LobbyWatch | undefined;
  #entering: AbortController | undefined;
  #game: OnlineGame | undefined;
  #room: OnlineRoom | undefined;

  constructor(parts: OnlineDeskParts) {
    addOnlineTexts();
    this.#parts = parts;
    const { window, storage, timing, view } = parts;
    this.#keep = new OnlineKeep(storage, tabStorageOf(window));
    const tabs = this.#disposer.add(
      new TabTalk((parts.openTabs ?? openTabChannel)(), timing, () => this.#tabSeat),
    );
    this.#disposer.defer(view.online.room.subscribe(() => tabs.review()));
    this.#seats = new SeatFinder(this.#keep, tabs);
    const base = window.location.origin;
    this.#server = new OnlineServer({ base, timing, seats: this.#keep, ...parts.wires });
    view.online.name.value = this.#keep.name;
    view.online.chat.value = { ...view.online.chat.value, muted: this.#keep.muted };
    this.#disposer.defer(wakeWith(window, () => this.#game?.wake()));
  }

  /** The room on the board. */
  get room(): OnlineRoom | undefined {
    return this.#room;
  }

  get player(): Player | undefined {
    return this.#game && new RemotePlayer(this.#game);
  }

  nameSelf(name: string): void {
    this.#keep.name = cleanName(name) ?? '';
    this.#parts.view.online.name.value = this.#keep.name;
  }

  muteChat(muted: boolean): void {
    const { chat } = this.#parts.view.online;
    this.#keep.muted = muted;
    chat.value = { ...chat.value, muted, unread: 0 };
  }

  /** Follows the open rooms while they are in sight. */
  watchLobby(isWatched: boolean): void {
    const { lobby, trouble } = this.#parts.view.online;
    if (isWatched === (this.#lobby !== undefined)) return;
    this.#lobby?.dispose();
    this.#lobby = undefined;
    if (!isWatched) {
      trouble.value = undefined;
      return;
    }
    lobby.value = 'seeking';
    this.#lobby = new LobbyWatch(this.#server);
    this.#lobby.changed.listen((listed) => {
      lobby.value = listed ?? 'away';
    });
  }

  async createRoom(wish: Omit<CreateWish, 'name'>): Promise<void> {
    const { view } = this.#parts;
    const isIn = await this.#find(() => this.#server.createRoom({ ...wish, name: this.#keep.name }));
    if (isIn && view.online.room.value?.status === 'waiting') view.dialog.value = 'invite';
  }

  async quickMatch(wish: GameWish): Promise<void> {
    for (let tries = 0; tries < MOST_SEEKING; tries++) {
      const isIn = await this.#find(() => this.#server.quickMatch({ ...wish, name: this.#keep.name }));
      if (!isIn || this.#game?.side !== undefined) return;
    }
  }

  /** Enters the room of a code or of an invitation's address. */
  async joinRoom(text: string, watch: boolean): Promise<void> {
    const code = parseCode(roomCodeIn(text) ?? text.trim());
    if (code === undefined) return this.#refuse('no-such-room');
    const signal = this.#beginEntering();
    const way = await this.#seats.find(code);
    if (signal.aborted) return;
    if (way === 'ask') return this.#ask(code);
    await this.#enter(code, way === 'watch' || (watch && this.#keep.read(code) === undefined), signal);
  }

  /** Enters the room that is open in another tab: at the same seat, or on the other side. */
  async sitDown(place: 'here' | 'other'): Promise<void> {
    const { online, dialog } = this.#parts.view;
    const code = online.elsewhere.value;
    if (code === undefined) return;
    dialog.value = undefined;
    this.#seats.take(code, place);
    await this.#enter(code, false, this.#beginEntering());
  }

  /** Plays on here what has been opened in another tab. */
  async comeBack(): Promise<void> {
    const code = this.#game?.code;
    if (code !== undefined) await this.#enter(code, false, this.#beginEntering());
  }

  /** Goes out of the room, or withdraws what is under way to one. */
  leave(): void {
    this.#entering?.abort();
    this.#entering = undefined;
    const { view } = this.#parts;
    view.online.busy.value = false;
    const room = this.#room;
    this.#room = undefined;
    writeRoomAddress(this.#parts.window, undefined);
    room?.leave();
    this.#game?.dispose();
    this.#game = undefined;
  }

  dispose(): void {
    this.#disposer.dispose();
    this.#lobby?.dispose();
    this.#entering?.abort();
    this.#room?.dispose();
    this.#game?.dispose();
  }

  /** Lets the server name a room and enters it; true when that has come about. */
  async #find(knock: () => Promise<Result<string, DoorRefusal>>): Promise<boolean> {
    const signal = this.#beginEntering();
    const code = await knock();
    if (signal.aborted) return false;
    if (code.ok) return this.#enter(code.value, false, signal);
    this.#refuse(code.error);
    return false;
  }

  #beginEntering(): AbortSignal {
    this.#entering?.abort();
    this.#entering = new AbortController();
    const { busy, trouble } = this.#parts.view.online;
    busy.value = true;
    trouble.value = undefined;
    return this.#entering.signal;
  }

  async #enter(code: string, watch: boolean, signal: AbortSignal): Promise<boolean> {
    const joined = await joinRoom(this.#server, { code, watch, name: this.#keep.name }, signal);
    if (signal.aborted) {
      if (joined.ok) joined.value.dispose();
      return false;
    }
    if (!joined.ok) {
      this.#refuse(joined.error);
      return false;
    }
    if (this.#room) this.leave();
    this.#begin(joined.value);
    return true;
  }

  #begin(game: OnlineGame): void {
    const { view, tour } = this.#parts;
    this.#game = game;
    if (tour.isOn) tour.end();
    view.online.busy.value = false;
    view.offerTour.value = false;
    view.dialog.value = undefined;
    // Somebody else was faster at the seat.
    if (game.side === undefined) this.#keep.keep(game.code, undefined);
    writeRoomAddress(this.#parts.window, game.code);
    this.#room = new OnlineRoom({ ...this.#parts, game });
    void this.#writeInvitation(game.code);
  }

  /** The seat that this tab plays, as other tabs are told of it. */
  get #tabSeat(): TabSeat | undefined {
    const game = this.#game;
    const seat = game && this.#keep.read(game.code);
    const isIn = this.#parts.view.online.room.peek() !== undefined && game?.connection.state !== 'gone';
    if (seat === undefined || game?.side === undefined || !isIn) return undefined;
    return { code: game.code, mark: markOf(seat), isWaiting: game.presence.status === 'waiting' };
  }

  /** The person says how a room is entered that another tab of this browser has open. */
  #ask(code: string): void {
    const { online, dialog } = this.#parts.view;
    online.busy.value = false;
    // Whoever leaves the question is not asked again at the next reload.
    writeRoomAddress(this.#parts.window, undefined);
    online.elsewhere.value = code;
    dialog.value = 'secondTab';
  }

  /** Says why there is no way in, where rooms are found. */
  #refuse(reason: GoneReason): void {
    const { view, words } = this.#parts;
    view.online.busy.value = false;
    if (!view.online.room.value) writeRoomAddress(this.#parts.window, undefined);
    view.dialog.value = 'online';
    view.online.trouble.value = reason;
    words.say(words.translate(`online.gone.${reason}`));
  }

  async #writeInvitation(code: string): Promise<void> {
    const { window, view } = this.#parts;
    view.online.invite.value = invitationTo(code, window.location.origin);
    if (!isOnlyHere(window)) return;
    const [first] = (await this.#server.info()).urls;
    if (first !== undefined && this.#game?.code === code)
      view.online.invite.value = invitationTo(code, first);
  }
}
