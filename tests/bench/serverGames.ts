import { once } from 'node:events';
import { WebSocket } from 'ws';
import { Game } from '../../src/game/game.ts';
import { standardStart, type Side } from '../../src/rules/index.ts';
import { Bot, createRoom } from '../support/online/bot.ts';

/** A game of the benchmark: both its players are here. */
export interface BenchGame {
  readonly code: string;
  /** The squares acknowledged so far. */
  readonly played: readonly number[];
  readonly isOver: boolean;
  /** Plays the legal move at that share of the list; resolves with the acknowledgement. */
  move(share: number): Promise<void>;
  leave(): void;
}

type Send = (side: Side, ply: number, square: number) => Promise<void>;

const AT_ONCE = 20;

/** Opens so many rooms of our server, with two bots in each. */
export function openRooms(url: string, count: number): Promise<BenchGame[]> {
  return inBatches(count, () => openRoom(url));
}

/** The same at the twin. */
export function openTwins(url: string, count: number): Promise<BenchGame[]> {
  return inBatches(count, () => openTwin(url));
}

async function openRoom(url: string): Promise<BenchGame> {
  const { code, seat } = await createRoom(url);
  const bots = { black: new Bot(), white: new Bot() };
  await bots.black.enter(url, code, seat);
  await bots.white.enter(url, code, undefined);
  await Promise.all(Object.values(bots).map(synced));
  const send: Send = async (side, ply, square) => {
    const answer = await bots[side].link?.request('move', { epoch: 0, ply, square });
    if (typeof answer !== 'object' || answer === null || !('ok' in answer) || answer.ok !== true) {
      throw new Error(`refused: ${JSON.stringify(answer)}`);
    }
  };
  return makeGame(code, send, () => Object.values(bots).forEach((bot) => bot.link?.leave()));
}

/** Bots of the benchmark follow no game of their own: the moves are chosen here. */
function synced(bot: Bot): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!bot.isSynced) return;
      bot.changed = () => undefined;
      resolve();
    };
    bot.changed = look;
    look();
  });
}

let twins = 0;

async function openTwin(url: string): Promise<BenchGame> {
  const code = `twin${twins++}`;
  const waiting = new Map<number, () => void>();
  let id = 0;
  const sit = async (side: Side): Promise<WebSocket> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/${code}/${side}`);
    await once(socket, 'message');
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { id?: number };
      waiting.get(message.id ?? -1)?.();
      waiting.delete(message.id ?? -1);
    });
    return socket;
  };
  const sockets = { black: await sit('black'), white: await sit('white') };
  const send: Send = (side, ply, square) =>
    new Promise((resolve) => {
      waiting.set(++id, resolve);
      sockets[side].send(JSON.stringify({ id, ply, square }));
    });
  return makeGame(code, send, () => Object.values(sockets).forEach((socket) => socket.close()));
}

function makeGame(code: string, send: Send, leave: () => void): BenchGame {
  let game = Game.start(standardStart(8));
  const played: number[] = [];
  return {
    code,
    played,
    leave,
    get isOver() {
      return game.outcome !== undefined;
    },
    move: async (share) => {
      const { legalMoves, mover } = game.position;
      const square = legalMoves[Math.floor(share * legalMoves.length)] ?? 0;
      await send(mover, game.cursor, square);
      played.push(square);
      const next = game.play(square);
      if (next.ok) game = next.value.game;
    },
  };
}

async function inBatches(count: number, open: () => Promise<BenchGame>): Promise<BenchGame[]> {
  const games: BenchGame[] = [];
  while (games.length < count) {
    const size = Math.min(AT_ONCE, count - games.length);
    games.push(...(await Promise.all(Array.from({ length: size }, open))));
  }
  return games;
}
