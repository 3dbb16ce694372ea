import { beforeEach, expect, test } from 'vitest';
import type { LadderResult } from '../../../src/review/ladder.ts';
import type { Library } from '../../../src/app/library/library.ts';
import { makeEntryRecord } from '../../../src/app/library/libraryEntry.ts';
import { openLibraryStorage, type LibraryStorage } from '../../../src/app/library/libraryStorage.ts';
import { MemoryStorage } from '../../../src/app/library/memoryStorage.ts';
import { emptyBrowser, entryOf, FakeChannels, openLibrary, until } from '../../support/libraries.ts';
import { gameOf, searchOf } from '../../support/searches.ts';

const WON: LadderResult = { id: 'a', at: 5, level: 3, end: 'won', helped: false };

beforeEach(emptyBrowser);

/** A storage of which some calls fail with an error of this name. */
function failing(storage: LibraryStorage, failure: () => string | undefined): LibraryStorage {
  const refuse = (): Promise<void> | undefined => {
    const name = failure();
    return name === undefined ? undefined : Promise.reject(new DOMException('no', name));
  };
  return {
    readAll: () => storage.readAll(),
    write: (batch) => refuse() ?? storage.write(batch),
    update: (id, change) => refuse() ?? storage.update(id, change),
    remove: (id) => refuse() ?? storage.remove(id),
    dispose: () => storage.dispose(),
  };
}

async function fileOf(library: Library): Promise<string> {
  return ((await library.makeFile()) ?? []).join('');
}

