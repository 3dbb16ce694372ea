import {
  Color,
  MeshLambertMaterial,
  MeshPhongMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type MeshPhysicalMaterialParameters,
  type Texture,
} from 'three';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import { addGleam } from './gleam.ts';
import type { FrameMaterials } from './frame.ts';
import type { Theme } from './themes.ts';
import type { Quality } from './types.ts';

const DISC_CLEARCOAT = 1;
/** What stands in for the discs' clear coat where nothing is mirrored. */
const LOW_GLINT = '#292825';
const LOW_SHININESS = 80;
/** Letters, which are less of metal than this, keep one brightness, so that all are read alike. */
const LEAST_METAL = 0.5;
/** The grey that dull things and the frame's wood throw back of the whole room; polished black has none of it. */
const LOW_SHEEN = '#262421';
/** How bright the tiles are made under each quality's light, so that a look's colour is what is seen. */
const TILE_BRIGHTNESS = { high: 0.9, low: 0.95 };

type Matter = MeshLambertMaterial | MeshPhongMaterial | MeshStandardMaterial;

/** The pictures that a finish carries; the same plain white one stands in until each has come. */
export interface FinishTextures {
  readonly frame: Texture;
  readonly tile: Texture;
  readonly table: Texture;
}

/** The materials of one quality: dull and cheap, or with gloss and reflections. */
export class Finish implements Disposable, FrameMaterials {
  readonly tile: Matter;
  readonly disc: Matter;
  readonly ghost: Matter;
  readonly frame: Matter;
  readonly metal: Matter;
  readonly bed: Matter;
  readonly table: Matter;
  readonly label: Matter;
  readonly #disposer = new Disposer();

  readonly #quality: Quality;

  constructor(quality: Quality, blank: Texture, labels: Texture) {
    this.#quality = quality;
    const make = (gloss: MeshPhysicalMaterialParameters): Matter =>
      this.#disposer.add(makeMatter(quality, gloss));
    this.tile = make({ vertexColors: true, map: blank, roughness: 0.96, envMapIntensity: 0.55 });
    this.disc = make({
      vertexColors: true,
      map: blank,
      roughness: 0.36,
      specularIntensity: 0.34,
      clearcoat: DISC_CLEARCOAT,
      clearcoatRoughness: 0.1,
      envMapIntensity: 0.8,
    });
    this.ghost = make({
      vertexColors: true,
      map: blank,
      roughness: 0.5,
      transparent: true,
      opacity: 0.55,
      depthWrite: false,
    });
    this.frame = make({
      vertexColors: true,
      map: blank,
      roughness: 0.58,
      clearcoat: 0.16,
      clearcoatRoughness: 0.36,
      envMapIntensity: 0.28,
    });
    this.metal = make({ vertexColors: true, map: blank, roughness: 0.34, metalness: 0.9 });
    this.bed = make({ map: blank, roughness: 1, envMapIntensity: 0.2 });
    this.table = make({ vertexColors: true, map: blank, roughness: 0.66, envMapIntensity: 0.2 });
    this.label = make({ map: labels, roughness: 0.7, metalness: 0.2, transparent: true, depthWrite: false });
  }

  /** Gives every material a look's colours. */
  paint(theme: Theme): void {
    const colours: readonly (readonly [Matter, string])[] = [
      [this.tile, theme.tile],
      [this.frame, theme.frame],
      [this.metal, theme.metal],
      [this.bed, theme.bed],
      [this.table, theme.table],
      [this.label, theme.metal],
    ];
    for (const [material, colour] of colours) material.color = new Color(colour);
    this.tile.color.multiplyScalar(TILE_BRIGHTNESS[this.#quality]);
  }

  dress(textures: FinishTextures): void {
    this.tile.map = textures.tile;
    this.frame.map = textures.frame;
    this.table.map = textures.table;
  }

  dispose(): void {
    this.#disposer.dispose();
  }
}

function makeMatter(quality: Quality, gloss: MeshPhysicalMaterialParameters): Matter {
  if (quality === 'low') {
    const { vertexColors = false, map = null, transparent = false, opacity = 1, depthWrite = true } = gloss;
    const plain = { vertexColors, map, transparent, opacity, depthWrite };
    const { clearcoat = 0, metalness = 0 } = gloss;
    if (clearcoat >= DISC_CLEARCOAT) {
      const polished = new MeshPhongMaterial({ ...plain, specular: LOW_GLINT, shininess: LOW_SHININESS });
      addGleam(polished, { of: 'coat', strength: 1 });
      return polished;
    }
    const dull = new MeshLambertMaterial({ ...plain, emissive: LOW_SHEEN });
    if (metalness > LEAST_METAL) addGleam(dull, { of: 'metal', strength: metalness });
    return dull;
  }
  return gloss.clearcoat === undefined ? new MeshStandardMaterial(gloss) : new MeshPhysicalMaterial(gloss);
}
