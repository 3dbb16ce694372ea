import { CAMERAS, type CameraChoice } from '../records/settings.ts';

/** The view after this one, round and round. */
export function nextCamera(camera: CameraChoice): CameraChoice {
  return CAMERAS[(CAMERAS.indexOf(camera) + 1) % CAMERAS.length] ?? camera;
}
