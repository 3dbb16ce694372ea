import { expect, test } from 'vitest';
import { keepOffline } from '../../src/app/offline.ts';

test('the worker is registered, and never taken from an old copy', async () => {
  const asked: unknown[] = [];
  const register: ServiceWorkerContainer['register'] = (...wish) => {
    asked.push(wish);
    return Promise.resolve({} as ServiceWorkerRegistration);
  };
  expect(await keepOffline({ register })).toBe('kept');
  expect(asked).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test('a browser that refuses is no error', async () => {
  const register: ServiceWorkerContainer['register'] = () => Promise.reject(new Error('no room'));
  expect(await keepOffline({ register })).toBe('refused');
});

test('nothing is kept while developing', async () => {
  expect(await keepOffline()).toBe('impossible');
});
