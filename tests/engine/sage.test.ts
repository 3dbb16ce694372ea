import { expect, test } from 'vitest';
import { sagePoints } from '../bench/plainChooser.ts';
import { trainedCore } from './support.ts';

const GAMES = 10;
const PATIENCE_MS = 240_000;

test(
  'level 8 takes nine points of ten from a plain alpha-beta of depth 6 with square weights',
  async () => {
    expect(sagePoints(await trainedCore(), GAMES)).toBeGreaterThanOrEqual(0.9 * GAMES);
  },
  PATIENCE_MS,
);
