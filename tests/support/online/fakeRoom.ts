import { Game } from '../../../src/game/game.ts';
import type { Outcome } from '../../../src/game/outcome.ts';
import { err, ok } from '../../../src/lib/result.ts';
import { Stream } from '../../../src/lib/stream.ts';
import type { Presence, Sync } from '../../../src/net/messages.ts';
import type { Connection, OnlineEvent } from '../../../src/net/onlineEvent.ts';
import type { RoomGame } from '../../../src/app/online/roomParts.ts';
import { standardStart, type Side, type Square } from '../../../src/rules/index.ts';

const SYNC: Sync = {
  ...{
    code: 'abcdefghjk',
    epoch: 1,
    round: 0,
    size: 8,
    clock: undefined,
    side: 'black',
    moves: '',
    took: [],
  },
  ...{ outcome: undefined, offers: [], chat: [], graceMs: 60_000 },
};

/** An online game whose server is the test. */
export class FakeRoom implements RoomGame {
  readonly code = 'abcdefghjk';
  readonly events = new Stream<OnlineEvent>();
  game = Game.start(standardStart(8));
  sync: Sync;
  presence: Presence = {
    status: 'playing',
    names: { black: 'Ann', white: 'Bob' },
    here: { black: true, white: true },
    watchers: 0,
    time: undefined,
  };
  connection: Connection = { state: 'open' };
  time: RoomGame['time'] = undefined;
  /** What was asked of the server, in order. */
  readonly asked: string[] = [];
  /** The server refuses discs. */
  refuses = false;

  constructor(side: Side | undefined) {
    this.sync = { ...SYNC, side };
  }

  get side(): Side | undefined {
    return this.sync.side;
  }

  place(square: Square) {
    this.asked.push(`place ${square}`);
    if (this.refuses) {
      this.events.emit({ kind: 'refused', code: 'illegal' });
      return Promise.resolve(err('illegal' as const));
    }
    this.accept(square);
    return Promise.resolve(ok(undefined));
  }

  resign() {
    return this.#note('resign');
  }

  offer(offer: string) {
    return this.#note(`offer ${offer}`);
  }

  answer(offer: string, accept: boolean) {
    return this.#note(`answer ${offer} ${accept}`);
  }

  claim() {
    return this.#note('claim');
  }

  say(text: string) {
    return this.#note(`say ${text}`);
  }

  /** The server has a ply, of whomever. */
  accept(square: Square): void {
    const ply = this.game.cursor;
    const played = this.game.play(square);
    if (!played.ok) throw new Error(played.error);
    this.game = played.value.game;
    this.sync = { ...this.sync, took: [...this.sync.took, 1500] };
    const moved = { epoch: 1, ply, square, tookMs: 1500 };
    this.events.emit({ kind: 'moved', moved, game: this.game });
  }

  end(outcome: Outcome): void {
    this.game = this.game.end(outcome);
    this.events.emit({ kind: 'ended', outcome, game: this.game });
  }

  /** The server says everything anew. */
  syncTo(game: Game, news: Partial<Sync> = {}): void {
    this.game = game;
    this.sync = { ...this.sync, ...news };
    this.events.emit({ kind: 'synced', sync: this.sync, game });
  }

  show(presence: Partial<Presence>): void {
    this.presence = { ...this.presence, ...presence };
    this.events.emit({ kind: 'presence', presence: this.presence });
  }

  connect(connection: Connection): void {
    this.connection = connection;
    this.events.emit({ kind: 'connection', connection });
  }

  #note(what: string) {
    this.asked.push(what);
    return Promise.resolve(ok(undefined));
  }
}
