import * as fc from 'fast-check';
import { Game } from '../../src/game/game.ts';
import { randomIndex, seededRandom } from '../../src/lib/random.ts';
import {
  BOARD_SIZES,
  HalvesGrid,
  PlainGrid,
  Position,
  SIDES,
  halvesOf,
  standardStart,
  type BoardSize,
  type Side,
  type Square,
} from '../../src/rules/index.ts';

/** Where a property test stands by: the same cases in every run. */
export const FIXED = { seed: 20261130, numRuns: 100 } as const;

export const anySize: fc.Arbitrary<BoardSize> = fc.constantFrom(...BOARD_SIZES);
export const anySide: fc.Arbitrary<Side> = fc.constantFrom(...SIDES);

/** Any board of a size, however unlikely, crowded or bare. */
export function anyCodes(size: BoardSize): fc.Arbitrary<Uint8Array> {
  const area = size * size;
  const even = fc.uint8Array({ min: 0, max: 2, minLength: area, maxLength: area });
  const crowded = fc
    .uint8Array({ min: 0, max: 20, minLength: area, maxLength: area })
    .map((codes) => codes.map((code) => (code === 0 ? 0 : 1 + (code & 1))));
  const bare = fc
    .uint8Array({ min: 0, max: 40, minLength: area, maxLength: area })
    .map((codes) => codes.map((code) => (code > 2 ? 0 : code)));
  return fc.oneof(even, crowded, bare);
}

export const anyPosition: fc.Arbitrary<Position> = anySize.chain((size) =>
  fc.tuple(anyCodes(size), anySide).map(([codes, mover]) => Position.of(size, codes, mover)),
);

/** A random game of up to `plies` plies: as squares to be played one after the other. */
export const anyGame: fc.Arbitrary<{ size: BoardSize; start: Position; squares: readonly Square[] }> = fc
  .record({ size: anySize, seed: fc.integer(), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ size, seed, share }) => {
    const start = standardStart(size);
    return { size, start, squares: randomSquares(start, seed, Math.ceil(share * size * size)) };
  });

/** At most `plies` squares played at random from a position, passes left out. */
export function randomSquares(start: Position, seed: number, plies: number): Square[] {
  const random = seededRandom(seed);
  const squares: Square[] = [];
  let position = start;
  while (squares.length < plies && !position.isOver) {
    const { legalMoves } = position;
    const square = legalMoves[randomIndex(random, legalMoves.length)];
    const next = square === undefined ? position.pass() : position.play(square);
    if (!next.ok) break;
    if (square !== undefined) squares.push(square);
    position = next.value;
  }
  return squares;
}

/** Plays squares in a game; each must be legal. */
export function playAll(game: Game, squares: readonly Square[]): Game {
  return squares.reduce((before, square) => {
    const played = before.play(square);
    if (!played.ok) throw new Error(`${square} is refused: ${played.error}`);
    return played.value.game;
  }, game);
}

/** The same position on the size-generic path. */
export function plainTwinOf(position: Position): Position {
  return new Position(new PlainGrid(position.size, position.codes()), position.mover);
}

/** The same 8×8 position on the path of two halves. */
export function halvesTwinOf(position: Position): Position {
  return new Position(new HalvesGrid(halvesOf(position.codes())), position.mover);
}

/** Goes back again and again, plays on from there, and stops somewhere. */
export const anyTree: fc.Arbitrary<Game> = fc
  .tuple(anyGame, fc.array(fc.tuple(fc.nat(300), fc.array(fc.nat(30), { maxLength: 6 })), { maxLength: 8 }))
  .map(([{ start, squares }, walks]) =>
    walks.reduce(
      (game, [back, choices]) => choices.reduce(playChoice, game.jump(back % (game.line.length + 1))),
      playAll(Game.start(start), squares),
    ),
  );

function playChoice(game: Game, choice: number): Game {
  const { legalMoves } = game.position;
  const square = legalMoves[choice % legalMoves.length];
  return square === undefined ? game : playAll(game, [square]);
}
