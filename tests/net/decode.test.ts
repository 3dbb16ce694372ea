import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanName,
  cleanText,
  decodeCommand,
  decodeCreate,
  decodeJoin,
  decodeQuick,
  parseCode,
} from '../../src/net/decode.ts';
import { COMMANDS } from '../../src/net/messages.ts';

const CREATE = { name: 'Ann', size: 8, clock: { minutes: 5, increment: 0 }, side: 'black', listed: true };
const JOIN = { code: '23456789ab', name: 'Ann', watch: false };
const SEAT = 'a'.repeat(32);

describe('a command', () => {
  test.each([
    ['move', { epoch: 0, ply: 0, square: 19 }],
    ['resign', { epoch: 3 }],
    ['claim', { epoch: 3 }],
    ['offer', { epoch: 1, offer: 'takeback' }],
    ['answer', { epoch: 1, offer: 'draw', accept: false }],
    ['chat', { text: 'good game' }],
  ])('%s is read as it was sent', (kind, payload) => {
    expect(decodeCommand(kind, payload)).toEqual({ ok: true, value: { kind, ...payload } });
  });

  test.each([
    ['move', undefined],
    ['move', null],
    ['move', 'f5'],
    ['move', [0, 0, 19]],
    ['move', { epoch: 0, ply: 0 }],
    ['move', { epoch: 0, ply: 0, square: -1 }],
    ['move', { epoch: 0, ply: 0, square: 19.5 }],
    ['move', { epoch: 0, ply: 0, square: 256 }],
    ['move', { epoch: 0, ply: 0, square: Number.NaN }],
    ['move', { epoch: 0, ply: 0, square: Number.POSITIVE_INFINITY }],
    ['move', { epoch: 0, ply: 1e300, square: 19 }],
    ['move', { epoch: '0', ply: 0, square: 19 }],
    ['move', { epoch: 0, ply: 0, square: 19, side: 'white' }],
    ['move', new Map([['epoch', 0]])],
    ['offer', { epoch: 0, offer: 'pie' }],
    ['answer', { epoch: 0, offer: 'draw', accept: 'yes' }],
    ['chat', { text: '' }],
    ['chat', { text: ' \u202e\u0000 ' }],
    ['chat', { text: 'x'.repeat(2000) }],
    ['chat', { text: 7 }],
    ['sync', { all: true }],
    ['constructor', {}],
    ['__proto__', { epoch: 0 }],
  ])('%s with %j is refused', (kind, payload) => {
    expect(decodeCommand(kind, payload)).toEqual({ ok: false, error: 'malformed' });
  });

  test('no payload whatever makes the reader throw', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COMMANDS, 'other'), fc.anything(), (kind, payload) => {
        expect(typeof decodeCommand(kind, payload).ok).toBe('boolean');
      }),
      { seed: 5, numRuns: 500 },
    );
  });
});

describe('what a room is opened with', () => {
  test('a wish is read with its name cleaned', () => {
    const read = decodeCreate({ ...CREATE, name: '  <b>Ann</b>\u0007\u202e  Lee ' });
    expect(read).toEqual({ ok: true, value: { ...CREATE, name: '<b>Ann</b> Lee' } });
  });

  test.each([
    { ...CREATE, size: 7 },
    { ...CREATE, size: '8' },
    { ...CREATE, clock: { minutes: 0, increment: 0 } },
    { ...CREATE, clock: { minutes: 5 } },
    { ...CREATE, clock: 'none' },
    { ...CREATE, side: 'red' },
    { ...CREATE, listed: 1 },
    { ...CREATE, name: 5 },
    { ...CREATE, name: 'x'.repeat(500) },
    { ...CREATE, owner: true },
    [],
    null,
    'create',
  ])('%j is refused', (body) => {
    expect(decodeCreate(body)).toEqual({ ok: false, error: 'malformed' });
  });

  test('a quick game has no side and no listing of its own', () => {
    const { name, size, clock } = CREATE;
    expect(decodeQuick({ name, size, clock })).toEqual({ ok: true, value: { name, size, clock } });
    expect(decodeQuick(CREATE).ok).toBe(false);
  });

  test('a seat is taken up again by its secret', () => {
    expect(decodeJoin({ ...JOIN, seat: SEAT })).toEqual({ ok: true, value: { ...JOIN, seat: SEAT } });
    expect(decodeJoin(JOIN)).toEqual({ ok: true, value: { ...JOIN, seat: undefined } });
  });

  test.each([
    { ...JOIN, seat: 'a' },
    { ...JOIN, seat: `${SEAT}0` },
    { ...JOIN, code: "' or 1=1 --" },
    { ...JOIN, code: '23456789a' },
    { ...JOIN, watch: 'no' },
  ])('%j is refused', (body) => {
    expect(decodeJoin(body).ok).toBe(false);
  });
});

test.each([
  ['23456789ab', '23456789ab'],
  ['23456-789AB', '23456789ab'],
  [' 23456 789ab', '23456789ab'],
  ['0000000000', undefined],
  ['../../etc/', undefined],
  [12, undefined],
])('the code %j is %j', (typed, code) => {
  expect(parseCode(typed)).toBe(code);
});

test.each([
  ['a\u0300\u0301\u0302\u0303\u0304', 'à\u0301\u0302'],
  ['line\nbreak', 'line break'],
  ['\u200b\u2066hidden\u2069', 'hidden'],
  ['ありがとう', 'ありがとう'],
  ['👍👍', '👍👍'],
])('the text %j becomes %j', (raw, seen) => {
  expect(cleanText(raw, 20)).toBe(seen);
});

test('a long name is cut between characters', () => {
  expect(cleanName('😀'.repeat(30))).toBe('😀'.repeat(24));
});
