import { expect, test, vi } from 'vitest';
import { Game } from '../../src/game/game.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { RandomPlayer } from '../../src/players/randomPlayer.ts';
import { BOARD_SIZES, standardStart } from '../../src/rules/index.ts';
import { positionOf } from '../support/boards.ts';
import { fixtureGame, squaresOf } from '../support/fixtureGames.ts';
import { playAll } from '../support/randomPlay.ts';

/** Much is tried here: a busy machine needs its time. */
vi.setConfig({ testTimeout: 60_000 });

const { signal } = new AbortController();
const ASKED = 6000;
/** What chance alone exceeds once in a thousand, by degrees of freedom. */
const CHI_SQUARE: Readonly<Record<number, number>> = { 3: 16.27, 9: 27.88, 11: 31.26 };

async function choicesOf(game: Game, seed: number, count: number): Promise<number[]> {
  const player = new RandomPlayer(seededRandom(seed));
  const choices: number[] = [];
  for (let times = 0; times < count; times++) choices.push(await player.chooseMove(game, signal));
  return choices;
}

test.each(['', fixtureGame('multi-flip').transcript, fixtureGame('playok-36').transcript])(
  'every legal move is as likely as the others, and no other is chosen: %j',
  async (transcript) => {
    const game = playAll(Game.start(standardStart(8)), squaresOf(transcript));
    const { legalMoves } = game.position;
    const choices = await choicesOf(game, 2026, ASKED);
    const seen = legalMoves.map((square) => choices.filter((choice) => choice === square).length);
    expect(seen.reduce((sum, count) => sum + count, 0)).toBe(ASKED);
    const expected = ASKED / legalMoves.length;
    const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(CHI_SQUARE[legalMoves.length - 1] ?? 0);
  },
);

test('equal seeds choose the same moves, other seeds others', async () => {
  const game = Game.start(standardStart(8));
  expect(await choicesOf(game, 1, 30)).toEqual(await choicesOf(game, 1, 30));
  expect(await choicesOf(game, 1, 30)).not.toEqual(await choicesOf(game, 2, 30));
});

test.each(BOARD_SIZES)('plays a whole game on size %i', async (size) => {
  const player = new RandomPlayer(seededRandom(size));
  let game = Game.start(standardStart(size));
  while (game.outcome === undefined) game = playAll(game, [await player.chooseMove(game, signal)]);
  expect(game.outcome.kind).toBe('counted');
});

test('an only move is chosen, whatever chance says', async () => {
  const game = Game.start(positionOf('XO-- ---- ---- ----', 'black'));
  for (const chance of [0, 0.5, 0.9999999]) {
    expect(await new RandomPlayer(() => chance).chooseMove(game, signal)).toBe(2);
  }
});

test('asked where it cannot move, it fails', () => {
  const over = Game.start(positionOf('XXXX XXXX XXXX XXXX', 'black'));
  expect(() => new RandomPlayer(() => 0).chooseMove(over, signal)).toThrow('a player is only asked');
});

test('is automatic', () => {
  expect(new RandomPlayer(() => 0).kind).toBe('automatic');
});
