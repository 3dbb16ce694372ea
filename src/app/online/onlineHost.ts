import { computed, effect, untracked } from '@preact/signals';
import type { Game } from '../../game/game.ts';
import type { GameEvent } from '../../game/gameEvent.ts';
import { hasHuman } from '../../game/takeBack.ts';
import type { Player } from '../../game/player.ts';
import { Disposer, type Disposable } from '../../lib/disposer.ts';
import type { Timing } from '../../lib/timing.ts';
import type { OnlineIntents } from '../../ui/online/onlineIntents.ts';
import { isHelpBarred, isRoomStill } from '../../ui/online/onlineView.ts';
import type { View } from '../../ui/view.ts';
import type { TextStorage } from '../keep.ts';
import { listen } from '../listen.ts';
import type { Session } from '../session.ts';
import type { Tour } from '../tour.ts';
import type { Words } from '../words.ts';
import type { OnlineDesk } from './onlineDesk.ts';
import { roomCodeIn } from './roomCodeIn.ts';

export interface OnlineHostParts {
  readonly window: Window;
  readonly storage: TextStorage | undefined;
  readonly timing: Timing;
  readonly view: View;
  readonly words: Words;
  readonly session: () => Session;
  readonly tour: () => Tour;
  /** A game with somebody elsewhere is over; `id` names it wherever it is told of again. */
  readonly keepGame: (game: Game, id: string) => void;
  /** What can be done now may have changed. */
  readonly changed: () => void;
}

const NOBODY: Player = { kind: 'remote', chooseMove: () => new Promise(() => undefined) };

/** Online play's place on the page; all the rest of it is fetched once somebody wants to play with others. */
export class OnlineHost implements Disposable {
  readonly #parts: OnlineHostParts;
  readonly #disposer = new Disposer();
  #desk: OnlineDesk | undefined;
  #opening: Promise<OnlineDesk | undefined> | undefined;

  constructor(parts: OnlineHostParts) {
    this.#parts = parts;
  }

  /** An online game is on the board. */
  get isOn(): boolean {
    return this.#parts.view.online.room.value !== undefined;
  }

  /** An online game is going on: the engine helps nobody. */
  get isFair(): boolean {
    return isHelpBarred(this.#parts.view.online.room.value);
  }

  /** A ply can be taken back, or asked back from whoever plays elsewhere. */
  get mayUndo(): boolean {
    const session = this.#parts.session();
    const isAllowed = !this.isOn || (session.game.outcome === undefined && hasHuman(session.players));
    return isAllowed && session.mayUndo;
  }

  get mayRedo(): boolean {
    return !this.isOn && this.#parts.session().mayRedo;
  }

  /** Whoever plays from elsewhere. */
  get player(): Player {
    return this.#desk?.player ?? NOBODY;
  }

  get intents(): OnlineIntents {
    const ask = (what: (desk: OnlineDesk) => unknown): void => {
      void this.#open().then((desk) => desk && what(desk));
    };
    return {
      nameSelf: (name) => ask((desk) => desk.nameSelf(name)),
      createRoom: (wish) => ask((desk) => desk.createRoom(wish)),
      quickMatch: (wish) => ask((desk) => desk.quickMatch(wish)),
      joinRoom: (text, watch) => ask((desk) => desk.joinRoom(text, watch)),
      sitDown: (place) => ask((desk) => desk.sitDown(place)),
      comeBack: () => ask((desk) => desk.comeBack()),
      leaveRoom: () => this.leave(),
      resignOnline: () => ask((desk) => desk.room?.resign()),
      offer: (offer) => ask((desk) => desk.room?.offer(offer)),
      answerOffer: (offer, accept) => ask((desk) => desk.room?.answer(offer, accept)),
      claimWin: () => ask((desk) => desk.room?.claim()),
      say: (text) => ask((desk) => desk.room?.say(text)),
      muteChat: (muted) => ask((desk) => desk.muteChat(muted)),
      showChat: () => {
        this.#parts.view.study.recordTab.value = 'chat';
        this.#parts.view.recordOpen.value = true;
      },
    };
  }

  /** Listens from now on, and enters the room that the address names. */
  start(): void {
    const { window, view } = this.#parts;
    this.#disposer.defer(listen(window, 'hashchange', () => this.#enterAddressed()));
    this.#disposer.defer(
      effect(() => {
        const isLobby = view.dialog.value === 'online';
        if (isLobby || this.#desk !== undefined) untracked(() => void this.#watchLobby());
      }),
    );
    const isStill = computed(() => isRoomStill(view.online.room.value));
    this.#disposer.defer(isStill.subscribe(() => untracked(() => this.#parts.changed())));
    this.#enterAddressed();
  }

  /** The game on the board has changed. */
  happened(event: GameEvent): void {
    if (this.isOn) this.#desk?.room?.happened(event);
  }

  /** Something else wants the board: true once it is free. A game that goes on is not left unasked. */
  giveWay(): boolean {
    const { view } = this.#parts;
    const room = view.online.room.value;
    if (room === undefined) return true;
    if (room.side !== undefined && room.status === 'playing' && !room.isOver && room.link !== 'gone') {
      view.dialog.value = 'leaveRoom';
      return false;
    }
    this.leave();
    return true;
  }

  leave(): void {
    this.#desk?.leave();
  }

  dispose(): void {
    this.#disposer.dispose();
    this.#desk?.dispose();
  }

  #enterAddressed(): void {
    const code = roomCodeIn(this.#parts.window.location.hash);
    if (code === undefined || code === this.#parts.view.online.room.value?.code) return;
    void this.#open().then((desk) => desk?.joinRoom(code, false));
  }

  async #watchLobby(): Promise<void> {
    const desk = await this.#open();
    desk?.watchLobby(this.#parts.view.dialog.value === 'online');
  }

  #open(): Promise<OnlineDesk | undefined> {
    this.#opening ??= this.#load();
    return this.#opening;
  }

  async #load(): Promise<OnlineDesk | undefined> {
    const { view, session, tour } = this.#parts;
    try {
      const { OnlineDesk } = await import('./onlineDesk.ts');
      if (this.#disposer.disposed) return undefined;
      this.#desk = new OnlineDesk({ ...this.#parts, session: session(), tour: tour() });
      return this.#desk;
    } catch {
      // The chunk could not be fetched: it may be had later, with a network.
      this.#opening = undefined;
      view.online.lobby.value = 'away';
      view.online.trouble.value = 'no-answer';
      return undefined;
    }
  }
}
