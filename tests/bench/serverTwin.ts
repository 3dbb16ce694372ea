// The plainest server that does the same: bare ws, the same rules and the same storage, a move forwarded to the other
// side and acknowledged. What our server costs more than this is what its rooms, limits and reconnections cost.
import { createServer } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { fullTime } from '../../src/server/play/gameClock.ts';
import { Round } from '../../src/server/play/round.ts';
import { openSqlite } from '../../src/server/store/openStore.ts';
import type { Side } from '../../src/rules/index.ts';

interface Table {
  readonly round: Round;
  readonly sockets: Partial<Record<Side, WebSocket>>;
}

interface Ask {
  readonly id: number;
  readonly ply: number;
  readonly square: number;
}

const options = JSON.parse(process.argv[2] ?? '{}') as { folder: string };
const CLOCK = { minutes: 15, increment: 0 };
const store = await openSqlite(options.folder);
const tables = new Map<string, Promise<Table>>();
const server = createServer();
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, request) => {
  const [, code = '', side] = (request.url ?? '').split('/');
  void sit(socket, code, side === 'white' ? 'white' : 'black');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port });
});
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMB: process.memoryUsage.rss() / 2 ** 20 });
});

async function sit(socket: WebSocket, code: string, side: Side): Promise<void> {
  const opening = tables.get(code) ?? openTable(code);
  tables.set(code, opening);
  const table = await opening;
  table.sockets[side] = socket;
  socket.on('message', (data: Buffer) => void move(table, side, JSON.parse(data.toString()) as Ask));
  socket.send('{"seated":true}');
}

async function openTable(code: string): Promise<Table> {
  const room = { code, size: 8, clock: CLOCK, listed: false, blackSeat: 0, sideChosen: true } as const;
  await store.createRoom(room, { tokenHash: code, name: '' });
  const game = { id: `${code}:0`, round: 0, blackSeat: 0, epoch: 0, left: fullTime(CLOCK) } as const;
  await store.startGame(code, game, 'twin');
  const round = new Round(game, { size: 8, clock: CLOCK, mostCreditMs: 1000 });
  round.clock.start('black', performance.now());
  return { round, sockets: {} };
}

async function move({ round, sockets }: Table, side: Side, { id, ply, square }: Ask): Promise<void> {
  const now = performance.now();
  const verdict = round.judge(side, { kind: 'move', epoch: 0, ply, square }, now, 0);
  const isPlayed = verdict.kind === 'play' && (await store.addMove(round.id, verdict.stored, 'twin'));
  if (verdict.kind !== 'play' || !isPlayed) return sockets[side]?.send(JSON.stringify({ id, ok: false }));
  const moved = round.play(verdict, performance.now(), 0);
  sockets[side === 'black' ? 'white' : 'black']?.send(JSON.stringify({ moved }));
  sockets[side]?.send(JSON.stringify({ id, ok: true, moved }));
}
