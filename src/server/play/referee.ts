import type { Outcome } from '../../game/outcome.ts';
import type { Disposable } from '../../lib/disposer.ts';
import type { Moved, Offer, OpenOffer, Reply } from '../../net/messages.ts';
import { opponentOf, type Side } from '../../rules/index.ts';
import type { SeatNumber, StoredRoom } from '../store/store.ts';
import { Alarm } from './alarm.ts';
import type { Attendance } from './attendance.ts';
import { fullTime } from './gameClock.ts';
import { DONE, refuse, type MatchParts, type Spoken } from './matchParts.ts';
import { OfferBook } from './offerBook.ts';
import { otherSeat, Round, type RoundSetup } from './round.ts';

type Decision = Spoken<'resign' | 'offer' | 'answer' | 'claim'>;

/**
 * Decides what the seats ask for: validates, stores, applies, tells, and gives the answer. What was refused or could
 * not be stored has changed nothing. Its methods are called one after the other, never two at a time.
 */
export class Referee implements Disposable {
  readonly #parts: MatchParts;
  readonly #code: string;
  readonly #setup: RoundSetup;
  readonly #attendance: Attendance;
  readonly #offers = new OfferBook();
  readonly #flag: Alarm;
  /** Has the flag looked at, in turn with everything else. */
  readonly #flagFell: () => void;
  #round: Round | undefined;

  constructor(room: StoredRoom, parts: MatchParts, attendance: Attendance, flagFell: () => void) {
    this.#parts = parts;
    this.#code = room.code;
    this.#setup = { size: room.size, clock: room.clock, mostCreditMs: parts.mostCreditMs };
    this.#attendance = attendance;
    this.#flag = new Alarm(parts.timing);
    this.#flagFell = flagFell;
    this.#round = room.game && new Round(room.game, this.#setup);
  }

  /** The newest game; undefined before the first. */
  get round(): Round | undefined {
    return this.#round;
  }

  get offers(): readonly OpenOffer[] {
    return this.#offers.open;
  }

