import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { AddressLimit, Bucket } from '../../../src/server/door/bucket.ts';
import { addressOf, hostOf, isFromHere, isPrivate } from '../../../src/server/door/visitor.ts';

describe('the address that limits count by', () => {
  test.each([
    ['192.168.1.5', {}, 0, '192.168.1.5'],
    ['::ffff:192.168.1.5', {}, 0, '192.168.1.5'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', {}, 0, '2001:db8:1:2'],
    ['2001:db8::7', {}, 0, '2001:db8:0:0'],
    ['10.0.0.1', { 'x-forwarded-for': '1.2.3.4' }, 0, '10.0.0.1'],
    ['10.0.0.1', { 'x-forwarded-for': '1.2.3.4' }, 1, '1.2.3.4'],
    ['10.0.0.1', { 'x-forwarded-for': 'forged, 1.2.3.4' }, 1, '1.2.3.4'],
    ['10.0.0.1', { 'x-forwarded-for': '9.9.9.9, 1.2.3.4, 10.0.0.7' }, 2, '1.2.3.4'],
    ['10.0.0.1', { 'x-forwarded-for': '<script>' }, 1, '10.0.0.1'],
  ] as const)('of %s with %j behind %i proxies is %s', (remote, headers, proxies, address) => {
    expect(addressOf(requestOf(headers, remote), proxies)).toBe(address);
  });
});

test.each([
  [undefined, true],
  ['http://play.example:8080', true],
  ['https://play.example:8080', true],
  ['http://play.example', false],
  ['http://evil.example', false],
  ['https://other.example', true],
  ['null', false],
])('a page from %s is ours: %s', (origin, isOurs) => {
  const request = requestOf({ host: 'play.example:8080', ...(origin === undefined ? {} : { origin }) });
  expect(isFromHere(request, ['https://other.example'], 0)).toBe(isOurs);
});

test.each([
  ['192.168.1.5:8080', '192.168.1.5:8080'],
  ['PLAY.example', 'play.example'],
  ['[::1]:8080', '[::1]:8080'],
  ["x; script-src 'unsafe-inline'", undefined],
  ['a b', undefined],
  ['a\tb', undefined],
])('the host %j is taken as %j', (host, taken) => {
  expect(hostOf(requestOf({ host }), 0)).toBe(taken);
});

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.0.9', true],
  ['169.254.1.1', true],
  ['8.8.8.8', false],
  ['fe80:0:0:0', true],
  ['2001:db8:1:2', false],
])('%s is of a private network: %s', (address, isOurs) => {
  expect(isPrivate(address)).toBe(isOurs);
});

test('a bucket lets through so many at once and refills with time', () => {
  const bucket = new Bucket(3, 1, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect([bucket.take(500), bucket.take(1600), bucket.take(1700)]).toEqual([false, true, false]);
});

test('each address has a limit of its own', () => {
  const limit = new AddressLimit(2);
  expect(['a', 'a', 'a', 'b'].map((address) => limit.take(address, 0))).toEqual([true, true, false, true]);
  expect(limit.take('a', 30_000)).toBe(true);
});

function requestOf(headers: object, remoteAddress = '127.0.0.1'): IncomingMessage {
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}
