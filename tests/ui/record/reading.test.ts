import { expect, test, vi } from 'vitest';
import { Reading } from '../../../src/ui/record/reading.ts';
import { fixtureGame } from '../../support/fixtureGames.ts';

const WHOLE = fixtureGame('ggf-60').transcript;
const GAME = '(;GM[Othello]PB[A]PW[B]TY[8]B[f5]W[d6];)\n';

test('what is read last is what is found, also when something long was being read before', async () => {
  const reading = new Reading();
  reading.take({ kind: 'text', text: GAME.repeat(2000) }, {});
  reading.take({ kind: 'text', text: WHOLE }, {});
  await vi.waitFor(() => expect(reading.offer.value?.kind).toBe('game'));
  expect(reading.percent.value).toBeUndefined();
  expect(reading.source.value).toEqual({ kind: 'text', text: WHOLE });
});

test('disposed, it finds nothing any more', async () => {
  const reading = new Reading();
  reading.take({ kind: 'text', text: GAME.repeat(2000) }, {});
  reading.dispose();
  await new Promise((resolve) => setTimeout(resolve));
  expect(reading.offer.value).toBeUndefined();
});
