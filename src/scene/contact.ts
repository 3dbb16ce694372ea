import { CanvasTexture, MeshBasicMaterial } from 'three';
import type { Disposer } from '../lib/disposer.ts';

const SIDE = 128;
const BOARD_SIDE = 256;
/** How far the shade reaches beyond the board, against half of the board's side. */
export const BOARD_SHADE_REACH = 1.32;
const BOARD_DARKEST = 0.85;
/** How dark it is right under the edge of a disc. */
const DARKEST = 0.62;

/** The soft dark that lies round the foot of a disc, as a material for a flat square. */
export function makeContactMaterial(disposer: Disposer): MeshBasicMaterial {
  return makeShade(disposer, SIDE, (context) => {
    const middle = SIDE / 2;
    const gradient = context.createRadialGradient(middle, middle, middle * 0.55, middle, middle, middle);
    gradient.addColorStop(0, `rgb(0 0 0 / ${DARKEST})`);
    gradient.addColorStop(0.4, `rgb(0 0 0 / ${DARKEST * 0.72})`);
    gradient.addColorStop(0.7, `rgb(0 0 0 / ${DARKEST * 0.24})`);
    gradient.addColorStop(1, 'rgb(0 0 0 / 0)');
    context.fillStyle = gradient;
    context.fillRect(0, 0, SIDE, SIDE);
  });
}

/** The soft dark that lies round the board on the table, a little farther on the side away from the lamp. */
export function makeBoardShadeMaterial(disposer: Disposer): MeshBasicMaterial {
  return makeShade(disposer, BOARD_SIDE, (context) => {
    const board = BOARD_SIDE / BOARD_SHADE_REACH;
    const border = (BOARD_SIDE - board) / 2;
    // The square that casts the shade lies outside of the picture: only its shade is wanted.
    context.shadowColor = `rgb(0 0 0 / ${BOARD_DARKEST})`;
    context.shadowBlur = border * 0.8;
    context.shadowOffsetX = BOARD_SIDE * 2 + border * 0.22;
    context.shadowOffsetY = border * 0.06;
    context.fillRect(border - BOARD_SIDE * 2, border, board, board);
  });
}

function makeShade(
  disposer: Disposer,
  side: number,
  paint: (context: CanvasRenderingContext2D) => void,
): MeshBasicMaterial {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context) paint(context);
  const map = disposer.add(new CanvasTexture(canvas));
  return disposer.add(
    new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false }),
  );
}
