import { matchMaker, Room, type Client } from '@colyseus/core';
import type { Lobby } from '../../net/doors.ts';
import type { House } from '../house.ts';
import { Alarm } from './alarm.ts';
import { lobbyRoomOf } from './listing.ts';
import type { GameRoom } from './gameRoom.ts';

export const GAME_ROOM = 'reversi';
export const LOBBY_ROOM = 'lobby';

const LOOK_MS = 1000;
const MOST_SHOWN = 100;
const MOST_LOOKING = 500;
const IDLE_PATCH_MS = 60_000;

/** Who looks for a game: is sent the open rooms, and again whenever they change. */
export class LobbyRoom extends Room {
  override patchRate = IDLE_PATCH_MS;
  override maxClients = MOST_LOOKING;
  #house: House | undefined;
  #shown = '';
  #lobby: Lobby = { rooms: [], hosts: [] };
  #next: Alarm | undefined;
  #isGone = false;

  override async onCreate({ house }: { readonly house: House }): Promise<void> {
    this.#house = house;
    this.#next = new Alarm(house.timing);
    // Nothing that a page says is listened to here.
    this.onMessage('*', (client: Client) => client.leave());
    await this.#look();
  }

  override onJoin(client: Client): void {
    client.send('listed', this.#lobby);
  }

  override onDispose(): void {
    this.#isGone = true;
    this.#next?.clear();
  }

  async #look(): Promise<void> {
    const house = this.#house;
    if (!house) return;
    try {
      this.#lobby = { rooms: await openRooms(), hosts: house.hosts() };
      const seen = JSON.stringify(this.#lobby);
      if (seen !== this.#shown) this.broadcast('listed', this.#lobby);
      this.#shown = seen;
    } catch (error) {
      house.report(error);
    }
    if (!this.#isGone) this.#next?.set(LOOK_MS, () => void this.#look());
  }
}

/** The rooms of all processes that the lobby shows. */
export async function openRooms(): Promise<Lobby['rooms']> {
  const rooms = await matchMaker.query<GameRoom>({ name: GAME_ROOM });
  return rooms
    .map(({ metadata }) => metadata && lobbyRoomOf(metadata))
    .filter((room) => room !== undefined)
    .slice(0, MOST_SHOWN);
}
