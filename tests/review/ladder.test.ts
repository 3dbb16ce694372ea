import { expect, test } from 'vitest';
import {
  adviseLevel,
  parseLadderResult,
  tallyOf,
  type LadderEnd,
  type LadderResult,
} from '../../src/review/ladder.ts';

function results(level: number, ends: readonly LadderEnd[], helped = false): LadderResult[] {
  return ends.map((end, at) => ({ id: `${level}${helped ? 'h' : ''}${at}`, at, level, end, helped }));
}

test('games with help are counted apart and break no streak', () => {
  const played = [...results(3, ['lost', 'won', 'drawn', 'won', 'won']), ...results(3, ['lost'], true)];
  expect(tallyOf(played, 3)).toEqual({ level: 3, won: 3, lost: 1, drawn: 1, helped: 1, streak: 2 });
  expect(tallyOf(played, 4)).toEqual({ level: 4, won: 0, lost: 0, drawn: 0, helped: 0, streak: 0 });
});

test('the order in which games were played counts, not the one in which they are listed', () => {
  const played = results(3, ['lost', 'won', 'won']);
  expect(tallyOf([...played].reverse(), 3).streak).toBe(2);
});

test.each<readonly [string, readonly LadderResult[], ReturnType<typeof adviseLevel>]>([
  ['nothing before the first game', [], undefined],
  ['to stay after one win', results(3, ['won']), { level: 3, why: 'stay' }],
  ['to rise after two wins in a row', results(3, ['lost', 'won', 'won']), { level: 4, why: 'up' }],
  ['to stay after two wins with help', results(3, ['won', 'won'], true), { level: 3, why: 'stay' }],
  ['to fall after four losses', results(3, ['lost', 'lost', 'lost', 'lost']), { level: 2, why: 'down' }],
  ['to stay at the top', results(9, ['won', 'won']), { level: 9, why: 'stay' }],
  ['to stay at the bottom', results(0, ['lost', 'lost', 'lost', 'lost']), { level: 0, why: 'stay' }],
])('the advice is %s', (_what, played, advice) => {
  expect(adviseLevel(played)).toEqual(advice);
});

test('a stored result is read back, a broken one is not', () => {
  const [good] = results(3, ['won']);
  expect(parseLadderResult(JSON.parse(JSON.stringify(good)))).toEqual(good);
  for (const broken of [null, {}, { ...good, level: 10 }, { ...good, end: 'tied' }, { ...good, at: null }]) {
    expect(parseLadderResult(broken)).toBeUndefined();
  }
});
