import type { LobbyRoom } from '../../net/doors.ts';
import type { RoomStatus } from '../../net/messages.ts';
import type { ClockSetup } from '../../records/gameSetup.ts';
import { opponentOf, type BoardSize, type Side } from '../../rules/index.ts';
import type { SeatNumber, StoredRoom } from '../store/store.ts';

/** What other processes see of a room. */
export interface Listing {
  readonly code: string;
  /** Whether the lobby shows it. */
  readonly listed: boolean;
  readonly status: RoomStatus;
  readonly size: BoardSize;
  /** Null where the games have no clock: this goes through JSON. */
  readonly clock: ClockSetup | null;
  readonly names: readonly string[];
  /** The side that a guest would play, where the host chose the other. */
  readonly free: Side | null;
  /** A guest may sit down at once: the host is there, and waits. */
  readonly open: boolean;
}

interface Seen {
  readonly status: RoomStatus;
  readonly nameAt: (seat: SeatNumber) => string | undefined;
  readonly isHere: (seat: SeatNumber) => boolean;
  readonly seatOf: (side: Side) => SeatNumber;
}

export function listingOf(room: StoredRoom, match: Seen, hostIsComing: boolean): Listing {
  const { code, listed, size, clock, sideChosen } = room;
  const { status } = match;
  const host: Side = match.seatOf('black') === 0 ? 'black' : 'white';
  const names = [match.nameAt(0), match.nameAt(1)].filter((name) => name !== undefined);
  return {
    ...{ code, listed, status, size, names, clock: clock ?? null },
    free: sideChosen && status === 'waiting' ? opponentOf(host) : null,
    open: status === 'waiting' && (match.isHere(0) || hostIsComing) && match.nameAt(1) === undefined,
  };
}

/** The room as the lobby shows it; undefined where it does not. */
export function lobbyRoomOf(listing: Listing): LobbyRoom | undefined {
  const { code, listed, status, size, clock, names, free, open } = listing;
  if (!listed || status === 'over' || (status === 'waiting' && !open)) return undefined;
  return { code, status, size, names, clock: clock ?? undefined, free: free ?? undefined };
}
