import { expect, test } from 'vitest';
import { parseGgf } from '../../../src/records/ggfReader.ts';
import { isoDateOf, openGgf } from '../../../src/ui/record/gameOf.ts';

test.each([
  ['2004.09.18_05:54:38.MDT', '2004-09-18'],
  ['1998-05-17', '1998-05-17'],
  ['1998', '1998'],
  ['945277754', '1999-12-15'],
  ['????.??.??', undefined],
  ['', undefined],
])('the day of %s is %s', (text, day) => {
  expect(isoDateOf(text)).toBe(day);
});

test('a GGF game keeps who resigned, and how long each ply took', () => {
  const read = parseGgf('(;GM[Othello]PB[A]PW[B]TY[8]RE[-64.0:r]B[f5//1.5]W[d6];)');
  if (!read.ok) throw new Error(read.error.code);
  const { game, about } = openGgf(read.value);
  expect(game.outcome).toEqual({ kind: 'resigned', winner: 'white' });
  expect(about).toMatchObject({ black: 'A', white: 'B', times: [1.5, undefined] });
});
