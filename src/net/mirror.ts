import { Game } from '../game/game.ts';
import type { Listener } from '../lib/stream.ts';
import { standardStart } from '../rules/index.ts';
import { NO_PRESENCE } from './decodeServer.ts';
import {
  KEPT_CHAT,
  type ClockTime,
  type Moved,
  type Offer,
  type OpenOffer,
  type Presence,
  type ServerMessage,
  type Sync,
} from './messages.ts';
import type { OnlineEvent } from './onlineEvent.ts';
import { replayTranscript } from './transcript.ts';

type Ended = Extract<ServerMessage, { kind: 'ended' }>;

const USUAL_SIZE = 8;

/** What is known here of a room on the server: follows its messages and tells what they changed. */
export class Mirror {
  readonly #tell: Listener<OnlineEvent>;
  readonly #now: () => number;
  #sync: Sync | undefined;
  #game = Game.start(standardStart(USUAL_SIZE));
  #presence: Presence = NO_PRESENCE;
  /** When the room's state, and the clocks in it, came. */
  #shownAt = 0;
  #heldEnd: Ended | undefined;

  constructor(tell: Listener<OnlineEvent>, now: () => number) {
    this.#tell = tell;
    this.#now = now;
  }

  get game(): Game {
    return this.#game;
  }

  /** The last sync with the chat and offers since, but without the moves since; undefined before the first. */
  get sync(): Sync | undefined {
    return this.#sync;
  }

  get presence(): Presence {
    return this.#presence;
  }

  /** The clocks at this moment; undefined without clocks. */
  get time(): ClockTime | undefined {
    const { time } = this.#presence;
    if (time?.running === undefined) return time;
    const rest = Math.max(0, time[time.running] - (this.#now() - this.#shownAt));
    return { ...time, [time.running]: rest };
  }

  show(presence: Presence): void {
    this.#presence = presence;
    this.#shownAt = this.#now();
    this.#tell({ kind: 'presence', presence });
  }

  /** Takes over what the server said; false where it does not fit what is known, so that everything must be asked for. */
  follow(message: ServerMessage): boolean {
    switch (message.kind) {
      case 'synced':
        return this.#begin(message.sync);
      case 'moved':
        return this.move(message.moved);
      case 'ended':
        return this.#end(message);
      case 'said':
        this.#note({ chat: [...(this.#sync?.chat ?? []), message.line].slice(-KEPT_CHAT) });
        this.#tell(message);
        return true;
      case 'offered':
        this.#note({ offers: [...this.#offersBut(message.open.offer), message.open] });
        this.#tell(message);
        return true;
      case 'declined':
        this.#note({ offers: this.#offersBut(message.open.offer) });
        this.#tell(message);
        return true;
      default:
        this.#tell(message);
        return true;
    }
  }

  /** A ply that the server has accepted; one that is known already changes nothing. */
  move(moved: Moved): boolean {
    if (moved.epoch !== this.#sync?.epoch) return false;
    const known = this.#game.line[moved.ply];
    if (known) return known.ply.square === moved.square;
    const played = moved.ply === this.#game.cursor ? this.#game.play(moved.square) : undefined;
    if (!played?.ok) return false;
    this.#game = played.value.game;
    this.#note({ offers: [], took: [...this.#sync.took, moved.tookMs] });
    this.#tell({ kind: 'moved', moved, game: this.#game });
    if (this.#heldEnd) this.#end(this.#heldEnd);
    return true;
  }

  /** The end by one's own last ply is told before that ply is acknowledged, and waits for it. */
  #end(ended: Ended): boolean {
    const isEarly = ended.outcome.kind === 'counted' && this.#game.outcome === undefined;
    this.#heldEnd = isEarly ? ended : undefined;
    if (isEarly) return true;
    this.#game = this.#game.end(ended.outcome);
    this.#note({ outcome: ended.outcome, offers: [] });
    this.#tell({ ...ended, game: this.#game });
    return true;
  }

  #begin(sync: Sync): boolean {
    const game = replayTranscript(sync.moves, sync.size, sync.outcome);
    if (!game) return false;
    this.#sync = sync;
    this.#game = game;
    this.#heldEnd = undefined;
    this.#tell({ kind: 'synced', sync, game });
    return true;
  }

  #note(news: Partial<Sync>): void {
    if (this.#sync) this.#sync = { ...this.#sync, ...news };
  }

  #offersBut(offer: Offer): readonly OpenOffer[] {
    return this.#sync?.offers.filter((open) => open.offer !== offer) ?? [];
  }
}
