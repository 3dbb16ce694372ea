// @vitest-environment jsdom
import { Mesh, Scene, type Material, type Object3D } from 'three';
import { beforeAll, describe, expect, test } from 'vitest';
import { BoardModel } from '../../src/scene/boardModel.ts';
import { HostSize } from '../../src/scene/hostSize.ts';
import { Poses } from '../../src/scene/poses.ts';
import { standardStart } from '../../src/rules/index.ts';

beforeAll(() => {
  // Without a canvas to draw on, labels and shades stay blank; they are made and let go of all the same.
  HTMLCanvasElement.prototype.getContext = () => null;
});

interface Resource {
  addEventListener(name: 'dispose', heard: () => void): void;
}

/** Counts what a scene holds on the graphics card, and what of it has been let go of. */
class Inventory {
  readonly #seen = new Set<Resource>();
  readonly #gone = new Set<Resource>();

  take(scene: Scene): void {
    scene.traverse((object: Object3D) => {
      if (!(object instanceof Mesh)) return;
      const materials: readonly Material[] = [object.material].flat();
      this.#note(object.geometry);
      for (const material of materials) this.#note(material);
    });
  }

  get seen(): number {
    return this.#seen.size;
  }

  get kept(): number {
    return this.#seen.size - this.#gone.size;
  }

  #note(resource: Resource): void {
    if (this.#seen.has(resource)) return;
    this.#seen.add(resource);
    resource.addEventListener('dispose', () => this.#gone.add(resource));
  }
}

describe('a board model', () => {
  test('lets go of every geometry and material, of all qualities and sizes it went through', () => {
    const scene = new Scene();
    const inventory = new Inventory();
    const model = new BoardModel(scene, 'walnut', 'low', 8, () => undefined);
    inventory.take(scene);
    model.quality = 'high';
    inventory.take(scene);
    model.size = 6;
    inventory.take(scene);
    model.theme = 'slate';
    inventory.take(scene);
    expect(inventory.seen).toBeGreaterThan(25);
    model.dispose();
    expect(inventory.kept).toBe(0);
    expect(scene.children).toEqual([]);
  });

  test('keeps nothing of the board before when the size changes', () => {
    const scene = new Scene();
    const model = new BoardModel(scene, 'walnut', 'low', 8, () => undefined);
    const before = scene.children.length;
    for (const size of [4, 16, 6, 8] as const) model.size = size;
    expect(scene.children.length).toBe(before);
    model.dispose();
  });

  test('makes nothing new in play', () => {
    const scene = new Scene();
    const inventory = new Inventory();
    const model = new BoardModel(scene, 'walnut', 'low', 8, () => undefined);
    const poses = new Poses();
    inventory.take(scene);
    const { seen } = inventory;
    let position = standardStart(8);
    for (let ply = 0; ply < 6; ply++) {
      const next = position.play(position.legalMoves[0] ?? -1);
      if (!next.ok) throw new Error(next.error);
      position = next.value;
      poses.settle(position);
      model.write(poses);
      model.showLegal(position.legalMoves);
      inventory.take(scene);
    }
    expect(inventory.seen).toBe(seen);
    model.dispose();
  });
});

test('the watch on a host’s size ends with it', () => {
  let watching = 0;
  window.ResizeObserver = class {
    observe(): void {
      watching++;
    }
    unobserve(): void {
      watching--;
    }
    disconnect(): void {
      watching--;
    }
  };
  const size = new HostSize(document.createElement('div'), () => undefined);
  expect(watching).toBe(1);
  expect([size.width, size.height]).toEqual([1, 1]);
  size.dispose();
  size.dispose();
  expect(watching).toBe(0);
});
