import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { hostOfService, Lan } from '../../src/server/lan.ts';

test('a host that was heard is shown by its cleaned name with a link into the private network', () => {
  const heard = {
    name: '<b>Den</b>\u202e\u0007  (8080)',
    port: 8080,
    addresses: ['fe80::1', '8.8.8.8', '192.168.1.7'],
  };
  expect(hostOfService(heard)).toEqual({ name: '<b>Den</b> (8080)', url: 'http://192.168.1.7:8080/' });
});

test.each([
  [{ name: 'Far', port: 8080, addresses: ['8.8.8.8'] }],
  [{ name: 'Odd', port: 0, addresses: ['192.168.1.7'] }],
  [{ name: 'Odd', port: 99_999, addresses: ['192.168.1.7'] }],
  [{ name: 'Odd', port: 8080, addresses: ['192.168.1.7/@evil.example'] }],
  [{ name: '\u200b', port: 8080, addresses: ['192.168.1.7'] }],
  [{ name: 'None', port: 8080 }],
])('%j is not shown', (heard) => {
  expect(hostOfService(heard)).toBeUndefined();
});

test('a server that is switched off leaves no socket and no timer behind', async () => {
  const lan = new Lan({ port: 8080, name: 'Test', own: [], report: () => undefined });
  expect(Array.isArray(lan.hosts)).toBe(true);
  await lan.stop();
  expect(createServer().listening).toBe(false);
});
