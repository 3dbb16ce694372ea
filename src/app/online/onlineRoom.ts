import { effect, untracked } from '@preact/signals';
import type { GameEvent } from '../../game/gameEvent.ts';
import { Disposer, type Disposable } from '../../lib/disposer.ts';
import type { ChatLine, Offer } from '../../net/messages.ts';
import type { OnlineEvent } from '../../net/onlineEvent.ts';
import type { GameAbout } from '../../records/gameAbout.ts';
import type { SavedSession } from '../savedSession.ts';
import type { RoomView } from '../../ui/online/onlineView.ts';
import { Absence } from './absence.ts';
import { BoardSync } from './boardSync.ts';
import { sayOnline } from './onlineWords.ts';
import type { OnlineRoomParts } from './roomParts.ts';

/** The clocks are shown anew so often. */
const TICK_MS = 200;
const DAY_LETTERS = 10;
const MS_PER_SECOND = 1000;

/** An online game on the board: the server's word moves it, and what is done here goes to the server. */
export class OnlineRoom implements Disposable {
  readonly #parts: OnlineRoomParts;
  readonly #disposer = new Disposer();
  readonly #board: BoardSync;
  readonly #absence: Absence;
  /** One's own game, which comes back after this one. */
  readonly #aside: { readonly saved: SavedSession; readonly about: GameAbout };
  readonly #day = new Date().toISOString().slice(0, DAY_LETTERS);
  #keptRound: string | undefined;
  /** The server has said that it stops. */
  #isRestarting = false;

  constructor(parts: OnlineRoomParts) {
    this.#parts = parts;
    const { game, view, session, timing } = parts;
    this.#aside = { saved: session.saved, about: view.about.value };
    this.#absence = this.#disposer.add(new Absence(timing, () => this.#write()));
    this.#board = this.#disposer.add(new BoardSync(game, session));
    this.#write();
    this.#board.begin();
    this.#afterGame();
    const { chat } = view.online;
    chat.value = { ...chat.value, lines: game.sync?.chat ?? [], unread: 0 };
    this.#disposer.defer(game.events.listen((event) => this.#onEvent(event)));
    this.#disposer.defer(effect(() => this.#readChat()));
    this.#tick();
  }

  /** The game on the board has changed. */
  happened(event: GameEvent): void {
    this.#board.happened(event);
    if (event.kind === 'ended') this.#afterGame();
  }

  resign(): void {
    void this.#parts.game.resign();
  }

  offer(offer: Offer): void {
    void this.#parts.game.offer(offer);
  }

  answer(offer: Offer, accept: boolean): void {
    void this.#parts.game.answer(offer, accept).then(() => this.#write());
  }

  claim(): void {
    void this.#parts.game.claim();
  }

  say(text: string): void {
    void this.#parts.game.say(text);
  }

  /** Takes the online game from the board and brings one's own back. */
  leave(): void {
    this.dispose();
    const { view, session } = this.#parts;
    const { online, study } = view;
    online.room.value = undefined;
    online.chat.value = { ...online.chat.value, lines: [], unread: 0 };
    online.invite.value = '';
    if (study.recordTab.value === 'chat') study.recordTab.value = 'moves';
    view.about.value = this.#aside.about;
    session.restore(this.#aside.saved);
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  #onEvent(event: OnlineEvent): void {
    const { view, words, game } = this.#parts;
    const said = sayOnline(event, game, view.online.room.value, words.translate);
    this.#board.onEvent(event);
    if (event.kind === 'closing') this.#isRestarting = true;
    if (event.kind === 'synced') this.#isRestarting = false;
    if (event.kind === 'said') this.#hear(event.line);
    if (event.kind === 'offered' && event.open.side !== game.side) this.#clearView();
    if (event.kind === 'synced') this.#takeChat(event.sync.chat);
    this.#write(event);
    if (event.kind === 'synced' || event.kind === 'ended') this.#afterGame();
    const isHushed = event.kind === 'said' && view.online.chat.value.muted;
    if (said !== '' && !isHushed) words.say(said);
  }

  /** What is offered is answered beside the board: the result makes way. */
  #clearView(): void {
    const { dialog, lookingBack } = this.#parts.view;
    if (dialog.value !== 'result') return;
    dialog.value = undefined;
    lookingBack.value = true;
  }

