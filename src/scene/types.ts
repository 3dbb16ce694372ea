import type { BoardSize, Square } from '../rules/index.ts';
import type { ThemeId } from './themes.ts';

/** Where the camera may be sent. */
export type CameraPreset = 'player' | 'opponent' | 'high' | 'top';

export const CAMERA_PRESETS: readonly CameraPreset[] = ['player', 'opponent', 'high', 'top'];

/** What was asked for: `auto` starts low, measures, and raises where frames are cheap. */
export type QualityChoice = 'auto' | 'high' | 'low';

/** What is being drawn. */
export type Quality = 'high' | 'low';

/** 0 is off: no travel, a followed ply cuts. */
export type AnimationSpeed = 0 | 0.5 | 1 | 2;

/** How a followed ply ended: it ran out, another picture cut it, it was hurried, or the scene went away. */
export type FollowEnd = 'done' | 'cut' | 'finished' | 'disposed';

/** CSS pixels of the host that the HUD covers; the board is framed in what is left. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A point in CSS pixels, counted from the host's top left corner. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export interface SceneOptions {
  readonly theme: ThemeId;
  readonly camera: CameraPreset;
  readonly quality: QualityChoice;
  readonly speed: AnimationSpeed;
  readonly size: BoardSize;
  readonly insets?: Insets;
  /** The longest step of one frame, in seconds, where all frames are slow; short where every phase of a flip must be seen. */
  readonly slowStep?: number;
}

/** How a disc came to touch the board. */
export type DiscTouch = 'drop' | 'flip';

export type SceneEvent =
  /** Left button or one finger let go without having travelled; no square when it was beside the board. */
  | {
      readonly kind: 'pressed';
      readonly square: Square | undefined;
      readonly pointer: 'mouse' | 'touch' | 'pen';
      /** A finger repeats the tap it has just made, on the same square. */
      readonly again: boolean;
    }
  | { readonly kind: 'hovered'; readonly square: Square | undefined }
  /** The projection has changed: what is laid over the board must be aligned again. */
  | { readonly kind: 'viewed' }
  /** A disc has touched the board: the placed one, or one that has turned. */
  | { readonly kind: 'touched'; readonly cue: DiscTouch }
  | { readonly kind: 'context-lost' }
  | { readonly kind: 'context-restored' }
  | { readonly kind: 'quality'; readonly quality: Quality };

export interface SceneStats {
  /** Frames drawn since the start. */
  readonly frames: number;
  /** Draw calls of the last frame, shadows included. */
  readonly drawCalls: number;
  readonly pendingFrame: boolean;
}