  async begin(number: number, blackSeat: SeatNumber, epoch: number): Promise<void> {
    const { store, owner } = this.#parts;
    const left = fullTime(this.#setup.clock);
    const game = { id: `${this.#code}:${number}`, round: number, blackSeat, epoch, left };
    if (!(await store.startGame(this.#code, game, owner))) return this.#parts.lost();
    this.#round = new Round(game, this.#setup);
    this.#offers.clear();
    this.#parts.count('started');
    this.resume();
    this.#parts.syncAll();
  }

  /** Lets the clock of the side to move run. */
  resume(): void {
    const round = this.#round;
    if (!round || round.isOver) return;
    if (!round.clock.runs) round.clock.start(round.mover, this.#now);
    this.#parts.timed();
    this.watchFlag();
  }

  async move(round: Round, seat: SeatNumber, move: Spoken<'move'>, receivedAt: number): Promise<Reply> {
    const lagMs = this.#parts.lagOf(seat);
    const verdict = round.judge(round.sideOf(seat), move, receivedAt, lagMs);
    if (verdict.kind === 'known') return { ok: true, moved: round.movedAt(move.ply) };
    if (verdict.kind === 'refuse') return refuse(verdict.code);
    if (verdict.kind === 'late') {
      await this.flag(round);
      return refuse('game-over');
    }
    if (!(await this.#parts.store.addMove(round.id, verdict.stored, this.#parts.owner))) return this.#lose();
    const moved = round.play(verdict, this.#now, lagMs);
    this.#afterMove(moved, seat);
    if (round.isOver) await this.settle(round);
    return { ok: true, moved };
  }

  decide(round: Round, seat: SeatNumber, command: Decision): Promise<Reply> | Reply {
    const side = round.sideOf(seat);
    if (command.epoch !== round.epoch) return refuse('stale-ply');
    switch (command.kind) {
      case 'offer':
        return this.#offer(round, side, command.offer);
      case 'answer':
        return this.#answer(round, side, command);
      case 'resign':
        return this.#end(round, { kind: 'resigned', winner: opponentOf(side) });
      default:
        return this.#claim(round, seat, side);
    }
  }

  /** The side whose clock has run out loses. */
  async flag(round: Round): Promise<void> {
    const winner = round.clock.winnerOnTime;
    if (winner !== undefined) await this.#end(round, { kind: 'time', winner });
  }

  /** Both have left for good. */
  async abandon(round: Round): Promise<void> {
    await this.#end(round, { kind: 'abandoned', winner: undefined });
  }

  /** Stores the end of a game in which neither side can move, and tells of it. */
  async settle(round: Round): Promise<void> {
    const { outcome } = round.game;
    if (outcome === undefined) return;
    this.#flag.clear();
    const left = round.clock.leftAt(this.#now);
    if (!(await this.#parts.store.endGame(round.id, outcome, left, this.#parts.owner)))
      return this.#parts.lost();
    this.#tellEnd(outcome);
  }

  /** Has the flag looked at when it can fall. */
  watchFlag(): void {
    const round = this.#round;
    const until =
      !round || round.isOver
        ? undefined
        : round.clock.untilFlag(this.#now, this.#parts.lagOf(round.seatOf(round.mover)));
    if (until === undefined) this.#flag.clear();
    else this.#flag.set(until, this.#flagFell);
  }

  dispose(): void {
    this.#flag.clear();
  }

  get #now(): number {
    return this.#parts.timing.now();
  }

  #afterMove(moved: Moved, seat: SeatNumber): void {
    this.#offers.clear();
    this.watchFlag();
    this.#parts.timed();
    this.#parts.count('moves');
    this.#parts.tell({ kind: 'moved', moved }, seat);
  }

  #claim(round: Round, seat: SeatNumber, side: Side): Promise<Reply> | Reply {
    const awayMs = this.#attendance.awayFor(otherSeat(seat), this.#now);
    if (!round.isOver && awayMs < this.#parts.graceMs) return refuse('may-not-claim');
    return this.#end(round, { kind: 'abandoned', winner: side });
  }

  #offer(round: Round, side: Side, offer: Offer): Promise<Reply> | Reply {
    if (offer === 'rematch' && !round.isOver) return refuse('game-not-over');
    if (offer !== 'rematch' && round.isOver) return refuse('game-over');
    if (offer === 'takeback' && round.takebackOf(side) === undefined) return refuse('nothing-to-take-back');
    const isMutual = offer !== 'takeback' && this.#offers.makerOf(offer) === opponentOf(side);
    if (isMutual) return this.#accept(round, offer, opponentOf(side));
    if (!this.#offers.mayMake(offer, side)) return refuse('already-offered');
    this.#offers.make(offer, side);
    this.#parts.tell({ kind: 'offered', open: { offer, side } });
    return DONE;
  }

  #answer(round: Round, side: Side, { offer, accept }: Spoken<'answer'>): Promise<Reply> | Reply {
    const maker = this.#offers.makerOf(offer);
    if (maker === undefined || (maker === side && accept)) return refuse('nothing-offered');
    if (accept) return this.#accept(round, offer, maker);
    this.#offers.close(offer, maker !== side);
    this.#parts.tell({ kind: 'declined', open: { offer, side: maker } });
    return DONE;
  }

  async #accept(round: Round, offer: Offer, maker: Side): Promise<Reply> {
    if (offer === 'draw') return this.#end(round, { kind: 'agreed', winner: undefined });
    if (offer === 'takeback') return this.#takeBack(round, maker);
    await this.begin(round.number + 1, otherSeat(round.blackSeat), round.epoch + 1);
    this.#parts.changed();
    return DONE;
  }

  async #takeBack(round: Round, side: Side): Promise<Reply> {
    const plies = round.takebackOf(side) ?? 0;
    const to = { plies, epoch: round.epoch + 1, left: round.clock.leftAt(this.#now) };
    if (!(await this.#parts.store.takeBack(round.id, to, this.#parts.owner))) return this.#lose();
    round.takeBack(plies, to.epoch, this.#now);
    this.#offers.clear();
    this.watchFlag();
    this.#parts.timed();
    this.#parts.syncAll();
    return DONE;
  }

  async #end(round: Round, outcome: Outcome): Promise<Reply> {
    if (round.isOver) return refuse('game-over');
    const left = round.clock.leftAt(this.#now);
    if (!(await this.#parts.store.endGame(round.id, outcome, left, this.#parts.owner))) return this.#lose();
    round.end(outcome, this.#now);
    this.#tellEnd(outcome);
    return DONE;
  }

  #tellEnd(outcome: Outcome): void {
    this.#flag.clear();
    this.#offers.clear();
    this.#parts.count(outcome.kind);
    this.#parts.tell({ kind: 'ended', outcome });
    this.#parts.changed();
  }

  #lose(): Reply {
    this.#parts.lost();
    return refuse('unavailable');
  }
}
