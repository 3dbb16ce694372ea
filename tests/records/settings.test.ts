import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  CAMERAS,
  DEFAULT_SETTINGS,
  LANGUAGE_CHOICES,
  QUALITIES,
  SPEEDS,
  THEMES,
  parseSettings,
  type Settings,
} from '../../src/records/settings.ts';
import { FIXED } from '../support/randomPlay.ts';

/** Much is tried here: a busy machine needs its time. */
vi.setConfig({ testTimeout: 60_000 });

const anySettings: fc.Arbitrary<Settings> = fc.record({
  language: fc.constantFrom(...LANGUAGE_CHOICES),
  theme: fc.constantFrom(...THEMES),
  camera: fc.constantFrom(...CAMERAS),
  quality: fc.constantFrom(...QUALITIES),
  speed: fc.constantFrom(...SPEEDS),
  sound: fc.boolean(),
  marks: fc.boolean(),
  flipCounts: fc.boolean(),
  values: fc.boolean(),
  thinkingLine: fc.boolean(),
  tapTwice: fc.boolean(),
});
const KEYS = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[];

test('all settings are read back as they were kept', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      const stored: unknown = JSON.parse(JSON.stringify(settings));
      expect(parseSettings(stored)).toEqual({ settings, repaired: false });
    }),
    FIXED,
  );
});

test('a setting that is not stored yet has its default, which is no damage', () => {
  fc.assert(
    fc.property(anySettings, fc.constantFrom(...KEYS), (settings, key) => {
      const { [key]: _left, ...stored } = settings;
      const expected = { ...settings, [key]: DEFAULT_SETTINGS[key] };
      expect(parseSettings(stored)).toEqual({ settings: expected, repaired: false });
    }),
    FIXED,
  );
});

test('an unknown setting is left out, which is no damage', () => {
  const stored = { ...DEFAULT_SETTINGS, wallpaper: 'stars' };
  expect(parseSettings(stored)).toEqual({ settings: DEFAULT_SETTINGS, repaired: false });
});

test('a damaged value is set to its default and told of; the others are kept', () => {
  const odd = fc.oneof(fc.constantFrom('', 'AUTO', 'fr', 3, -1, Number.NaN, null, [], {}), fc.object());
  fc.assert(
    fc.property(anySettings, fc.constantFrom(...KEYS), odd, (settings, key, value) => {
      const expected = { ...settings, [key]: DEFAULT_SETTINGS[key] };
      expect(parseSettings({ ...settings, [key]: value })).toEqual({ settings: expected, repaired: true });
    }),
    FIXED,
  );
});

test.each([undefined, null, 'text', 7, true, []])('%j holds no settings at all', (stored) => {
  expect(parseSettings(stored)).toEqual({ settings: DEFAULT_SETTINGS, repaired: true });
});

test('nothing whatever makes the reading throw, and what comes out is always whole', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...KEYS), fc.anything())), (stored) => {
      const { settings } = parseSettings(stored);
      expect(parseSettings(settings)).toEqual({ settings, repaired: false });
      expect(Object.keys(settings).sort()).toEqual([...KEYS].sort());
    }),
    { ...FIXED, numRuns: 1000 },
  );
});
