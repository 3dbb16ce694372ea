import type { DiscPose } from './poses.ts';

/** An instance matrix array: 16 numbers for each instance, column by column. */
export type MatrixArray = { [index: number]: number; readonly length: number };

/** Writes a matrix that scales, turns about the pose's axis and moves, without making an object. */
export function writeTurned(
  array: MatrixArray,
  instance: number,
  x: number,
  y: number,
  z: number,
  pose: DiscPose,
): void {
  const at = instance * 16;
  const cos = Math.cos(pose.turn);
  const sin = Math.sin(pose.turn);
  const { axisX, axisZ, scale } = pose;
  const rest = 1 - cos;
  array[at] = scale * (cos + axisX * axisX * rest);
  array[at + 1] = scale * axisZ * sin;
  array[at + 2] = scale * axisX * axisZ * rest;
  array[at + 3] = 0;
  array[at + 4] = -scale * axisZ * sin;
  array[at + 5] = scale * cos;
  array[at + 6] = scale * axisX * sin;
  array[at + 7] = 0;
  array[at + 8] = scale * axisX * axisZ * rest;
  array[at + 9] = -scale * axisX * sin;
  array[at + 10] = scale * (cos + axisZ * axisZ * rest);
  array[at + 11] = 0;
  writePlace(array, at, x, y, z);
}

/** Writes a matrix that scales and moves. */
export function writeFlat(
  array: MatrixArray,
  instance: number,
  x: number,
  y: number,
  z: number,
  scale: number,
): void {
  const at = instance * 16;
  for (let place = 0; place < 12; place++) array[at + place] = place % 5 === 0 ? scale : 0;
  writePlace(array, at, x, y, z);
}

function writePlace(array: MatrixArray, at: number, x: number, y: number, z: number): void {
  array[at + 12] = x;
  array[at + 13] = y;
  array[at + 14] = z;
  array[at + 15] = 1;
}