  /** Shows the room as it is now. */
  #write(event?: OnlineEvent): void {
    const { game, view } = this.#parts;
    const { room } = view.online;
    const { presence, connection, side, sync } = game;
    const isPlaying = presence.status === 'playing' && game.game.outcome === undefined;
    const before = room.value;
    room.value = {
      ...{ code: game.code, side, status: presence.status, isOver: game.game.outcome !== undefined },
      ...{ names: presence.names, here: presence.here, watchers: presence.watchers },
      link: this.#link,
      gone: connection.state === 'gone' ? connection.reason : undefined,
      offers: sync?.offers ?? [],
      returnSeconds: this.#absence.look(isPlaying ? game : undefined),
      refused: event?.kind === 'refused' ? event.code : event === undefined ? before?.refused : undefined,
    };
    this.#writeAbout();
    if (before?.status === 'waiting' && isPlaying && view.dialog.value === 'invite')
      view.dialog.value = undefined;
  }

  get #link(): RoomView['link'] {
    const { state } = this.#parts.game.connection;
    if (state === 'gone') return state;
    if (this.#isRestarting) return 'restarting';
    return state === 'lost' ? state : 'open';
  }

  #writeAbout(): void {
    const { game, view } = this.#parts;
    const { names } = game.presence;
    const times = game.sync?.took.map((ms) => Math.round(ms / 100) / (MS_PER_SECOND / 100)) ?? [];
    view.about.value = {
      black: names.black === '' ? undefined : names.black,
      white: names.white === '' ? undefined : names.white,
      ...{ date: this.#day, event: undefined, source: 'online', times },
    };
  }

  /** A game that has come to its end at both ends is kept, once, by those who played it. */
  #afterGame(): void {
    const { game, session, keepGame } = this.#parts;
    const round = `online-${game.code}-${game.sync?.round ?? 0}`;
    const isOver = game.game.outcome !== undefined && session.game.outcome !== undefined;
    const isPlayed = isOver && game.side !== undefined && session.game.cursor > 0;
    if (!isPlayed || this.#keptRound === round || session.game.cursor !== game.game.cursor) return;
    this.#keptRound = round;
    this.#writeAbout();
    keepGame(session.game, round);
  }

  #hear(line: ChatLine): void {
    const { chat } = this.#parts.view.online;
    const { game } = this.#parts;
    const isOwn = game.side !== undefined && line.side === game.side;
    const isUnread = !isOwn && !chat.value.muted && !this.#isChatInSight;
    const unread = chat.value.unread + (isUnread ? 1 : 0);
    chat.value = { ...chat.value, lines: game.sync?.chat ?? [], unread };
  }

  /** What was said while the connection was lost is new. */
  #takeChat(lines: readonly ChatLine[]): void {
    const { chat } = this.#parts.view.online;
    const last = chat.value.lines.at(-1)?.number ?? 0;
    const news = lines.filter((line) => line.number > last && line.side !== this.#parts.game.side).length;
    const isRead = chat.value.muted || this.#isChatInSight;
    chat.value = { ...chat.value, lines, unread: chat.value.unread + (isRead ? 0 : news) };
  }

  get #isChatInSight(): boolean {
    const { recordOpen, study } = this.#parts.view;
    return recordOpen.peek() && study.recordTab.peek() === 'chat';
  }

  #readChat(): void {
    const { recordOpen, study, online } = this.#parts.view;
    if (!recordOpen.value || study.recordTab.value !== 'chat') return;
    untracked(() => {
      online.chat.value = { ...online.chat.value, unread: 0 };
    });
  }

  #tick(): void {
    const { view, game, timing } = this.#parts;
    const { time } = game;
    if (time !== undefined || view.clock.value !== undefined) view.clock.value = time;
    this.#disposer.defer(timing.after(TICK_MS, () => this.#tick()));
  }
}
