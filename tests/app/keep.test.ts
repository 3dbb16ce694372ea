import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Keep, type TextStorage } from '../../src/app/keep.ts';
import { Game } from '../../src/game/game.ts';
import { DEFAULT_SETUP } from '../../src/records/gameSetup.ts';
import { DEFAULT_SETTINGS } from '../../src/records/settings.ts';
import { standardStart } from '../../src/rules/index.ts';

class MapStorage implements TextStorage {
  readonly texts = new Map<string, string>();
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.texts.set(key, text);
  }
}

function makeKeep(storage: TextStorage | undefined = new MapStorage()) {
  const full = { times: 0 };
  return { keep: new Keep(storage, () => full.times++), full };
}

function gameOf(...squares: number[]): Game {
  return squares.reduce(
    (game, square) => {
      const played = game.play(square);
      if (!played.ok) throw new Error(played.error);
      return played.value.game;
    },
    Game.start(standardStart(8)),
  );
}

test('a game comes back with its line and its cursor', () => {
  const { keep } = makeKeep();
  const game = gameOf(19, 18, 17).undo();
  keep.writeGame({ setup: DEFAULT_SETUP, game, time: undefined });
  const found = keep.readGame();
  expect(found.broken).toBe(false);
  expect(found.value?.game.cursor).toBe(2);
  expect(found.value?.game.line.map((step) => step.ply.square)).toEqual([19, 18, 17]);
  expect(found.value?.game.position.equals(game.position)).toBe(true);
});

test('a broken game is set aside, not lost', () => {
  const storage = new MapStorage();
  const { keep } = makeKeep(storage);
  storage.setItem('reversi.game', '{"version":1,');
  expect(keep.readGame()).toEqual({ value: undefined, broken: true });
  expect([...storage.texts.values()].filter((text) => text === '{"version":1,')).toHaveLength(2);
});

test('a stored illegal ply is refused', () => {
  const storage = new MapStorage();
  const { keep } = makeKeep(storage);
  keep.writeGame({ setup: DEFAULT_SETUP, game: gameOf(19), time: undefined });
  storage.setItem('reversi.game', storage.getItem('reversi.game')?.replace('[19]', '[0]') ?? '');
  expect(keep.readGame().broken).toBe(true);
});

test('settings come back, and unknown values are reset and set aside', () => {
  const storage = new MapStorage();
  const { keep } = makeKeep(storage);
  keep.writeSettings({ ...DEFAULT_SETTINGS, theme: 'slate', speed: 2 });
  expect(keep.readSettings()).toEqual({
    value: { ...DEFAULT_SETTINGS, theme: 'slate', speed: 2 },
    broken: false,
  });
  storage.setItem('reversi.settings', '{"theme":"plastic","speed":2}');
  expect(keep.readSettings()).toEqual({ value: { ...DEFAULT_SETTINGS, speed: 2 }, broken: true });
  expect(storage.getItem('reversi.settings.broken')).toContain('plastic');
});

test('a storage that refuses is reported and does no harm', () => {
  const { keep, full } = makeKeep({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  keep.writeSettings(DEFAULT_SETTINGS);
  expect(full.times).toBe(1);
});

test('no stored text whatever makes reading throw', () => {
  const storage = new MapStorage();
  const { keep } = makeKeep(storage);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      storage.setItem('reversi.game', text);
      storage.setItem('reversi.settings', text);
      expect(keep.readGame().value).toBeUndefined();
      keep.readSettings();
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('the first visit is the first one only', () => {
  const { keep } = makeKeep();
  expect(keep.isFirstVisit()).toBe(true);
  expect(keep.isFirstVisit()).toBe(false);
});
