import { CanvasTexture, MeshBasicMaterial } from 'three';
import { Disposer } from '../lib/disposer.ts';

const SIDE = 128;
/** How dark it is right under the edge of a disc. */
const DARKEST = 0.62;

/** The soft dark that lies round the foot of a disc, as a material for a flat square. */
export function makeContactMaterial(disposer: Disposer): MeshBasicMaterial {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context) {
    const middle = SIDE / 2;
    const gradient = context.createRadialGradient(middle, middle, middle * 0.55, middle, middle, middle);
    gradient.addColorStop(0, `rgb(0 0 0 / ${DARKEST})`);
    gradient.addColorStop(0.4, `rgb(0 0 0 / ${DARKEST * 0.72})`);
    gradient.addColorStop(0.7, `rgb(0 0 0 / ${DARKEST * 0.24})`);
    gradient.addColorStop(1, 'rgb(0 0 0 / 0)');
    context.fillStyle = gradient;
    context.fillRect(0, 0, SIDE, SIDE);
  }
  const map = disposer.add(new CanvasTexture(canvas));
  return disposer.add(
    new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false }),
  );
}
