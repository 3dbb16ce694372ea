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

test('that nothing can be kept is said once, and again only after it could be', () => {
  const storage = new MapStorage();
  const { keep, full } = makeKeep(storage);
  const write = storage.setItem.bind(storage);
  const refuse = (): void => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const save = (): void => keep.writeGame({ setup: DEFAULT_SETUP, game: gameOf(19), time: undefined });
  storage.setItem = refuse;
  save();
  save();
  keep.writeSettings(DEFAULT_SETTINGS);
  expect(full.times).toBe(1);
  storage.setItem = write;
  keep.writeSettings(DEFAULT_SETTINGS);
  save();
  storage.setItem = refuse;
  save();
  expect(full.times).toBe(2);
});

test('a browser that allows no storage at all is told of, too', () => {
  const full = { times: 0 };
  const keep = new Keep(undefined, () => full.times++);
  keep.writeSettings(DEFAULT_SETTINGS);
  keep.writeSettings(DEFAULT_SETTINGS);
  expect(full.times).toBe(1);
});

test('games left for others that cannot be read are set aside, and the good ones among them are kept', () => {
  const storage = new MapStorage();
  const { keep } = makeKeep(storage);
  expect(keep.readAside()).toEqual({ value: [], broken: false });
  keep.writeAside([{ setup: DEFAULT_SETUP, game: gameOf(19), time: undefined }]);
  expect(keep.readAside().broken).toBe(false);
  const good: unknown = JSON.parse(storage.getItem('reversi.aside') ?? '');
  const damaged = JSON.stringify([...(good as string[]), '{"version":9}']);
  storage.setItem('reversi.aside', damaged);
  expect(keep.readAside()).toMatchObject({ value: [{ game: { cursor: 1 } }], broken: true });
  expect(storage.getItem('reversi.aside.broken')).toBe(damaged);
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
