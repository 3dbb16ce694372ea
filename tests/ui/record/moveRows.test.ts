import { expect, test } from 'vitest';
import { Game } from '../../../src/game/game.ts';
import { moveRowsOf } from '../../../src/ui/record/moveRows.ts';
import { parseSquare, standardStart } from '../../../src/rules/index.ts';
import { fixtureGame, squaresOf } from '../../support/fixtureGames.ts';
import { playAll } from '../../support/randomPlay.ts';

const at = (name: string): number => parseSquare(name, 8) ?? -1;
const start = Game.start(standardStart(8));

test('a game not begun has its start alone', () => {
  expect(moveRowsOf(start)).toEqual([{ kind: 'start' }]);
});

test('passes have rows of their own after the ply that forced them, and no number', () => {
  const game = playAll(start, squaresOf(fixtureGame('wipeout-9').transcript));
  const rows = moveRowsOf(game);
  const passes = game.line.flatMap((step, index) => step.passes.map((side) => ({ plies: index + 1, side })));
  expect(rows.filter(({ kind }) => kind === 'pass')).toEqual(
    passes.map((pass) => ({ kind: 'pass', ...pass })),
  );
  expect(rows.filter(({ kind }) => kind === 'ply')).toHaveLength(game.line.length);
});

test('another line stands at the ply where it leaves this one, and at the end where only others go on', () => {
  const played = playAll(start, ['f5', 'd6', 'c3'].map(at));
  const branched = playAll(played.jump(2), [at('c4')]);
  expect(moveRowsOf(branched).filter(({ kind }) => kind === 'branch')).toEqual([
    { kind: 'branch', plies: 2, square: at('c3') },
  ]);
});
