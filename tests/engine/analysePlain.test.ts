import { expect, test, vi } from 'vitest';
import { analysePlain, plainTerms } from '../../src/engine/analysePlain.ts';
import { WalkingSearch } from '../../src/engine/plainSearch.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { finish, NO_HURRY, randomPosition } from './support.ts';

// A busy machine takes its time over searching.
vi.setConfig({ testTimeout: 60_000 });

test.each([4, 6, 10, 12] as const)(
  'values on size %i are discs of that board, and exact ones have the parity of its squares',
  (size) => {
    const random = seededRandom(size);
    for (const empties of [4, 6, 8]) {
      const position = randomPosition(size, size * size - 4 - empties, random);
      const search = new WalkingSearch(position, plainTerms());
      const { answer } = finish(analysePlain(position, search, NO_HURRY));
      expect(new Set(answer.map(({ square }) => square))).toEqual(new Set(position.legalMoves));
      for (const { value, exact } of answer) {
        expect(Math.abs(value)).toBeLessThanOrEqual(size * size);
        if (exact) expect(Math.abs(value % 2)).toBe(0);
      }
    }
  },
);

test('a start as good for both is worth about nothing on every size', () => {
  for (const size of [6, 10, 14] as const) {
    const position = randomPosition(size, 1, seededRandom(1));
    const search = new WalkingSearch(position, plainTerms());
    let asked = 0;
    const hurry = { ...NO_HURRY, isWanted: () => asked++ > 12 };
    const { answer } = finish(analysePlain(position, search, hurry));
    for (const { value } of answer) expect(Math.abs(value)).toBeLessThanOrEqual(size);
  }
});
