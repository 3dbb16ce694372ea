import { Game } from '../../../src/game/game.ts';
import { readJson } from '../../../src/lib/json.ts';
import { decodeReply, decodeServerMessage } from '../../../src/net/decodeServer.ts';
import { decodeEntry, decodeTicket } from '../../../src/net/decodeDoors.ts';
import { DOORS, type Entry, type Ticket } from '../../../src/net/doors.ts';
import { openColyseusLink, type Link } from '../../../src/net/link.ts';
import { replayTranscript } from '../../../src/net/transcript.ts';
import { standardStart, type Side } from '../../../src/rules/index.ts';

/** Asks a door; rejects with its refusal. */
export async function knock(base: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = readJson(await response.text());
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

export async function createRoom(base: string, minutes = 15): Promise<Ticket> {
  const wish = { name: 'Bot', size: 8, clock: { minutes, increment: 0 }, side: 'black', listed: false };
  const ticket = decodeTicket(await knock(base, DOORS.create, wish));
  if (!ticket) throw new Error('no ticket');
  return ticket;
}

export async function joinDoor(base: string, code: string, seat: string | undefined): Promise<Entry> {
  const entry = decodeEntry(
    await knock(base, DOORS.join, { code, name: 'Bot', seat: seat ?? null, watch: false }),
  );
  if (!entry) throw new Error('no entry');
  return entry;
}

/** The lightest page there is: follows its game by the messages, and moves when it is told to. */
export class Bot {
  game = Game.start(standardStart(8));
  epoch = 0;
  side: Side | undefined;
  seat: string | undefined;
  link: Link | undefined;
  isSynced = false;
  isClosed = false;
  changed: () => void = () => undefined;

  async enter(base: string, code: string, seat: string | undefined): Promise<void> {
    const entry = await joinDoor(base, code, seat);
    this.seat = entry.seat;
    this.isClosed = false;
    this.isSynced = false;
    this.link = await openColyseusLink(entry.reservation.publicAddress ?? base, entry.reservation, {
      message: (kind, payload) => this.#onMessage(kind, payload),
      state: () => undefined,
      closed: () => {
        this.isClosed = true;
        this.changed();
      },
    });
  }

  get mayMove(): boolean {
    return (
      !this.isClosed &&
      this.isSynced &&
      this.game.outcome === undefined &&
      this.game.position.mover === this.side
    );
  }

  /** Places a disc and waits for the acknowledgement. */
  async move(square: number): Promise<boolean> {
    const ply = this.game.cursor;
    const answer = decodeReply(await this.link?.request('move', { epoch: this.epoch, ply, square }));
    if (!answer.ok) throw new Error(`refused: ${answer.code}`);
    if (this.game.cursor === ply) this.play(square);
    return true;
  }

  play(square: number): void {
    const played = this.game.play(square);
    if (played.ok) this.game = played.value.game;
    this.changed();
  }

  #onMessage(kind: string, payload: unknown): void {
    const message = decodeServerMessage(kind, payload);
    if (message?.kind === 'synced') {
      const { sync } = message;
      this.game = replayTranscript(sync.moves, sync.size, sync.outcome) ?? this.game;
      this.epoch = sync.epoch;
      this.side = sync.side;
      this.isSynced = true;
    } else if (message?.kind === 'moved' && message.moved.ply === this.game.cursor) {
      return this.play(message.moved.square);
    } else if (message?.kind === 'ended') this.game = this.game.end(message.outcome);
    this.changed();
  }
}
