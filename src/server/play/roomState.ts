import { schema, t, type SchemaType } from '@colyseus/schema';
import type { ClockTime } from '../../net/messages.ts';
import type { Match } from './match.ts';

/**
 * What a room's pages see at every moment. The board is never in it: the moves are the one truth. The clocks stand as they
 * did when the state was last sent: who comes in starts a sending, and each page counts on by itself.
 */
export const RoomState = schema({
  status: t.string().default('waiting'),
  blackName: t.string().default(''),
  whiteName: t.string().default(''),
  blackHere: t.boolean().default(false),
  whiteHere: t.boolean().default(false),
  watchers: t.uint16().default(0),
  hasClock: t.boolean().default(false),
  blackMs: t.uint32().default(0),
  whiteMs: t.uint32().default(0),
  /** The side whose clock runs, or nothing. */
  running: t.string().default(''),
});
export type RoomState = SchemaType<typeof RoomState>;

/** Writes everything that is to be seen of a match. */
export function writeState(state: RoomState, match: Match, watchers: number): void {
  const [black, white] = [match.seatOf('black'), match.seatOf('white')];
  Object.assign(state, {
    ...{ status: match.status, watchers },
    ...{ blackName: match.nameAt(black) ?? '', whiteName: match.nameAt(white) ?? '' },
    ...{ blackHere: match.isHere(black), whiteHere: match.isHere(white) },
  });
  writeClocks(state, match.time);
}

/** Writes how the clocks stand now. */
export function writeClocks(state: RoomState, time: ClockTime | undefined): void {
  state.hasClock = time !== undefined;
  state.blackMs = time?.black ?? 0;
  state.whiteMs = time?.white ?? 0;
  state.running = time?.running ?? '';
}
