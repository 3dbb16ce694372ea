import type { Disposable } from '../../lib/disposer.ts';
import {
  KEPT_CHAT,
  type ChatLine,
  type ClockTime,
  type Command,
  type Reply,
  type RoomStatus,
  type Sync,
} from '../../net/messages.ts';
import type { Side } from '../../rules/index.ts';
import type { SeatNumber, StoredRoom } from '../store/store.ts';
import { Alarm } from './alarm.ts';
import { Attendance } from './attendance.ts';
import { DONE, refuse, type MatchParts, type Speaker } from './matchParts.ts';
import { Queue } from './queue.ts';
import { Referee } from './referee.ts';

/** The clock of a restored game waits this long for both to be back. */
const RESUME_MS = 15_000;

/** What happens in a room: who sits where and is connected, what is said, and the game, all in one queue. */
export class Match implements Disposable {
  readonly #parts: MatchParts;
  readonly #room: StoredRoom;
  readonly #queue = new Queue();
  readonly #attendance: Attendance;
  readonly #referee: Referee;
  readonly #resume: Alarm;
  readonly #abandon: Alarm;
  readonly #names: Record<SeatNumber, string | undefined>;
  #chat: readonly ChatLine[];
  #disposed = false;

  constructor(room: StoredRoom, parts: MatchParts) {
    this.#parts = parts;
    this.#room = room;
    this.#attendance = new Attendance(parts.timing.now());
    this.#referee = new Referee(room, parts, this.#attendance, () => this.#flagFell());
    this.#resume = new Alarm(parts.timing);
    this.#abandon = new Alarm(parts.timing);
    this.#names = { 0: nameAt(room, 0), 1: nameAt(room, 1) };
    this.#chat = room.chat;
    this.#finishStored();
    this.#watchAbandonment();
  }

  get status(): RoomStatus {
    const { round } = this.#referee;
    if (!round) return 'waiting';
    return round.isOver ? 'over' : 'playing';
  }

  /** The clocks at this moment; undefined without clocks, and before the first game. */
  get time(): ClockTime | undefined {
    return this.#referee.round?.clock.timeAt(this.#parts.timing.now());
  }

  /** The name at a seat; undefined while the seat is free. */
  nameAt(seat: SeatNumber): string | undefined {
    return this.#names[seat];
  }

  isHere(seat: SeatNumber): boolean {
    return this.#attendance.isHere(seat);
  }

  seatOf(side: Side): SeatNumber {
    return this.#sideOf(0) === side ? 0 : 1;
  }

