import type { Material } from 'three';

/**
 * The lamps' panels as a polished thing mirrors them, without an environment: they stand low, brighter to the player's
 * left, so that level faces, seen from above, mirror the dark above them, while rims and hollows, which lean, catch them.
 */
const EYE = /* glsl */ `
  vec3 eye = normalize(vViewPosition);
  vec3 mirrored = inverseTransformDirection(reflect(-eye, normal), viewMatrix);
`;
const COAT = /* glsl */ `
  float height = smoothstep(0.02, 0.2, mirrored.y) * (1.0 - smoothstep(0.4, 0.58, mirrored.y));
  float left = smoothstep(0.1, 0.75, -mirrored.x);
  float right = smoothstep(0.25, 0.8, mirrored.x);
  float far = smoothstep(0.3, 0.85, -mirrored.z);
  float near = smoothstep(0.5, 0.9, mirrored.z);
  float share = 0.05 + 0.95 * pow(1.0 - saturate(dot(eye, normal)), 5.0);
  vec3 panels = left * vec3(9.0, 7.7, 6.0) + right * vec3(3.6, 3.6, 3.7) + far * vec3(3.0, 2.8, 2.6) + near * 1.6;
  outgoingLight += 0.55 * STRENGTH * share * height * panels;
`;
/** Metal mirrors all of the room in its own colour: bright towards the lamp, dark away from it. */
const METAL = /* glsl */ `
  float lamp = smoothstep(-0.55, 0.5, -mirrored.x) - 0.3 * smoothstep(0.6, 1.0, mirrored.y);
  outgoingLight *= mix(1.0, 0.5 + 0.75 * lamp, STRENGTH);
`;
const BEFORE = '#include <opaque_fragment>';

/** How a thing of the low quality gleams. */
export interface Gleam {
  readonly of: 'coat' | 'metal';
  /** 0 … 1. */
  readonly strength: number;
}

/** Gives a material that mirrors nothing a gleam, at the price of a few operations for each of its pixels. */
export function addGleam(material: Material, { of, strength }: Gleam): void {
  const light = (of === 'coat' ? COAT : METAL).replace('STRENGTH', strength.toFixed(3));
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(BEFORE, `{${EYE}${light}}\n${BEFORE}`);
  };
  material.customProgramCacheKey = () => `${of} ${strength}`;
}
