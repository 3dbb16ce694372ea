import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import type { Service } from 'bonjour-service';
import { hostOfService, Lan, type LanVoice } from '../../src/server/lan.ts';

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

/** A network in which these are heard. */
class FakeVoice implements LanVoice {
  readonly told: string[] = [];
  readonly services: Service[];

  constructor(heard: readonly Partial<Service>[]) {
    this.services = heard as Service[];
  }

  publish({ name, type, port }: { name: string; type: string; port: number }) {
    this.told.push(`publish ${name} ${type} ${port}`);
    return { on: () => undefined };
  }

  find({ type }: { type: string }) {
    this.told.push(`find ${type}`);
    return {
      services: this.services,
      update: () => void this.told.push('update'),
      stop: () => void this.told.push('stop'),
    };
  }

  unpublishAll(done: () => void): void {
    this.told.push('good-bye');
    done();
  }

  destroy(done: () => void): void {
    this.told.push('silent');
    done();
  }
}

test('a server announces itself, lists the others it hears but not itself, and takes leave', async () => {
  const voice = new FakeVoice([
    { name: 'Den (8080)', port: 8080, addresses: ['192.168.1.7'] },
    { name: 'Own (8080)', port: 8080, addresses: ['192.168.1.2'] },
    { name: 'Far', port: 80, addresses: ['8.8.8.8'] },
  ]);
  const lan = new Lan({
    ...{ port: 8080, name: 'Own', own: ['192.168.1.2'], report: () => undefined, bonjour: voice },
  });
  expect(lan.hosts).toEqual([{ name: 'Den (8080)', url: 'http://192.168.1.7:8080/' }]);
  voice.services.push({ name: 'Late', port: 9000, addresses: ['10.0.0.3'] } as Service);
  expect(lan.hosts.map(({ name }) => name)).toEqual(['Den (8080)', 'Late']);
  await lan.stop();
  expect(voice.told).toEqual([
    'publish Own (8080) reversi3d 8080',
    'find reversi3d',
    'stop',
    'good-bye',
    'silent',
  ]);
});

test('no more than twenty others are listed', () => {
  const heard = Array.from({ length: 30 }, (_, index) => ({
    ...{ name: `Host ${index}`, port: 8080, addresses: [`10.0.0.${index + 1}`] },
  }));
  const lan = new Lan({
    ...{ port: 1, name: 'Own', own: [], report: () => undefined, bonjour: new FakeVoice(heard) },
  });
  expect(lan.hosts).toHaveLength(20);
  void lan.stop();
});

test('a server that is switched off leaves no socket and no timer behind', async () => {
  const lan = new Lan({ port: 8080, name: 'Test', own: [], report: () => undefined });
  expect(Array.isArray(lan.hosts)).toBe(true);
  await lan.stop();
  expect(createServer().listening).toBe(false);
});
