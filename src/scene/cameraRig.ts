import { MOUSE, PerspectiveCamera, TOUCH, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import type { Clock, Timeline } from './clock.ts';
import { CAMERA_OPENING, viewOfPreset, type View, type Viewport } from './fitting.ts';
import { reachOf } from './layout.ts';
import { NO_INSETS, type CameraPreset } from './types.ts';

const TRAVEL_SECONDS = 0.9;
/** How near and how far a person may go, against the preset's distance. */
const NEAREST = 0.3;
const FARTHEST = 1.7;
/** The lowest view, in radians from straight down. */
const LOWEST = 1.2;

/** What a rig moves and hears. */
export interface RigParts {
  readonly canvas: HTMLElement;
  readonly camera: PerspectiveCamera;
  readonly clock: Clock;
  /** Called whenever the projection has changed. */
  readonly changed: () => void;
}

/** A camera for `CameraRig`. */
export function makeCamera(): PerspectiveCamera {
  return new PerspectiveCamera(CAMERA_OPENING, 1, 0.5, 400);
}

/** A view with the point that is looked at. */
type Pose = { -readonly [Key in keyof View]: View[Key] } & { targetX: number; targetZ: number };

/** The camera: goes to presets, keeps the board in the free area, and lets a person look around within bounds. */
export class CameraRig implements Disposable {
  readonly #camera: PerspectiveCamera;
  readonly #controls: OrbitControls;
  readonly #parts: RigParts;
  readonly #disposer = new Disposer();
  readonly #pose: Pose = {
    azimuth: 0,
    elevation: 1,
    distance: 20,
    shiftX: 0,
    shiftY: 0,
    targetX: 0,
    targetZ: 0,
  };
  #viewport: Viewport = { width: 1, height: 1, insets: NO_INSETS, size: 8 };
  #preset: CameraPreset;
  #free = false;
  #travel: Timeline | undefined;

  constructor(parts: RigParts, preset: CameraPreset) {
    this.#parts = parts;
    this.#camera = parts.camera;
    this.#preset = preset;
    this.#controls = this.#disposer.add(new OrbitControls(parts.camera, parts.canvas));
    this.#setControls();
    this.#controls.addEventListener('start', this.#begin);
    this.#controls.addEventListener('change', this.#moved);
  }

  get preset(): CameraPreset | 'free' {
    return this.#free ? 'free' : this.#preset;
  }

  /** The reader's side of the board: 0 the player's, then a quarter turn each. */
  get quarterTurns(): 0 | 1 | 2 | 3 {
    const { position } = this.#camera;
    const { target } = this.#controls;
    const quarters = Math.round(Math.atan2(position.x - target.x, position.z - target.z) / (Math.PI / 2));
    const turns = ((quarters % 4) + 4) % 4;
    return turns === 1 ? 1 : turns === 2 ? 2 : turns === 3 ? 3 : 0;
  }

  /** Goes to a preset, by travel or at once. */
  go(preset: CameraPreset, travelling: boolean): void {
    this.#preset = preset;
    this.#free = false;
    this.#stop();
    const view = viewOfPreset(preset, this.#viewport);
    this.#bound(view);
    if (!travelling) return this.#set({ ...view, targetX: 0, targetZ: 0 });
    this.#readPose();
    this.#controls.enabled = false;
    const travel = this.#parts.clock.make();
    const goal = { ...view, azimuth: this.#pose.azimuth + turnBetween(this.#pose.azimuth, view.azimuth) };
    const onUpdate = () => this.#set(this.#pose);
    travel.to(this.#pose, {
      ...goal,
      targetX: 0,
      targetZ: 0,
      duration: TRAVEL_SECONDS,
      ease: 'power2.inOut',
      onUpdate,
    });
    travel.eventCallback('onComplete', () => this.go(preset, false));
    this.#travel = travel;
    this.#parts.clock.start(travel);
  }

  /** Back to the preset from which a person has looked around. */
  reset(travelling: boolean): void {
    this.go(this.#preset, travelling);
  }

  /** The host, its HUD or the board have another size: a preset is framed anew, a free view keeps its direction. */
  frame(viewport: Viewport): void {
    const before = viewOfPreset(this.#preset, this.#viewport);
    this.#viewport = viewport;
    if (!this.#free) return this.go(this.#preset, false);
    const view = viewOfPreset(this.#preset, this.#viewport);
    this.#bound(view);
    this.#readPose();
    const { shiftX, shiftY } = view;
    const distance = this.#pose.distance * (view.distance / before.distance);
    this.#set({ ...this.#pose, distance, shiftX, shiftY });
  }

  dispose(): void {
    this.#stop();
    this.#disposer.dispose();
  }

  #setControls(): void {
    const controls = this.#controls;
    controls.mouseButtons = { LEFT: null, MIDDLE: MOUSE.PAN, RIGHT: MOUSE.ROTATE };
    controls.touches = { ONE: null, TWO: TOUCH.DOLLY_ROTATE };
    controls.enableDamping = false;
    controls.zoomToCursor = true;
    controls.screenSpacePanning = false;
    controls.maxPolarAngle = LOWEST;
  }

  readonly #begin = (): void => {
    this.#free = true;
    this.#stop();
  };

  readonly #moved = (): void => {
    if (this.#travel) return;
    this.#camera.updateMatrixWorld();
    this.#parts.changed();
  };

  #stop(): void {
    if (this.#travel) this.#parts.clock.stop(this.#travel);
    this.#travel = undefined;
    this.#controls.enabled = true;
  }

  #set(pose: Pose): void {
    Object.assign(this.#pose, pose);
    const { width, height } = this.#viewport;
    const { azimuth, elevation, distance, targetX, targetZ } = pose;
    const flat = distance * Math.cos(elevation);
    this.#controls.target.set(targetX, 0, targetZ);
    this.#camera.position.set(
      targetX + flat * Math.sin(azimuth),
      distance * Math.sin(elevation),
      targetZ + flat * Math.cos(azimuth),
    );
    this.#camera.aspect = width / height;
    this.#camera.near = Math.max(0.1, distance * 0.05);
    this.#camera.far = distance * 3 + 80;
    this.#camera.setViewOffset(width, height, -pose.shiftX, -pose.shiftY, width, height);
    this.#camera.lookAt(targetX, 0, targetZ);
    this.#camera.updateMatrixWorld();
    this.#parts.changed();
  }

  /** How far a person may go, seen from a preset; on large boards two fingers move the board along, not round. */
  #bound(preset: View): void {
    const { size } = this.#viewport;
    this.#controls.minDistance = preset.distance * NEAREST;
    this.#controls.maxDistance = preset.distance * FARTHEST;
    this.#controls.maxTargetRadius = reachOf(size);
    this.#controls.touches.TWO = size > 8 ? TOUCH.DOLLY_PAN : TOUCH.DOLLY_ROTATE;
  }

  /** Reads where a person has taken the camera. */
  #readPose(): void {
    const { target } = this.#controls;
    const away = new Vector3().subVectors(this.#camera.position, target);
    this.#pose.azimuth = Math.atan2(away.x, away.z);
    this.#pose.distance = away.length();
    this.#pose.elevation = Math.asin(away.y / this.#pose.distance);
    this.#pose.targetX = target.x;
    this.#pose.targetZ = target.z;
  }
}

/** The shorter way round from one angle to another, −π … π. */
function turnBetween(from: number, to: number): number {
  const turn = (((to - from) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  return turn > Math.PI ? turn - 2 * Math.PI : turn;
}
