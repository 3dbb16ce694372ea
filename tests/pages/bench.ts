/**
 * Two boards side by side, for `npm run bench:scene`; never shipped. One is drawn as the game draws it, the other from
 * a mesh for each tile and two for each disc; all else is the same. The canvases are tiny, and each frame is waited
 * for outside of the measured time: what is measured is our own work and three's, not that of the graphics card.
 */
import { InstancedMesh, SpotLight, type Material, type Mesh, type Object3D } from 'three';
import { Position, type Ply, type Side } from '../../src/rules/index.ts';
import { BoardModel } from '../../src/scene/boardModel.ts';
import { makeCamera } from '../../src/scene/cameraRig.ts';
import { Clock } from '../../src/scene/clock.ts';
import { planPly } from '../../src/scene/flipPlan.ts';
import { Follower } from '../../src/scene/follower.ts';
import { Poses } from '../../src/scene/poses.ts';
import { Stage } from '../../src/scene/stage.ts';
import { TwinBoard } from '../bench/twinBoard.ts';

const SIZE = 8;
/** A small picture of the shadows, for the sake of machines without a graphics card. */
const SHADOW_SIDE = 64;
const STEP_SECONDS = 1 / 60;
/** The fall of the placed disc, which is not measured. */
const DROP_STEPS = 17;
/** Twenty discs that turn at once, and the disc whose placing turns them. */
const PLACED = 0;
const TURNED = Array.from({ length: 20 }, (_, index) => 9 + index + Math.floor(index / 6) * 2);

export interface Sample {
  readonly milliseconds: readonly number[];
  /** Bytes that the heap grew by, summed over all frames in which it grew. */
  readonly bytes: number;
  readonly frames: number;
  readonly drawCalls: number;
}

interface Contender {
  readonly frame: () => void;
  readonly stage: Stage;
}

declare global {
  interface Window {
    bench: {
      measure(frames: number): { readonly ours: Sample; readonly twin: Sample };
      /** Draws frames of one side only, for a profiler. */
      profile(side: 'ours' | 'twin', frames: number): void;
    };
    gc?: () => void;
  }
  interface Performance {
    readonly memory?: { readonly usedJSHeapSize: number };
  }
}

const sides = { ours: makeSide(false), twin: makeSide(true) };

window.bench = {
  profile: (side, frames) => {
    run(sides[side], frames);
  },
  measure: (frames) => {
    const rounds = 4;
    const samples = { ours: [] as Sample[], twin: [] as Sample[] };
    run(sides.ours, 20);
    run(sides.twin, 20);
    for (let round = 0; round < rounds; round++) {
      samples.ours.push(run(sides.ours, frames / rounds));
      samples.twin.push(run(sides.twin, frames / rounds));
    }
    return { ours: sum(samples.ours), twin: sum(samples.twin) };
  },
};

function makeSide(asTwin: boolean): Contender {
  const stage = makeStage();
  const model = new BoardModel(stage.scene, 'walnut', 'high', SIZE, () => undefined);
  stage.scene.traverse((object) => {
    if (object instanceof SpotLight) object.shadow.mapSize.set(SHADOW_SIDE, SHADOW_SIDE);
  });
  model.showLegal([19, 26, 37, 44]);
  model.marks.showLast(28, SIZE);
  const poses = new Poses();
  poses.settle(Position.of(SIZE, new Uint8Array(SIZE * SIZE).fill(1), 'black'));
  model.write(poses);
  // The twin is spared the work on the contact shade: it stays as it lies.
  const board = asTwin ? replaceInstances(stage) : { write: () => model.write(poses) };
  const step = makeSteps(poses);
  const frame = () => {
    step();
    board.write(poses);
    stage.renderer.shadowMap.needsUpdate = true;
    stage.draw();
  };
  return { stage, frame };
}

function makeStage(): Stage {
  const host = document.createElement('div');
  host.style.cssText = 'width:96px;height:64px';
  document.body.append(host);
  const camera = makeCamera();
  camera.position.set(0, 14, 11);
  camera.aspect = 1.5;
  camera.lookAt(0, 0, 0);
  camera.updateProjectionMatrix();
  const created = Stage.create(host, camera, 'rough');
  if (!created.ok) throw new Error(created.error);
  created.value.resize(96, 64, 1);
  created.value.renderer.shadowMap.enabled = true;
  return created.value;
}

/** Moves the poses by one frame; when a ply has come to rest the next begins, its placed disc already down. */
function makeSteps(poses: Poses): () => void {
  const clock = new Clock(() => undefined);
  const follower = new Follower(
    poses,
    clock,
    () => undefined,
    () => undefined,
  );
  const plies = endlessPlies();
  return () => {
    if (!follower.moving) {
      const { ply, position } = plies.next().value;
      void follower.follow(planPly(ply, SIZE), position);
      for (let step = 0; step < DROP_STEPS; step++) clock.advance(STEP_SECONDS);
    }
    clock.advance(STEP_SECONDS);
  };
}

/** Takes the instanced tiles and discs out of the scene; contact shade and marks stay as they are. */
function replaceInstances(stage: Stage): TwinBoard {
  const found: InstancedMesh[] = [];
  stage.scene.traverse((object: Object3D) => {
    if (object instanceof InstancedMesh && object.receiveShadow) found.push(object);
  });
  const [tiles, discs] = found;
  if (!tiles || !discs || found.length !== 2)
    throw new Error('tiles and discs, and nothing else, receive shadows');
  for (const mesh of found) mesh.removeFromParent();
  return new TwinBoard(stage.scene, SIZE, materialOf(tiles), materialOf(discs));
}

function materialOf(mesh: Mesh): Material {
  if (Array.isArray(mesh.material)) throw new Error('one material');
  return mesh.material;
}

/** Plies that turn twenty discs of a full board to and fro; they obey no rule. */
function* endlessPlies(): Generator<{ readonly ply: Ply; readonly position: Position }, never> {
  for (let turn = 0; ; turn++) {
    const side: Side = turn % 2 === 0 ? 'black' : 'white';
    const codes = new Uint8Array(SIZE * SIZE).fill(side === 'black' ? 1 : 2);
    yield { ply: { side, square: PLACED, flips: TURNED }, position: Position.of(SIZE, codes, side) };
  }
}

function run({ frame, stage }: Contender, frames: number): Sample {
  const context = stage.renderer.getContext();
  const pixel = new Uint8Array(4);
  const milliseconds: number[] = [];
  let bytes = 0;
  window.gc?.();
  for (let count = 0; count < frames; count++) {
    const heap = performance.memory?.usedJSHeapSize ?? 0;
    const start = performance.now();
    frame();
    milliseconds.push(performance.now() - start);
    bytes += Math.max(0, (performance.memory?.usedJSHeapSize ?? 0) - heap);
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
  }
  return { milliseconds, bytes, frames, drawCalls: stage.stats.drawCalls };
}

function sum(samples: readonly Sample[]): Sample {
  return {
    milliseconds: samples.flatMap((sample) => sample.milliseconds),
    bytes: samples.reduce((all, sample) => all + sample.bytes, 0),
    frames: samples.reduce((all, sample) => all + sample.frames, 0),
    drawCalls: samples[0]?.drawCalls ?? 0,
  };
}