  /** Somebody has connected to a seat. */
  arrive(seat: SeatNumber, name: string): Promise<void> {
    return this.#queue.run(async () => {
      this.#names[seat] = name;
      this.#attendance.set(seat, true, this.#parts.timing.now());
      this.#abandon.clear();
      const isFirstGame = this.status === 'waiting' && this.#attendance.bothHere;
      if (isFirstGame) await this.#referee.begin(0, this.#room.blackSeat, 0);
      else this.#resumeWhenBack();
      this.#parts.changed();
    });
  }

  /** The connection of a seat is gone. */
  depart(seat: SeatNumber): void {
    this.#attendance.set(seat, false, this.#parts.timing.now());
    this.#watchAbandonment();
    this.#parts.changed();
  }

  /** Frees a seat whose holder has not come to a game that has not begun. */
  vacate(seat: SeatNumber): Promise<void> {
    return this.#queue.run(async () => {
      if (this.status !== 'waiting' || this.#attendance.isHere(seat)) return;
      await this.#parts.store.freeSeat(this.#room.code, seat);
      this.#names[seat] = undefined;
      this.#parts.changed();
    });
  }

  /** Carries out what somebody asks for, or names why not. */
  command(speaker: Speaker, command: Command): Promise<Reply> {
    const receivedAt = this.#parts.timing.now();
    return this.#queue.run(async () => {
      if (this.#disposed) return refuse('unavailable');
      try {
        return await this.#carryOut(speaker, command, receivedAt);
      } catch (error) {
        this.#parts.report(error);
        return refuse('unavailable');
      }
    });
  }

  /** Everything, as a seat or a spectator is to see it. */
  syncFor(seat: SeatNumber | undefined): Sync {
    const { code, size, clock } = this.#room;
    const { round, offers } = this.#referee;
    return {
      ...{ code, size, clock, epoch: round?.epoch ?? 0, round: round?.number ?? 0 },
      side: seat === undefined ? undefined : this.#sideOf(seat),
      moves: round?.transcript ?? '',
      took: round?.took ?? [],
      outcome: round?.game.outcome,
      offers,
      chat: this.#chat,
      graceMs: this.#parts.graceMs,
    };
  }

  /** Waits until everything under way is stored. */
  settled(): Promise<void> {
    return this.#queue.run(() => Promise.resolve());
  }

  dispose(): void {
    this.#disposed = true;
    this.#referee.dispose();
    this.#resume.clear();
    this.#abandon.clear();
  }

  #sideOf(seat: SeatNumber): Side {
    const blackSeat = this.#referee.round?.blackSeat ?? this.#room.blackSeat;
    return seat === blackSeat ? 'black' : 'white';
  }

  async #carryOut(speaker: Speaker, command: Command, receivedAt: number): Promise<Reply> {
    if (command.kind === 'sync') return DONE;
    if (command.kind === 'chat') return this.#say(speaker, command.text);
    if (speaker.seat === undefined) return refuse('not-seated');
    const { round } = this.#referee;
    if (!round) return refuse('not-started');
    if (command.kind === 'move') return this.#referee.move(round, speaker.seat, command, receivedAt);
    return this.#referee.decide(round, speaker.seat, command);
  }

  async #say({ seat, name }: Speaker, text: string): Promise<Reply> {
    const number = (this.#chat.at(-1)?.number ?? 0) + 1;
    const side = seat === undefined ? undefined : this.#sideOf(seat);
    const line: ChatLine = { number, side, name, text };
    await this.#parts.store.addChat(this.#room.code, line);
    this.#chat = [...this.#chat, line].slice(-KEPT_CHAT);
    this.#parts.tell({ kind: 'said', line });
    return DONE;
  }

  /** A game that ended by its last ply just before the server did is ended now. */
  #finishStored(): void {
    const { round } = this.#referee;
    if (round?.isOver && this.#room.game?.outcome === undefined) this.#do(() => this.#referee.settle(round));
  }

  #resumeWhenBack(): void {
    const { round } = this.#referee;
    if (!round || round.isOver || round.clock.runs) return;
    if (this.#attendance.bothHere) this.#resumeNow();
    else if (!this.#resume.isSet) this.#resume.set(RESUME_MS, () => this.#resumeNow());
  }

  #resumeNow(): void {
    this.#resume.clear();
    this.#referee.resume();
    this.#parts.syncAll();
  }

  #watchAbandonment(): void {
    if (this.status !== 'playing' || !this.#attendance.nobodyHere) return;
    this.#abandon.set(this.#parts.graceMs, () =>
      this.#do(async () => {
        const { round } = this.#referee;
        if (round && this.#attendance.nobodyHere) await this.#referee.abandon(round);
      }),
    );
  }

  #flagFell(): void {
    this.#do(async () => {
      const { round } = this.#referee;
      if (round?.clock.isFallen(this.#parts.timing.now(), this.#parts.lagOf(round.seatOf(round.mover)))) {
        await this.#referee.flag(round);
      } else this.#referee.watchFlag();
    });
  }

  #do(task: () => Promise<void>): void {
    this.#queue
      .run(async () => {
        if (!this.#disposed) await task();
      })
      .catch((error: unknown) => this.#parts.report(error));
  }
}

function nameAt(room: StoredRoom, seat: SeatNumber): string | undefined {
  return room.seats.find((each) => each.seat === seat)?.name;
}
