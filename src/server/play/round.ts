import { Game } from '../../game/game.ts';
import type { Outcome } from '../../game/outcome.ts';
import type { Command, Moved, RefusalCode } from '../../net/messages.ts';
import type { ClockSetup } from '../../records/gameSetup.ts';
import { makeSquare, standardStart, type BoardSize, type Side } from '../../rules/index.ts';
import type { NewGame, SeatNumber, StoredGame, StoredMove, TimeLeft } from '../store/store.ts';
import { GameClock, type Spent } from './gameClock.ts';

type Move = Extract<Command, { kind: 'move' }>;

const UNTIMED = { tookMs: 0, left: { black: 0, white: 0 } };

/** What is to be done with a move: store it, acknowledge it again, or refuse it. */
export type Verdict =
  | { readonly kind: 'play'; readonly stored: StoredMove; readonly spent: Spent }
  | { readonly kind: 'known' }
  | { readonly kind: 'late' }
  | { readonly kind: 'refuse'; readonly code: RefusalCode };

/** What a round is made of, beside what is stored of it. */
export interface RoundSetup {
  readonly size: BoardSize;
  readonly clock: ClockSetup | undefined;
  readonly mostCreditMs: number;
}

/** One game of a room: the transcript replayed by the rules, who plays which side, and the clocks. */
export class Round {
  readonly id: string;
  readonly number: number;
  readonly blackSeat: SeatNumber;
  readonly clock: GameClock;
  epoch: number;
  #game: Game;
  #took: number[];

  constructor(stored: NewGame & Partial<StoredGame>, setup: RoundSetup) {
    const moves = stored.moves ?? [];
    this.id = stored.id;
    this.number = stored.round;
    this.blackSeat = stored.blackSeat;
    this.epoch = stored.epoch;
    this.clock = new GameClock(setup.clock, stored.left, setup.mostCreditMs);
    this.#game = replay(setup.size, moves, stored.outcome);
    this.#took = moves.map(({ tookMs }) => tookMs);
  }

  get game(): Game {
    return this.#game;
  }

  get isOver(): boolean {
    return this.#game.outcome !== undefined;
  }

  get mover(): Side {
    return this.#game.position.mover;
  }

  /** The plies as squares in one word. */
  get transcript(): string {
    return this.#game.steps.map(({ ply }) => makeSquare(ply.square, this.#game.start.size)).join('');
  }

  get took(): readonly number[] {
    return this.#took;
  }

  sideOf(seat: SeatNumber): Side {
    return seat === this.blackSeat ? 'black' : 'white';
  }

  seatOf(side: Side): SeatNumber {
    return side === 'black' ? this.blackSeat : otherSeat(this.blackSeat);
  }

  /** Judges a move of `side` that came in at `now`; nothing changes yet. */
  judge(side: Side, move: Move, now: number, lagMs: number): Verdict {
    const game = this.#game;
    if (move.epoch !== this.epoch) return { kind: 'refuse', code: 'stale-ply' };
    const known = game.line[move.ply]?.ply;
    if (known) {
      const isSame = known.side === side && known.square === move.square;
      return isSame ? { kind: 'known' } : { kind: 'refuse', code: this.isOver ? 'game-over' : 'stale-ply' };
    }
    if (this.isOver) return { kind: 'refuse', code: 'game-over' };
    if (move.ply !== game.cursor) return { kind: 'refuse', code: 'stale-ply' };
    if (side !== this.mover) return { kind: 'refuse', code: 'out-of-turn' };
    if (!game.position.plyAt(move.square).ok) return { kind: 'refuse', code: 'illegal' };
    if (this.clock.isFallen(now, lagMs)) return { kind: 'late' };
    const spent = this.clock.price(now, lagMs);
    const stored = { ply: move.ply, square: move.square, tookMs: spent.tookMs, left: spent.left };
    return { kind: 'play', stored, spent };
  }

  /** Carries out a move that has been judged and stored; the next clock runs from now on. */
  play(verdict: Extract<Verdict, { kind: 'play' }>, now: number, lagMs: number): Moved {
    const { stored, spent } = verdict;
    const played = this.#game.play(stored.square);
    if (!played.ok) throw new Error(`must hold: a judged move is legal, not ${played.error}`);
    this.#game = played.value.game;
    this.#took.push(Math.round(stored.tookMs));
    this.clock.pay(spent, now, lagMs);
    if (!this.isOver) this.clock.start(this.mover, now);
    return this.movedAt(stored.ply);
  }

  /** What the pages are told of a ply. */
  movedAt(ply: number): Moved {
    const square = this.#game.line[ply]?.ply.square ?? 0;
    return { epoch: this.epoch, ply, square, tookMs: this.#took[ply] ?? 0 };
  }

  /** Where a takeback that `side` asks for leads: before its own last ply; undefined where it has none. */
  takebackOf(side: Side): number | undefined {
    const plies = this.#game.steps.map(({ ply }) => ply.side).lastIndexOf(side);
    return plies < 0 ? undefined : plies;
  }

  takeBack(plies: number, epoch: number, now: number): void {
    this.#game = replayTo(this.#game, plies);
    this.#took = this.#took.slice(0, plies);
    this.epoch = epoch;
    this.clock.stop(now);
    this.clock.start(this.mover, now);
  }

  end(outcome: Outcome, now: number): TimeLeft {
    this.clock.stop(now);
    this.#game = this.#game.end(outcome);
    return this.clock.leftAt(now);
  }
}

export function otherSeat(seat: SeatNumber): SeatNumber {
  return seat === 0 ? 1 : 0;
}

function replay(size: BoardSize, moves: readonly StoredMove[], outcome: Outcome | undefined): Game {
  let game = Game.start(standardStart(size));
  for (const { ply, square } of moves) {
    const played = game.play(square);
    if (!played.ok || ply !== game.cursor) throw new Error(`A stored game cannot be replayed at ply ${ply}`);
    game = played.value.game;
  }
  return outcome === undefined ? game : game.end(outcome);
}

/** The game up to there, without the line that is given up. */
function replayTo(game: Game, plies: number): Game {
  return replay(
    game.start.size,
    game.line.slice(0, plies).map(({ ply }, index) => ({ ply: index, square: ply.square, ...UNTIMED })),
    undefined,
  );
}
