import { describe, expect, test } from 'vitest';
import { parseGgf, readGgf } from '../../src/records/ggfReader.ts';
import { readAtOnce } from '../../src/records/slices.ts';
import { parseSquare } from '../../src/rules/index.ts';
import { fixtureGame, squaresOf } from '../support/fixtureGames.ts';

const HEAD =
  '(;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[ann]PW[bob]RB[2197.01]RW[2199.72]TI[05:00//02:00]TY[8]RE[+2.000]';
const BOARD = 'BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]';

test('a game of the server reads with names, ratings, times, result and notes', () => {
  const read = parseGgf(`${HEAD}${BOARD}B[f5//0.01]W[d6/-1.5/3.25]B[C3];)`);
  expect(read).toMatchObject({
    ok: true,
    value: {
      squares: squaresOf('f5d6c3'),
      place: 'GGS/os',
      date: '2003.12.15_13:24:03.MST',
      type: '8',
      players: {
        black: { name: 'ann', rating: 2197.01, clock: '05:00//02:00' },
        white: { name: 'bob', rating: 2199.72, clock: '05:00//02:00' },
      },
      result: { margin: 2, ending: undefined },
      notes: [
        { evaluation: undefined, seconds: 0.01 },
        { evaluation: -1.5, seconds: 3.25 },
        { evaluation: undefined, seconds: undefined },
      ],
    },
  });
});

test.each([
  ['-64.00:r', { margin: -64, ending: 'resigned' }],
  ['+64:t', { margin: 64, ending: 'time' }],
  ['0.000:s', { margin: 0, ending: 'mutual' }],
  ['?', undefined],
])('the result %s is understood', (text, result) => {
  const read = parseGgf(`(;GM[Othello]RE[${text}]${BOARD}B[f5];)`);
  expect(read.ok && read.value.result).toEqual(result);
});

test.each(['PA', 'pass', '--', 'ps'])('passes written %s and passes left out read alike', (pass) => {
  const { transcript } = fixtureGame('five-passes');
  const squares = squaresOf(transcript);
  const names = transcript.match(/../g) ?? [];
  const moves = (word: string): string =>
    names
      .map((name, ply) => {
        const side = ply > 11 || ply % 2 === 1 ? 'W' : 'B';
        return `${ply > 11 && word !== '' ? `B[${word}]` : ''}${side}[${name}]`;
      })
      .join('');
  for (const word of [pass, '']) {
    expect(parseGgf(`(;GM[othello]${BOARD}${moves(word)};)`)).toMatchObject({ ok: true, value: { squares } });
  }
});

test('without a board the usual start of the size in the type is meant', () => {
  const read = parseGgf('(;GM[Othello]TY[10]B[g6];)');
  expect(read).toMatchObject({ ok: true, value: { squares: [parseSquare('g6', 10)] } });
});

test('a board without blanks and white to move is read', () => {
  const read = parseGgf(
    '(;GM[Othello]BO[8 --O--O--*-*OO---****OO-**O*O*OOO**O***O****O*O*---**O*----****-- O];)',
  );
  expect(read.ok && read.value.start.mover).toBe('white');
});

describe('what is wrong is named with its place', () => {
  const at = HEAD.length + BOARD.length;
  test.each([
    [
      `${HEAD}${BOARD}B[a1];)`,
      { code: 'illegal-ply', ply: 1, name: 'a1', refusal: 'no-flips', offset: at + 2 },
    ],
    [`${HEAD}${BOARD}B[f5]W[z9];)`, { code: 'bad-move', ply: 2, found: 'z9', offset: at + 7 }],
    [`${HEAD}${BOARD}W[f5];)`, { code: 'wrong-side', ply: 1, side: 'white' }],
    [`${HEAD}${BOARD}B[f5]W[PA];)`, { code: 'illegal-pass', afterPly: 1, side: 'white' }],
    [`${HEAD}${BOARD}B[f5`, { code: 'unclosed-game', offset: at }],
    [`${HEAD}${BOARD}B[f5]`, { code: 'unclosed-game', offset: at + 5 }],
    [`${HEAD}${BOARD}B f5;)`, { code: 'bad-property', offset: at }],
    [`(;GM[Othello]BO[8 ---]B[f5];)`, { code: 'board-size', squares: 3 }],
    [`(;GM[Othello]BO[8 ${'-'.repeat(40)}?${'-'.repeat(23)} *];)`, { code: 'board-symbol', offset: 58 }],
    ['(;GM[Go]B[f5];)', { code: 'other-game', found: 'Go' }],
    ['f5d6', { code: 'no-game' }],
  ])('in %s', (text, error) => {
    expect(parseGgf(text)).toMatchObject({ ok: false, error });
  });
});

test('a bad game of a file does not stop the others, and is named by its number', () => {
  const good = `${HEAD}${BOARD}B[f5]W[d6];)`;
  const text = [`1 ${good}`, `${HEAD}${BOARD}B[a1];)`, `${HEAD}${BOARD}B[f5`, good, 'and no more'].join('\n');
  const read = readAtOnce(readGgf(text));
  if (!read.ok) throw new Error(read.error.code);
  expect(read.value.games).toHaveLength(2);
  expect(read.value.problemCount).toBe(2);
  expect(read.value.problems.map(({ game, error }) => [game, error.code])).toEqual([
    [2, 'illegal-ply'],
    [3, 'unclosed-game'],
  ]);
});

test('a file beyond ten megabytes is refused', () => {
  const read = readAtOnce(readGgf(' '.repeat(10 * 1024 * 1024 + 1)));
  expect(read).toMatchObject({ ok: false, error: { code: 'too-large', most: 10 * 1024 * 1024 } });
});

describe('a komi game', () => {
  const game = (moves: string) => parseGgf(`(;GM[Othello]PB[a]PW[b]TY[8k]${moves};)`);

  test('is read with its bids apart, and also where the first move is a bid alone', () => {
    const whole = game('KB[f5/1.2/3]KW[f5/-1.0/3]KM[0.1]B[f5]W[d6]B[c3]');
    const bare = game('KB[f5/1.2/3]KW[f5/-1.0/3]KM[0.1]W[d6]B[c3]');
    expect(whole.ok && whole.value.squares).toHaveLength(3);
    expect(bare.ok && bare.value.squares).toEqual(whole.ok && whole.value.squares);
  });

  test('of which the first move cannot be told is refused as such, and a later fault as what it is', () => {
    expect(game('KB[a1/0]KW[a2/0]W[d6]B[c3]')).toEqual({ ok: false, error: { code: 'komi-game' } });
    expect(game('KB[f5/1]KW[f5/1]B[f5]W[a1]')).toMatchObject({ error: { code: 'illegal-ply', ply: 2 } });
  });
});
