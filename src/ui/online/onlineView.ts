import { signal, type Signal } from '@preact/signals';
import type { Lobby } from '../../net/doors.ts';
import type { ChatLine, OpenOffer, RefusalCode, RoomStatus } from '../../net/messages.ts';
import type { GoneReason } from '../../net/onlineEvent.ts';
import type { Side } from '../../rules/index.ts';

/** The room of an online game, as far as it is not the board. */
export interface RoomView {
  readonly code: string;
  readonly status: RoomStatus;
  /** The game that is played has been decided. */
  readonly isOver: boolean;
  /** One's own side; undefined for a spectator. */
  readonly side: Side | undefined;
  readonly names: Readonly<Record<Side, string>>;
  readonly here: Readonly<Record<Side, boolean>>;
  readonly watchers: number;
  /** `restarting`: the server has said that it stops, and is expected back. */
  readonly link: 'open' | 'lost' | 'restarting' | 'gone';
  /** Why the connection is gone for good. */
  readonly gone: GoneReason | undefined;
  readonly offers: readonly OpenOffer[];
  /** Seconds in which an absent opponent may come back; 0 when the game may be claimed, undefined while nobody is away. */
  readonly returnSeconds: number | undefined;
  /** What the server refused last; taken away by the next event. */
  readonly refused: RefusalCode | undefined;
}

export interface ChatView {
  readonly lines: readonly ChatLine[];
  /** Lines that came while the chat was not in sight. */
  readonly unread: number;
  /** What others write is not shown. */
  readonly muted: boolean;
}

/** What is shown of online play. Written only by app/. */
export interface OnlineView {
  /** Undefined while no online game is on the board. */
  readonly room: Signal<RoomView | undefined>;
  readonly chat: Signal<ChatView>;
  /** The lobby as it is now; `away` while the server cannot be reached. */
  readonly lobby: Signal<Lobby | 'seeking' | 'away'>;
  /** The person's own name. */
  readonly name: Signal<string>;
  /** The address under which others find the room; empty while it is not known. */
  readonly invite: Signal<string>;
  /** A room is being opened or entered. */
  readonly busy: Signal<boolean>;
  /** The room that is to be entered and that another tab of this browser has open. */
  readonly elsewhere: Signal<string | undefined>;
  /** Why no room could be entered. */
  readonly trouble: Signal<GoneReason | undefined>;
}

export const NO_CHAT: ChatView = { lines: [], unread: 0, muted: false };

export function createOnlineView(): OnlineView {
  return {
    room: signal<RoomView | undefined>(undefined),
    chat: signal(NO_CHAT),
    lobby: signal<Lobby | 'seeking' | 'away'>('seeking'),
    name: signal(''),
    invite: signal(''),
    busy: signal(false),
    elsewhere: signal<string | undefined>(undefined),
    trouble: signal<GoneReason | undefined>(undefined),
  };
}

/** While people play each other, nobody is helped by the engine, spectators neither. */
export function isHelpBarred(room: RoomView | undefined): boolean {
  return room !== undefined && !room.isOver;
}

/** Nobody is to move in the room: an opponent is waited for, or this page has lost its seat. */
export function isRoomStill(room: RoomView | undefined): boolean {
  return room?.status === 'waiting' || room?.link === 'gone';
}
