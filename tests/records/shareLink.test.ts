import { describe, expect, test } from 'vitest';
import { hasShareLink, makeShareHash, parseShareHash } from '../../src/records/shareLink.ts';
import { mirroredStart, oddsStart, standardStart } from '../../src/rules/index.ts';
import { fixtureGame, squaresOf } from '../support/fixtureGames.ts';
import { randomSquares } from '../support/randomPlay.ts';

const GAME = { start: standardStart(8), squares: squaresOf(fixtureGame('ggf-60').transcript), shown: 17 };
const HASH = makeShareHash(GAME);

test('a whole game takes under eighty characters, and 16×16 with a start of its own under seven hundred', () => {
  expect(HASH).toHaveLength(73);
  const start = oddsStart(16, 4, 'white');
  const squares = randomSquares(start, 5, 256);
  const hash = makeShareHash({ start, squares, shown: squares.length });
  expect(squares.length).toBeGreaterThan(230);
  expect(hash.length).toBeLessThanOrEqual(700);
  expect(parseShareHash(hash)).toMatchObject({ ok: true, value: { squares } });
});

test.each([
  ['bare', HASH],
  ['with its sign', `#${HASH}`],
  ['in an address', `https://example.org/game/?a=b#${HASH}`],
  ['in a sentence', `Look: https://example.org/#${HASH}, what a game!`],
])('a link is read %s', (_, text) => {
  expect(hasShareLink(text)).toBe(true);
  const read = parseShareHash(text);
  expect(read).toMatchObject({ ok: true, value: { squares: GAME.squares, shown: 17 } });
  expect(read.ok && read.value.start.equals(GAME.start)).toBe(true);
});

test.each([
  standardStart(8, 'white'),
  mirroredStart(6),
  mirroredStart(10, 'white'),
  oddsStart(4, 1, 'black'),
])('start $# keeps its discs and its side', (start) => {
  const read = parseShareHash(makeShareHash({ start, squares: [], shown: 0 }));
  expect(read.ok && read.value.start.equals(start)).toBe(true);
});

describe('a bad link is refused', () => {
  test.each([
    ['', { code: 'not-a-link' }],
    ['#play', { code: 'not-a-link' }],
    ['#g=', { code: 'link-damaged' }],
    ['#g=1', { code: 'link-damaged' }],
    ['#g=9abc', { code: 'link-version', version: '9' }],
    [HASH.slice(0, -1), { code: 'link-damaged' }],
    [`${HASH}A`, { code: 'link-damaged' }],
    [HASH.toLowerCase(), { code: 'link-damaged' }],
  ])('%s', (text, error) => {
    expect(parseShareHash(text)).toEqual({ ok: false, error });
  });

  test('whichever character is changed', () => {
    for (let at = 3; at < HASH.length; at++) {
      const other = HASH[at] === 'B' ? 'C' : 'B';
      expect(parseShareHash(HASH.slice(0, at) + other + HASH.slice(at + 1))).toMatchObject({ ok: false });
    }
  });

  test('whichever two neighbours are exchanged', () => {
    for (let at = 3; at + 1 < HASH.length; at++) {
      const [one = '', two = ''] = HASH.slice(at, at + 2);
      if (one === two) continue;
      expect(parseShareHash(HASH.slice(0, at) + two + one + HASH.slice(at + 2)).ok).toBe(false);
    }
  });

  test('when it was made of a game that the rules refuse', () => {
    const hash = makeShareHash({ start: standardStart(8), squares: [0], shown: 0 });
    expect(parseShareHash(hash)).toMatchObject({
      ok: false,
      error: { code: 'illegal-ply', ply: 1, name: 'a1' },
    });
  });
});
