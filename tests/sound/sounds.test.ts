import { expect, test } from 'vitest';
import { Sounds, type Clips, type Cue } from '../../src/sound/sounds.ts';

test('nothing is fetched before the first input, and once after it', async () => {
  const bench = makeBench();
  expect(bench.loads).toBe(0);
  await bench.press();
  await bench.press();
  expect(bench.loads).toBe(1);
});

test('a sound that is asked for before the sounds are there is silent', async () => {
  const bench = makeBench();
  bench.sounds.play('drop');
  await bench.press();
  bench.sounds.play('flip');
  expect(bench.played).toEqual(['flip']);
});

test('switched off, nothing is fetched or played; switched on later, it is', async () => {
  const bench = makeBench();
  bench.sounds.setEnabled(false);
  await bench.press();
  expect(bench.loads).toBe(0);
  bench.sounds.setEnabled(true);
  await bench.settle();
  expect(bench.loads).toBe(1);
  bench.sounds.setEnabled(false);
  expect(bench.stops).toBe(1);
  bench.sounds.play('drop');
  expect(bench.played).toEqual([]);
});

test('a hidden page is silent', async () => {
  const bench = makeBench();
  await bench.press();
  bench.isHidden = true;
  bench.sounds.play('end');
  bench.isHidden = false;
  bench.sounds.play('pass');
  expect(bench.played).toEqual(['pass']);
});

test('no more than four flips sound at once, and an end that is told twice counts once', async () => {
  const bench = makeBench();
  await bench.press();
  for (let flip = 0; flip < 9; flip++) bench.sounds.play('flip');
  expect(bench.played).toHaveLength(4);
  bench.ends[0]?.();
  bench.ends[0]?.();
  bench.sounds.play('flip');
  bench.sounds.play('flip');
  expect(bench.played).toHaveLength(5);
});

test('sounds that cannot be had are told once, and the game stays silent', async () => {
  const bench = makeBench({ isBroken: true });
  await bench.press();
  await bench.press();
  bench.sounds.play('drop');
  bench.sounds.setEnabled(true);
  await bench.settle();
  expect([bench.failures, bench.loads, bench.played.length]).toEqual([1, 1, 0]);
});

test('made and disposed, it lets go of the sounds and hears no more input', async () => {
  const bench = makeBench();
  await bench.press();
  bench.sounds.dispose();
  bench.sounds.dispose();
  expect(bench.disposals).toBe(1);
  bench.sounds.play('drop');
  expect(bench.played).toEqual([]);
  const early = makeBench();
  early.sounds.dispose();
  await early.press();
  expect(early.loads).toBe(0);
});

test('disposed while the sounds are on their way, it lets go of them when they come', async () => {
  const bench = makeBench();
  const pressed = bench.press();
  bench.sounds.dispose();
  await pressed;
  expect(bench.disposals).toBe(1);
});

interface Bench {
  readonly sounds: Sounds;
  readonly played: Cue[];
  readonly ends: (() => void)[];
  loads: number;
  stops: number;
  disposals: number;
  failures: number;
  isHidden: boolean;
  press(): Promise<void>;
  settle(): Promise<void>;
}

function makeBench({ isBroken = false } = {}): Bench {
  const input = new EventTarget();
  const counts = { loads: 0, stops: 0, disposals: 0, failures: 0, isHidden: false };
  const played: Cue[] = [];
  const ends: (() => void)[] = [];
  const clips: Clips = {
    play: (cue, ended) => {
      played.push(cue);
      ends.push(ended);
    },
    stop: () => void counts.stops++,
    dispose: () => void counts.disposals++,
  };
  const load = (): Promise<Clips> => {
    counts.loads++;
    return isBroken ? Promise.reject(new Error('no sound')) : Promise.resolve(clips);
  };
  const sounds = new Sounds({
    load,
    input,
    isHidden: () => counts.isHidden,
    failed: () => void counts.failures++,
  });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn++) await Promise.resolve();
  };
  const press = (): Promise<void> => {
    input.dispatchEvent(new Event('pointerdown'));
    return settle();
  };
  return Object.assign(counts, { sounds, played, ends, press, settle });
}
