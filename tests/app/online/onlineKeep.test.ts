import { expect, test } from 'vitest';
import { OnlineKeep } from '../../../src/app/online/onlineKeep.ts';
import { roomCodeIn } from '../../../src/app/online/roomCodeIn.ts';

const SEAT = '0123456789abcdef0123456789abcdef';
const OTHER_SEAT = 'f'.repeat(32);

function storage(text: string | null = null) {
  const kept = { text };
  return {
    kept,
    getItem: () => kept.text,
    setItem: (_: string, written: string) => {
      kept.text = written;
    },
  };
}

test('name, muting and seats are there again after a reload', () => {
  const box = storage();
  const keep = new OnlineKeep(box);
  keep.name = 'Ann';
  keep.muted = true;
  keep.keep('abcdefghjk', SEAT);
  const again = new OnlineKeep(box);
  expect([again.name, again.muted, again.read('abcdefghjk')]).toEqual(['Ann', true, SEAT]);
  again.keep('abcdefghjk', undefined);
  expect(new OnlineKeep(box).read('abcdefghjk')).toBeUndefined();
});

test.each(['', '{', '[]', 'null', '{"name":7,"seats":[["x","y"],3,["abcdefghjk","short"]]}'])(
  'a damaged text %s holds nothing',
  (text) => {
    const keep = new OnlineKeep(storage(text));
    expect([keep.name, keep.muted, keep.read('abcdefghjk')]).toEqual(['', false, undefined]);
  },
);

test('where nothing can be kept, it lasts as long as the page', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('full');
    },
  };
  const keep = new OnlineKeep(forbidden);
  keep.keep('abcdefghjk', SEAT);
  expect(keep.read('abcdefghjk')).toBe(SEAT);
});

test('only the newest twenty seats are kept', () => {
  const box = storage();
  const keep = new OnlineKeep(box);
  const codes = Array.from('abcdefghjkmnpqrstuvwxyz')
    .slice(0, 21)
    .map((letter) => letter.repeat(10));
  for (const code of codes) keep.keep(code, SEAT);
  const again = new OnlineKeep(box);
  expect(codes.filter((code) => again.read(code) !== undefined)).toEqual(codes.slice(1));
});

test('two tabs hold the two seats of a room, each its own over a reload', () => {
  const [box, first, second] = [storage(), storage(), storage()];
  new OnlineKeep(box, first).keep('abcdefghjk', SEAT);
  const other = new OnlineKeep(box, second);
  expect(other.read('abcdefghjk')).toBe(SEAT);
  other.choose('abcdefghjk', undefined);
  expect(other.read('abcdefghjk')).toBeUndefined();
  other.keep('abcdefghjk', OTHER_SEAT);
  const again = [first, second].map((tab) => new OnlineKeep(box, tab));
  expect(again.map((keep) => keep.read('abcdefghjk'))).toEqual([SEAT, OTHER_SEAT]);
  expect(again.map((keep) => keep.seatsOf('abcdefghjk').length)).toEqual([2, 2]);
});

test('a seat that was none is forgotten, and the other one stays', () => {
  const box = storage();
  const keep = new OnlineKeep(box);
  keep.keep('abcdefghjk', SEAT);
  keep.keep('abcdefghjk', OTHER_SEAT);
  keep.keep('abcdefghjk', undefined);
  expect(keep.read('abcdefghjk')).toBeUndefined();
  expect(new OnlineKeep(box).seatsOf('abcdefghjk')).toEqual([SEAT]);
});

test.each([
  ['#room=abcdefghjk', 'abcdefghjk'],
  ['http://192.168.0.7:8080/#room=abcdefghjk', 'abcdefghjk'],
  ['http://host/?quality=low#x=1&room=abcdefghjk', 'abcdefghjk'],
  ['#g=1abc', undefined],
  ['abcdefghjk', undefined],
  ['', undefined],
])('the room in %s is %s', (address, code) => {
  expect(roomCodeIn(address)).toBe(code);
});