test('what is kept is there at the next visit, the newest first', async () => {
  const library = await openLibrary();
  await library.keep(entryOf('a', { at: 1 }), WON);
  await library.keep(entryOf('b', { at: 2, note: 'a note' }));
  library.dispose();
  const again = await openLibrary();
  expect(again.entries.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(again.find('b')).toMatchObject({ note: 'a note' });
  expect(again.results).toEqual([WON]);
  expect(again.trouble).toBeUndefined();
});

test('a game that is kept again keeps its name, its note and its review', async () => {
  const library = await openLibrary();
  const game = gameOf('f5d6c3d3');
  const review = { pace: 'quick', searched: [searchOf(game, 1, { d6: 1 })] } as const;
  await library.keep(entryOf('a', { game }));
  await library.change('a', { name: 'Final', note: 'so close' });
  await library.change('a', { review });
  await library.keep(entryOf('a', { game: gameOf('f5d6c3d3c4') }));
  const kept = (await openLibrary()).find('a');
  expect(kept).toMatchObject({ name: 'Final', note: 'so close', review });
  expect(kept?.game.line).toHaveLength(5);
});

test('what is deleted can be brought back', async () => {
  const library = await openLibrary();
  await library.keep(entryOf('a', { name: 'Final' }));
  await library.remove('a');
  expect(library.entries).toEqual([]);
  expect((await openLibrary()).entries).toEqual([]);
  await library.undoRemove();
  expect((await openLibrary()).find('a')).toMatchObject({ name: 'Final' });
  await library.undoRemove();
  expect(library.entries).toHaveLength(1);
});

test('two tabs lose nothing of each other, and see what the other has done', async () => {
  const channels = new FakeChannels();
  const left = await openLibrary({ channel: channels.open() });
  const right = await openLibrary({ channel: channels.open() });
  await left.keep(entryOf('a'));
  await until(() => right.entries.length === 1);
  await Promise.all([left.change('a', { name: 'Final' }), right.change('a', { note: 'so close' })]);
  await Promise.all([left.keep(entryOf('b')), right.keep(entryOf('c'))]);
  const later = await openLibrary();
  expect(later.find('a')).toMatchObject({ name: 'Final', note: 'so close' });
  expect(later.entries).toHaveLength(3);
  await until(() => left.entries.length === 3 && left.find('a')?.note === 'so close');
  expect(left.find('a')).toMatchObject({ name: 'Final', note: 'so close' });
});

test('a full storage is told of, the game stays for this visit, and all is well when there is room again', async () => {
  let isFull = true;
  const library = await openLibrary({
    open: async (onTrouble) =>
      failing(await openLibraryStorage(onTrouble), () => (isFull ? 'QuotaExceededError' : undefined)),
  });
  expect(await library.keep(entryOf('a'))).toBe(false);
  expect(library.trouble).toBe('full');
  expect(library.entries).toHaveLength(1);
  isFull = false;
  expect(await library.keep(entryOf('b'))).toBe(true);
  expect(library.trouble).toBeUndefined();
  expect((await openLibrary()).entries.map(({ id }) => id).sort()).toEqual(['a', 'b']);
});

test.each([
  ['SecurityError', 'absent'],
  ['VersionError', 'newer'],
])('a storage that opens with a %s is told of, and the visit goes on', async (name, trouble) => {
  const library = await openLibrary({ open: () => Promise.reject(new DOMException('no', name)) });
  expect(library.trouble).toBe(trouble);
  expect(await library.keep(entryOf('a'))).toBe(false);
  expect(library.entries).toHaveLength(1);
  expect(library.trouble).toBe(trouble);
});

test('a storage that another tab blocks is waited for, and takes what the visit has gathered', async () => {
  let unblock: (storage: LibraryStorage) => void = () => undefined;
  const library = await openLibrary({
    open: (onTrouble) => {
      onTrouble('blocked');
      return new Promise((resolve) => (unblock = resolve));
    },
  });
  expect(library.trouble).toBe('blocked');
  await library.keep(entryOf('a'));
  const late = new MemoryStorage();
  unblock(late);
  await until(() => library.trouble === undefined);
  expect((await late.readAll()).games).toHaveLength(1);
  expect(library.entries).toHaveLength(1);
});

test('a tab lets go when another one brings a newer version', async () => {
  const library = await openLibrary();
  await library.keep(entryOf('a'));
  const next = await new Promise<number>((resolve, reject) => {
    const request = indexedDB.open('reversi', 2);
    request.addEventListener('success', () => resolve(request.result.version));
    request.addEventListener('error', () => reject(new Error('not opened')));
  });
  expect(next).toBe(2);
  expect(library.trouble).toBe('closed');
});

test('what cannot be read stays where it is and goes into the file', async () => {
  const storage = await openLibraryStorage(() => undefined);
  const odd = { id: 'odd', version: 99, future: true };
  await storage.write({ games: [odd] });
  const library = await openLibrary();
  expect(library.entries).toEqual([]);
  expect(library.unreadable).toBe(1);
  expect(JSON.parse(await fileOf(library))).toMatchObject({ aside: [odd] });
  expect((await storage.readAll()).games).toEqual([odd]);
});

test('a file of everything is taken in elsewhere, twice without doubling anything', async () => {
  const library = await openLibrary();
  await library.keep(entryOf('a', { name: 'Final' }), WON);
  await library.keep(entryOf('b'));
  const text = await fileOf(library);
  emptyBrowser();
  const other = await openLibrary();
  await other.keep(entryOf('b', { name: 'mine', changedAt: 9_000_000 }));
  expect(await other.takeFile(text)).toEqual({ ok: true, value: { added: 1, merged: 1, aside: 0 } });
  expect(await other.takeFile(text)).toEqual({ ok: true, value: { added: 0, merged: 2, aside: 0 } });
  const later = await openLibrary();
  expect(later.find('a')).toMatchObject({ name: 'Final' });
  expect(later.find('b')).toMatchObject({ name: 'mine' });
  expect(later.results).toEqual([WON]);
});

test('what is kept while the games are being read is not lost from sight', async () => {
  const channels = new FakeChannels();
  const library = await openLibrary({ channel: channels.open() });
  const other = await openLibrary({ channel: channels.open() });
  for (let each = 0; each < 20; each++) await other.keep(entryOf(`other${each}`));
  await library.keep(entryOf('mine'));
  expect(library.find('mine')).toBeDefined();
  await until(() => library.entries.length === 21);
  expect(library.entries).toHaveLength(21);
});

test('more games than are read at one go are all there', async () => {
  const library = await openLibrary();
  const games = Array.from({ length: 250 }, (_, each) => makeEntryRecord(entryOf(`game${each}`)));
  const file = JSON.stringify({ kind: 'reversi-library', version: 1, games, results: [], aside: [] });
  expect(await library.takeFile(file)).toMatchObject({ ok: true, value: { added: 250 } });
  expect((await openLibrary()).entries).toHaveLength(250);
});
