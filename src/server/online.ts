import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { matchMaker, Server, type Client } from '@colyseus/core';
import type { ServerInfo } from '../net/doors.ts';
import { Bucket } from './door/bucket.ts';
import { Door } from './door/door.ts';
import { HttpDoor } from './door/httpDoor.ts';
import { Upgrades } from './door/upgrades.ts';
import type { Extension } from './gameServer.ts';
import type { House } from './house.ts';
import { GameRoom } from './play/gameRoom.ts';
import { Heartbeat } from './play/heartbeat.ts';
import { GAME_ROOM, LOBBY_ROOM, LobbyRoom } from './play/lobbyRoom.ts';
import { reach } from './reach.ts';
import type { Settings } from './settings.ts';
import { provideWebSocket } from './webSocketBorder.ts';

/** A service that has not answered by then will not. */
const SERVICE_MS = 5000;
const REDIS_PORT = 6379;

/** Online play on an HTTP server: the doors, the sockets and the rooms behind them. One for each process. */
export class Online implements Extension {
  readonly #house: House;
  readonly #transport: Heartbeat;
  readonly #upgrades: Upgrades;
  readonly #doors: HttpDoor;
  #isClosing = false;

  private constructor(house: House, info: () => ServerInfo) {
    const isClosing = (): boolean => this.#isClosing;
    this.#house = house;
    this.#transport = new Heartbeat({ frameBytes: house.settings.frameBytes, now: () => house.timing.now() });
    this.#upgrades = new Upgrades(house.settings, isClosing);
    this.#doors = new HttpDoor({ house, door: new Door(house), info, isClosing });
  }

  /** Opens the doors; requests and sockets come once `attach` has been called. */
  static async start(house: House, info: () => ServerInfo): Promise<Online> {
    provideWebSocket();
    const online = new Online(house, info);
    const { publicAddress } = house.settings;
    const rooms = new Server({
      ...(await scaleOut(house.settings)),
      ...(publicAddress === undefined ? {} : { publicAddress }),
      transport: online.#transport,
      gracefullyShutdown: false,
      greet: false,
      logger: quietLogger(house),
    });
    const lagOf = (client: Client): number => online.#lagOf(client);
    rooms.define(GAME_ROOM, GameRoom, { house, lagOf }).filterBy(['code']);
    rooms.define(LOBBY_ROOM, LobbyRoom, { house });
    await matchMaker.onReady;
    await matchMaker.accept();
    online.#countWhatIs();
    return online;
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  get proxies(): number {
    return this.#house.settings.proxies;
  }

  get socketHosts(): readonly string[] {
    const [host] = this.#house.settings.publicAddress?.split('/') ?? [];
    return host === undefined ? [] : [host];
  }

  /** Takes over the sockets of an HTTP server. */
  attach(server: HttpServer): void {
    this.#upgrades.guard(server);
    this.#transport.attachToServer(server, { filter: (request) => this.#upgrades.isAllowed(request) });
  }

  /** Answers a request of online play; false, with nothing sent, where it is none. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    return this.#doors.answer(request, response);
  }

  /** Lets nobody in any more, tells every room, waits until all is stored, and closes the sockets. */
  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    await matchMaker.gracefullyShutdown();
    this.#transport.shutdown();
    matchMaker.presence.shutdown();
    await matchMaker.driver.shutdown();
  }

  #lagOf(client: Client): number {
    return this.#transport.lagOf(client.ref);
  }

  #countWhatIs(): void {
    const { metrics } = this.#house;
    metrics.gauge('reversi_rooms', 'Rooms open in this process', () => matchMaker.stats.local.roomCount);
    metrics.gauge('reversi_connections', 'Pages in rooms of this process', () => matchMaker.stats.local.ccu);
    metrics.gauge('process_resident_memory_bytes', 'Memory of this process', () => process.memoryUsage.rss());
    metrics.gauge('process_uptime_seconds', 'Age of this process', () => Math.round(process.uptime()));
  }
}

/** What lets several processes share their rooms, where it is asked for. */
async function scaleOut({ redisUrl }: Settings) {
  if (redisUrl === undefined) return {};
  const [{ RedisPresence }, { RedisDriver }] = await Promise.all([
    import('@colyseus/redis-presence'),
    import('@colyseus/redis-driver'),
  ]);
  await reach('Redis', 'REDIS_URL', redisUrl, REDIS_PORT);
  const presence = new RedisPresence(redisUrl);
  await inTime(presence.exists('reversi'), 'Redis does not answer: is REDIS_URL right?');
  return { presence, driver: new RedisDriver(redisUrl) };
}

/** What a service says, or the complaint where it says nothing for too long. */
async function inTime<Value>(answer: Promise<Value>, complaint: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint)), SERVICE_MS);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

const quiet = (): void => undefined;
/** Strangers can cause errors at will: so many lines are printed at once, and one in so many seconds after that. */
const LINES_AT_ONCE = 10;
const SECONDS_A_LINE = 10;

/** What Colyseus has to say is kept to what went wrong, a line each; all of it is counted. */
function quietLogger({ report, metrics, timing }: House) {
  const lines = new Bucket(LINES_AT_ONCE, 1 / SECONDS_A_LINE, timing.now());
  const error = (said: unknown): void => {
    metrics.count('reversi_transport_errors_total', 'Errors of connections and rooms');
    if (lines.take(timing.now())) report(String(said).split('\n', 1)[0]);
  };
  return { debug: quiet, info: quiet, trace: quiet, warn: quiet, error };
}
