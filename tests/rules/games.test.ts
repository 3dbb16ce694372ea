import { describe, expect, test } from 'vitest';
import { Game } from '../../src/game/game.ts';
import { makeSquare, officialScore, parseSquare, standardStart } from '../../src/rules/index.ts';
import { positionOf, textOf } from '../support/boards.ts';
import { FIXTURE_GAMES, ILLEGAL_WRAPS, squaresOf, type FixtureGame } from '../support/fixtureGames.ts';
import { plainTwinOf, playAll } from '../support/randomPlay.ts';

function replay({ transcript }: FixtureGame): Game {
  return playAll(Game.start(standardStart(8)), squaresOf(transcript));
}

function passesOf(game: Game): { afterPly: number; side: string }[] {
  return game.steps.flatMap(({ passes }, index) => passes.map((side) => ({ afterPly: index + 1, side })));
}

test('the fixtures hold the seven games and three boards they are copied from', () => {
  expect(FIXTURE_GAMES).toHaveLength(7);
  expect(ILLEGAL_WRAPS).toHaveLength(3);
});

describe.each(FIXTURE_GAMES)('the game $id', (fact) => {
  test('ends on the recorded board with the recorded counts', () => {
    const game = replay(fact);
    expect(game.cursor).toBe(fact.plies);
    expect(textOf(game.position)).toBe(fact.board);
    expect(game.position.counts).toEqual({ black: fact.black, white: fact.white, empties: fact.empties });
  });

  test('names its passes after the recorded plies', () => {
    expect(passesOf(replay(fact))).toEqual(fact.passes);
  });

  test('leaves the recorded moves to the recorded side, or is over', () => {
    const { position, outcome } = replay(fact);
    expect(position.isOver).toBe(fact.over);
    expect(outcome !== undefined).toBe(fact.over);
    expect(position.legalMoves.map((square) => makeSquare(square, 8))).toEqual(fact.legal);
    expect(plainTwinOf(position).legalMoves).toEqual(position.legalMoves);
    if (fact.toMove !== null) expect(position.mover).toBe(fact.toMove);
  });
});

test.each(FIXTURE_GAMES.filter(({ over }) => over))('the game $id has the official score', (fact) => {
  const { black, white } = officialScore(replay(fact).position.counts);
  expect([black, white]).toEqual(fact.officialScore);
});

test.each(ILLEGAL_WRAPS)('a line to the $direction does not run round the edge', ({ board, blackMove }) => {
  const position = positionOf(board, 'black');
  const square = parseSquare(blackMove, 8) ?? -1;
  for (const path of [position, plainTwinOf(position)]) {
    expect(path.isLegal(square)).toBe(false);
    expect(path.flipsOf(square)).toEqual([]);
    expect(path.plyAt(square)).toEqual({ ok: false, error: path.isOver ? 'game-over' : 'no-flips' });
  }
});
