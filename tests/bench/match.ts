// npm run bench:match -- --against "<command of a program that speaks the Go Text Protocol>" [--games 40]
// [--seconds 1]: this engine's level 9 against another program, both through the protocol, from balanced openings
// that each plays from both sides. Prints the points, the time either used for a move, and as last line one JSON object.
import { parseArgs } from 'node:util';
import { loadTrainedCore } from '../../src/engine/node.ts';
import { makeSquare, opponentOf, parseSquare, standardStart, type Side } from '../../src/rules/index.ts';
import { GtpProgram } from './gtpProgram.ts';
import { balancedOpenings, type Opening } from './ladderGames.ts';

const OURS = 'node_modules/.bin/tsx src/engine/gtpMain.ts';
const TABLE_BITS = 16;
const NORMAL_95 = 1.96;

/** A program at the table and what it has used. */
interface Seat {
  readonly program: GtpProgram;
  readonly name: string;
  moves: number;
  milliseconds: number;
}

const { values: options } = parseArgs({
  options: {
    against: { type: 'string', default: '' },
    games: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '1' },
  },
});
if (options.against === '') throw new Error('--against "<command>" names the other program');
const games = Number(options.games);

const ours = await seat(OURS);
const theirs = await seat(options.against);
await ours.program.ask(`time_settings 0 ${options.seconds} 1`);
const points: number[] = [];
let margin = 0;
try {
  for (const opening of await findOpenings())
    for (const side of ['black', 'white'] as const) await play(opening, side);
} finally {
  ours.program.dispose();
  theirs.program.dispose();
}
report();

async function seat(command: string): Promise<Seat> {
  const program = new GtpProgram(command);
  const name = `${await program.ask('name')} ${await program.ask('version')}`;
  return { program, name, moves: 0, milliseconds: 0 };
}

async function findOpenings(): Promise<Opening[]> {
  const core = await loadTrainedCore(TABLE_BITS);
  if (!core.ok) throw new Error(core.error);
  return balancedOpenings(core.value, Math.ceil(games / 2));
}

/** Plays a game from an opening with this engine on a side, and keeps its points and margin in discs. */
async function play(opening: Opening, ourSide: Side): Promise<void> {
  await begin(opening);
  let position = opening.position;
  while (!position.isOver) {
    if (position.mustPass) {
      await pass(position.mover);
      position = position.withMover(opponentOf(position.mover));
      continue;
    }
    const [mover, other] = position.mover === ourSide ? [ours, theirs] : [theirs, ours];
    const square = parseSquare((await think(mover, position.mover)).toLowerCase(), 8) ?? -1;
    await other.program.ask(`play ${position.mover} ${makeSquare(square, 8)}`);
    const played = position.play(square);
    if (!played.ok) throw new Error(`${mover.name} played ${square}: ${played.error}`);
    position = played.value;
  }
  const { black, white } = position.counts;
  const discs = ourSide === 'black' ? black - white : white - black;
  margin += discs;
  points.push(discs > 0 ? 1 : discs < 0 ? 0 : 0.5);
  console.log(`game ${String(points.length).padStart(3)}  ${ourSide}  ${discs > 0 ? '+' : ''}${discs}`);
}

async function begin({ squares }: Opening): Promise<void> {
  for (const { program } of [ours, theirs]) {
    await program.ask('boardsize 8');
    await program.ask('clear_board');
  }
  let position = standardStart(8);
  for (const square of squares) {
    await tell(position.mover, makeSquare(square, 8));
    const played = position.play(square);
    if (played.ok) position = played.value;
  }
}

async function tell(side: Side, move: string): Promise<void> {
  for (const { program } of [ours, theirs]) await program.ask(`play ${side} ${move}`);
}

/** Some programs pass by themselves and refuse the word. */
async function pass(side: Side): Promise<void> {
  for (const { program } of [ours, theirs]) await program.ask(`play ${side} pass`).catch(() => 'passed');
}

async function think(mover: Seat, side: Side): Promise<string> {
  const before = performance.now();
  const move = await mover.program.ask(`genmove ${side}`);
  mover.milliseconds += performance.now() - before;
  mover.moves += 1;
  return move;
}

function report(): void {
  const mean = points.reduce((sum, point) => sum + point, 0) / points.length;
  const variance = points.reduce((sum, point) => sum + (point - mean) ** 2, 0) / points.length;
  const bound = NORMAL_95 * Math.sqrt(variance / points.length);
  const perMove = ({ milliseconds, moves }: Seat): number => Math.round(milliseconds / Math.max(1, moves));
  console.log(`${ours.name} ${perMove(ours)} ms a move, ${theirs.name} ${perMove(theirs)} ms a move`);
  console.log(`${(mean * 100).toFixed(1)} % ± ${(bound * 100).toFixed(1)} of ${points.length} games`);
  console.log(
    JSON.stringify({
      against: options.against,
      games: points.length,
      points: Math.round(mean * 1000) / 1000,
      bound: Math.round(bound * 1000) / 1000,
      margin: Math.round((margin / points.length) * 10) / 10,
      ourMs: perMove(ours),
      theirMs: perMove(theirs),
    }),
  );
}
