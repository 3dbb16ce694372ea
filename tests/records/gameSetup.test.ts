import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../../src/lib/random.ts';
import {
  CORNERS,
  DEFAULT_SETUP,
  MAX_CLOCK_INCREMENT,
  MAX_CLOCK_MINUTES,
  START_KINDS,
  parseSetup,
  startOf,
  type GameSetup,
  type Seat,
} from '../../src/records/gameSetup.ts';
import { mirroredStart, oddsStart, randomStart, standardStart } from '../../src/rules/index.ts';
import { FIXED, anySide, anySize } from '../support/randomPlay.ts';

/** Much is tried here: a busy machine needs its time. */
vi.setConfig({ testTimeout: 60_000 });

const anySeat: fc.Arbitrary<Seat> = fc.constantFrom({ kind: 'human' }, { kind: 'random' });
const anyClock = fc.record({
  minutes: fc.constantFrom(0.5, 1, 5, MAX_CLOCK_MINUTES),
  increment: fc.constantFrom(0, 2, MAX_CLOCK_INCREMENT),
});
const anySetup: fc.Arbitrary<GameSetup> = fc.record({
  seats: fc.record({ black: anySeat, white: anySeat }),
  size: anySize,
  start: fc.constantFrom(...START_KINDS),
  corners: fc.constantFrom(...CORNERS),
  oddsSide: anySide,
  begins: anySide,
  clock: fc.option(anyClock, { nil: undefined }),
});

describe('a setup', () => {
  test('is read back as it was kept', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        expect(parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
      }),
      FIXED,
    );
  });

  test.each([
    undefined,
    null,
    'text',
    [],
    {},
    { ...DEFAULT_SETUP, seats: undefined },
    { ...DEFAULT_SETUP, seats: { black: { kind: 'human' } } },
    { ...DEFAULT_SETUP, seats: { black: { kind: 'human' }, white: { kind: 'oracle' } } },
    { ...DEFAULT_SETUP, seats: { black: { kind: 'human' }, white: null } },
    { ...DEFAULT_SETUP, size: 7 },
    { ...DEFAULT_SETUP, size: '8' },
    { ...DEFAULT_SETUP, size: 18 },
    { ...DEFAULT_SETUP, start: 'toString' },
    { ...DEFAULT_SETUP, corners: 0 },
    { ...DEFAULT_SETUP, corners: 5 },
    { ...DEFAULT_SETUP, oddsSide: 'red' },
    { ...DEFAULT_SETUP, begins: undefined },
    { ...DEFAULT_SETUP, clock: {} },
    { ...DEFAULT_SETUP, clock: 5 },
    { ...DEFAULT_SETUP, clock: { minutes: 0, increment: 0 } },
    { ...DEFAULT_SETUP, clock: { minutes: '5', increment: 0 } },
    { ...DEFAULT_SETUP, clock: { minutes: Number.NaN, increment: 0 } },
    { ...DEFAULT_SETUP, clock: { minutes: MAX_CLOCK_MINUTES + 1, increment: 0 } },
    { ...DEFAULT_SETUP, clock: { minutes: 5, increment: -1 } },
    { ...DEFAULT_SETUP, clock: { minutes: 5, increment: MAX_CLOCK_INCREMENT + 1 } },
  ])('that is damaged is none: %j', (stored) => {
    expect(parseSetup(stored)).toBeUndefined();
  });

  test('nothing whatever makes the reading throw, and what comes out is read again the same', () => {
    const damaged = fc
      .tuple(anySetup, fc.constantFrom(...Object.keys(DEFAULT_SETUP)), fc.anything())
      .map(([setup, key, value]) => ({ ...setup, [key]: value }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), damaged), (stored) => {
        const setup = parseSetup(stored);
        if (setup) expect(parseSetup(setup)).toEqual(setup);
      }),
      { ...FIXED, numRuns: 1000 },
    );
  });

  test('by default has a human with black, a random player with white, and black to begin on 8×8', () => {
    const start = startOf(DEFAULT_SETUP, () => 0);
    expect(DEFAULT_SETUP.seats).toEqual({ black: { kind: 'human' }, white: { kind: 'random' } });
    expect(start.equals(standardStart(8, 'black'))).toBe(true);
  });
});

test('the game of a setup begins where the setup says', () => {
  fc.assert(
    fc.property(anySetup, fc.integer(), (setup, seed) => {
      const { size, begins, corners, oddsSide } = setup;
      const expected = {
        standard: () => standardStart(size, begins),
        mirrored: () => mirroredStart(size, begins),
        odds: () => oddsStart(size, corners, oddsSide, begins),
        random: () => randomStart(size, seededRandom(seed), begins),
      }[setup.start]();
      expect(startOf(setup, seededRandom(seed)).equals(expected)).toBe(true);
    }),
    FIXED,
  );
});
