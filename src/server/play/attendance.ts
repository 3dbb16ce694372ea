import type { SeatNumber } from '../store/store.ts';

const SEATS: readonly SeatNumber[] = [0, 1];

/** Who is connected, and since when somebody is not. */
export class Attendance {
  readonly #here: Record<SeatNumber, boolean> = { 0: false, 1: false };
  readonly #awaySince: Record<SeatNumber, number>;

  constructor(now: number) {
    this.#awaySince = { 0: now, 1: now };
  }

  isHere(seat: SeatNumber): boolean {
    return this.#here[seat];
  }

  get bothHere(): boolean {
    return SEATS.every((seat) => this.#here[seat]);
  }

  get nobodyHere(): boolean {
    return SEATS.every((seat) => !this.#here[seat]);
  }

  /** How long a seat has been empty; 0 while somebody sits there. */
  awayFor(seat: SeatNumber, now: number): number {
    return this.#here[seat] ? 0 : now - this.#awaySince[seat];
  }

  set(seat: SeatNumber, here: boolean, now: number): void {
    if (this.#here[seat] && !here) this.#awaySince[seat] = now;
    this.#here[seat] = here;
  }
}
