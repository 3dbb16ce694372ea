import { describe, expect, test } from 'vitest';
import { makeTranscript, parseTranscript } from '../../src/records/transcript.ts';
import { oddsStart, parseSquare, standardStart } from '../../src/rules/index.ts';
import { FIXTURE_GAMES, fixtureGame, squaresOf } from '../support/fixtureGames.ts';

const PASSING = fixtureGame('five-passes');

describe.each([
  ['compact', 'f5d6c3d3c4f4'],
  ['upper case', 'F5D6C3D3C4F4'],
  ['either case', 'F5d6C3d3C4f4'],
  ['blanks', ' f5 d6  c3 d3\tc4 f4 '],
  ['line breaks', 'f5d6\r\nc3d3\nc4f4\n'],
  ['commas', 'f5,d6, c3,d3;c4,f4'],
  ['a byte order mark', '\uFEFFf5d6c3d3c4f4'],
  ['numbers of pairs', '1. f5 d6 2. c3 d3 3. c4 f4'],
  ['numbers without a blank', '1.f5 d6 2.c3 d3 3.c4 f4'],
  ['numbers of plies', '1 f5 2 d6 3 c3 4 d3 5 c4 6 f4'],
  ['numbers and no blanks', '1f52d63c34d35c46f4'],
  ['brackets', '1) f5 2) d6 3) c3 4) d3 5) c4 6) f4'],
  ['hyphens', 'f5-d6-c3-d3-c4-f4'],
  ['full width', 'Ｆ５Ｄ６Ｃ３Ｄ３Ｃ４Ｆ４'],
  [
    'a site',
    '[Event "?"]\n[Black "Ann B."]\n[White "?"]\n[Result "36-28"]\n\n1. f5 d6 2. c3 d3 {good} 3. c4 f4 36-28\n',
  ],
])('a transcript with %s', (_, text) => {
  test('reads as the same six plies', () => {
    const read = parseTranscript(text);
    expect(read).toMatchObject({
      ok: true,
      value: { squares: squaresOf('f5d6c3d3c4f4'), found: 'standard' },
    });
  });
});

test('what a site says of the players is kept', () => {
  const read = parseTranscript('[Black "Ann B."]\n[Result "36-28"]\n1. f5 d6');
  expect(read.ok && [...read.value.tags]).toEqual([
    ['black', 'Ann B.'],
    ['result', '36-28'],
  ]);
});

test.each(['--', 'pa', 'PA', 'ps', 'PS', 'pass', 'Pass', '—', ''])(
  'passes may be written as "%s"',
  (pass) => {
    const { transcript } = PASSING;
    const [head, tail] = [transcript.slice(0, 24), transcript.slice(24)];
    for (const spaced of [true, false]) {
      const gap = spaced ? ` ${pass} ` : pass;
      const read = parseTranscript(`${head}${gap}${tail.match(/../g)?.join(gap) ?? ''}`);
      expect(read).toMatchObject({ ok: true, value: { squares: squaresOf(transcript) } });
    }
  },
);

test.each(FIXTURE_GAMES)('the game $id reads as recorded', ({ transcript }) => {
  expect(parseTranscript(transcript)).toMatchObject({
    ok: true,
    value: { squares: squaresOf(transcript), found: 'standard' },
  });
});

test('a game from the mirrored start is recognised and said to be one', () => {
  const read = parseTranscript('f4d3c5');
  expect(read).toMatchObject({ ok: true, value: { found: 'mirrored' } });
});

test('a game from a given start is tried from there first', () => {
  const start = oddsStart(8, 1, 'black', 'white');
  const read = parseTranscript('e3', start);
  expect(read).toMatchObject({ ok: true, value: { found: 'given', squares: [parseSquare('e3', 8)] } });
});

test('a game of another size is recognised when it is long enough to tell', () => {
  const wide = { start: standardStart(10), squares: [] as number[] };
  let position = wide.start;
  for (let ply = 0; ply < 12; ply++) {
    const square = position.legalMoves[ply % 2] ?? -1;
    const next = position.play(square);
    if (!next.ok) break;
    wide.squares.push(square);
    position = next.value;
  }
  const read = parseTranscript(makeTranscript(wide));
  expect(read.ok && read.value.start.size).toBe(10);
});

test('a wrong game is spoken of as one of the usual size, however far another size would go', () => {
  for (const text of ['d3 a1', 'd3 a1 b4 c1', 'c4 a4 b1']) {
    expect(parseTranscript(text)).toMatchObject({ ok: false, error: { ply: 2, hint: 'start-left-out' } });
  }
});

describe('what is wrong is named with its place', () => {
  test.each([
    ['f5d6c3 b4', { code: 'illegal-ply', ply: 4, name: 'b4', refusal: 'no-flips', offset: 7 }],
    ['f5f5', { code: 'illegal-ply', ply: 2, name: 'f5', refusal: 'occupied', offset: 2 }],
    ['f5d6?c3', { code: 'bad-token', ply: 3, offset: 4, found: '?c3' }],
    ['f5 f10', { code: 'off-board', ply: 2, name: 'f10', size: 8, offset: 3 }],
    ['f5 d6 k3', { code: 'off-board', ply: 3, name: 'k3', size: 8, offset: 6 }],
    ['f5 f29', { code: 'off-board', ply: 2, name: 'f29', offset: 3 }],
    ['f5 -- d6', { code: 'illegal-pass', afterPly: 1, side: 'white', offset: 3 }],
    ['5f 6d 3c', { code: 'bad-token', ply: 1, offset: 1 }],
    ['', { code: 'no-moves' }],
    ['1. 2. 3.', { code: 'no-moves' }],
    ['hello world', { code: 'bad-token', ply: 1, offset: 0 }],
  ])('in "%s"', (text, error) => {
    expect(parseTranscript(text)).toMatchObject({ ok: false, error });
  });

  test('with the doubt whether the record left out a start', () => {
    expect(parseTranscript('f5d6c3 a1')).toMatchObject({ error: { ply: 4, hint: 'start-left-out' } });
  });

  test('without a doubt where a square is played twice', () => {
    expect(parseTranscript('f5d6c3f5')).toMatchObject({
      error: { ply: 4, refusal: 'occupied', hint: undefined },
    });
  });

  test('with the doubt whether a ply is missing', () => {
    expect(parseTranscript('f5 d6 d7')).toMatchObject({ ok: false, error: { ply: 3 } });
    expect(parseTranscript('f5 c4')).toMatchObject({ error: { ply: 2, hint: 'other-side' } });
  });

  test('after the end of the game', () => {
    const over = fixtureGame('wipeout-9').transcript;
    expect(parseTranscript(`${over} a1`)).toMatchObject({ error: { ply: 10, refusal: 'game-over' } });
    expect(parseTranscript(`${over} pass pass`)).toMatchObject({ ok: true });
  });
});
