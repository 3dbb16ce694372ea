import { expect, test } from 'vitest';
import { Disposer } from '../../src/lib/disposer.ts';

function noting(log: string[], name: string): { name: string; dispose(): void } {
  return { name, dispose: () => void log.push(name) };
}

test('everything is let go of once, newest first', () => {
  const log: string[] = [];
  const disposer = new Disposer();
  disposer.add(noting(log, 'oldest'));
  disposer.defer(() => log.push('middle'));
  disposer.add(noting(log, 'newest'));
  expect([disposer.disposed, log]).toEqual([false, []]);
  disposer.dispose();
  disposer.dispose();
  expect([disposer.disposed, log]).toEqual([true, ['newest', 'middle', 'oldest']]);
});

test('what is added is handed back', () => {
  expect(new Disposer().add(noting([], 'board')).name).toBe('board');
});

test('what comes after the end is let go of at once', () => {
  const log: string[] = [];
  const disposer = new Disposer();
  disposer.dispose();
  disposer.add(noting(log, 'late'));
  disposer.defer(() => log.push('later'));
  expect(log).toEqual(['late', 'later']);
});

test('letting go may add more, which is let go of too', () => {
  const log: string[] = [];
  const disposer = new Disposer();
  disposer.defer(() => disposer.add(noting(log, 'added while ending')));
  disposer.dispose();
  expect(log).toEqual(['added while ending']);
});
