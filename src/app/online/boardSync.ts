import type { Game } from '../../game/game.ts';
import type { GameEvent } from '../../game/gameEvent.ts';
import type { Disposable } from '../../lib/disposer.ts';
import type { OnlineEvent } from '../../net/onlineEvent.ts';
import { DEFAULT_SETUP, type GameSetup, type Seat, type Seats } from '../../records/gameSetup.ts';
import { SIDES, type Side, type Square } from '../../rules/index.ts';
import type { OnlineRoomParts, RoomGame } from './roomParts.ts';

const HUMAN: Seat = { kind: 'human' };

/**
 * Keeps the game on the board what the server says it is. One's own disc is placed at once and sent; a ply from
 * elsewhere is the answer of its player; whatever else differs is put right as a whole.
 */
export class BoardSync implements Disposable {
  readonly #game: RoomGame;
  readonly #session: OnlineRoomParts['session'];
  /** One's own plies on their way to the server, and the last of them. */
  #underWay = 0;
  #sending: Promise<void> = Promise.resolve();
  #isDisposed = false;

  constructor(game: RoomGame, session: OnlineRoomParts['session']) {
    this.#game = game;
    this.#session = session;
  }

  /** Puts the server's game on the board. */
  begin(): void {
    this.#replace();
  }

  onEvent(event: OnlineEvent): void {
    if (event.kind === 'presence') this.#seat();
    if (event.kind === 'synced' || event.kind === 'moved' || event.kind === 'ended') this.#follow();
  }

  /** The game on the board has changed: one's own disc goes to the server. */
  happened(event: GameEvent): void {
    if (event.kind !== 'played') return;
    const { side, square } = event.step.ply;
    const plies = event.game.cursor - 1;
    const isKnown = this.#game.game.line[plies]?.ply.square === square;
    if (side !== this.#game.side || isKnown) {
      // A server that has gone on meanwhile is followed when this event has been told to everybody.
      queueMicrotask(() => this.#follow());
      return;
    }
    this.#underWay++;
    this.#sending = this.#sending.then(() => this.#send(plies, square));
  }

  dispose(): void {
    this.#isDisposed = true;
  }

  async #send(plies: number, square: Square): Promise<void> {
    if (!this.#isDisposed && this.#game.game.cursor === plies) await this.#game.place(square);
    this.#underWay--;
    this.#follow();
  }

  #follow(): void {
    if (this.#isDisposed) return;
    const here = this.#session.game;
    const truth = this.#game.game;
    if (!isSameSeats(this.#session.setup.seats, this.#seats)) this.#replace();
    else if (isSameGame(here, truth) || this.#isAwaited(here, truth)) return;
    else if (isSameLine(here, truth) && here.outcome === undefined && truth.outcome)
      this.#session.end(truth.outcome);
    else this.#replace();
  }

  /** The board and the server are about to agree: a ply is on its way from one to the other. */
  #isAwaited(here: Game, truth: Game): boolean {
    const common = Math.min(here.cursor, truth.cursor);
    if (here.start.size !== truth.start.size || commonPlies(here, truth) < common) return false;
    const ahead = here.steps.slice(truth.cursor);
    if (ahead.length > 0)
      return ahead.length <= this.#underWay && ahead.every(({ ply }) => ply.side === this.#game.side);
    const isNext = truth.cursor === here.cursor + 1 && here.outcome === undefined;
    return isNext && this.#session.players[here.position.mover].kind === 'remote';
  }

  #replace(): void {
    if (this.#isDisposed) return;
    const setup: GameSetup = { ...DEFAULT_SETUP, size: this.#game.game.start.size, seats: this.#seats };
    this.#session.restore({ setup, game: this.#game.game, time: undefined });
  }

  /** Somebody has come in or has another name. */
  #seat(): void {
    if (!isSameSeats(this.#session.setup.seats, this.#seats)) this.#session.changeSeats(this.#seats);
  }

  /** Nobody places a disc before both are there. */
  get #seats(): Seats {
    return { black: this.#seatOf('black'), white: this.#seatOf('white') };
  }

  #seatOf(side: Side): Seat {
    const { side: own, presence, game } = this.#game;
    const isBegun = presence.status !== 'waiting' || game.cursor > 0;
    if (side === own && isBegun) return HUMAN;
    return { kind: 'remote', name: presence.names[side] };
  }
}

function isSameSeats(a: Seats, b: Seats): boolean {
  return SIDES.every((side) => {
    const [one, other] = [a[side], b[side]];
    if (one.kind !== 'remote' || other.kind !== 'remote') return one.kind === other.kind;
    return one.name === other.name;
  });
}

function commonPlies(a: Game, b: Game): number {
  const most = Math.min(a.cursor, b.cursor);
  const differs = a.steps.findIndex(({ ply }, index) => ply.square !== b.line[index]?.ply.square);
  return differs < 0 ? most : Math.min(most, differs);
}

function isSameLine(a: Game, b: Game): boolean {
  return a.start.size === b.start.size && a.cursor === b.cursor && commonPlies(a, b) === a.cursor;
}

function isSameGame(a: Game, b: Game): boolean {
  const isSameEnd = a.outcome?.kind === b.outcome?.kind && a.outcome?.winner === b.outcome?.winner;
  return isSameLine(a, b) && isSameEnd;
}
