import { expect, test } from 'vitest';
import { recognise } from '../../src/records/recognise.ts';
import { makeShareHash } from '../../src/records/shareLink.ts';
import { standardStart } from '../../src/rules/index.ts';
import { FIXTURE_GAMES, squaresOf } from '../support/fixtureGames.ts';

const LINK = makeShareHash({ start: standardStart(8), squares: squaresOf('f5d6'), shown: 1 });
const BOARD = `${'-'.repeat(27)}OX------XO${'-'.repeat(27)}`;

test.each([
  ['f5d6c3', 'transcript'],
  ['1. f5 d6 2. c3', 'transcript'],
  [`${BOARD} X`, 'board'],
  [BOARD, 'board'],
  [`https://example.org/#${LINK}`, 'link'],
  ['(;GM[Othello]B[f5];)', 'ggf'],
  ['{ "games": [] }', 'json'],
])('%s is recognised as %s', (text, kind) => {
  expect(recognise(text)).toMatchObject({ ok: true, value: { kind } });
});

test.each(FIXTURE_GAMES)('the transcript and the board of $id are told apart', ({ transcript, board }) => {
  expect(recognise(transcript)).toMatchObject({ ok: true, value: { kind: 'transcript' } });
  expect(recognise(board)).toMatchObject({ ok: true, value: { kind: 'board' } });
});

test.each([
  ['f5d6c3b4', 'transcript', 'illegal-ply'],
  ['f5', undefined, undefined],
  [BOARD.slice(2), 'board', 'board-size'],
  [BOARD.replaceAll('X', '0').replaceAll('O', '1'), 'board', 'ambiguous-digits'],
  [`#${LINK}x`, 'link', 'link-damaged'],
  ['Good morning to all of you', 'nothing', 'bad-token'],
  ['', 'nothing', 'no-moves'],
  ['x'.repeat(10 * 1024 * 1024 + 1), 'nothing', 'too-large'],
])('what is no record says what it looks like: %.20s', (text, looksLike, code) => {
  const read = recognise(text);
  expect(read.ok ? {} : { looksLike: read.error.looksLike, code: read.error.error.code }).toEqual(
    looksLike === undefined ? {} : { looksLike, code },
  );
});

test('digits are read when they are explained', () => {
  const text = BOARD.replaceAll('X', '0').replaceAll('O', '1');
  expect(recognise(text, { digits: { black: '0', white: '1' } })).toMatchObject({
    ok: true,
    value: { kind: 'board' },
  });
});
