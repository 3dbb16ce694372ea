import { DataTexture, MirroredRepeatWrapping, SRGBColorSpace, TextureLoader, type Texture } from 'three';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import type { Theme, TextureName } from './themes.ts';
import type { FinishTextures } from './finish.ts';

/** The baked pictures, each loaded once and only when a look asks for it. Until one has come, plain white stands in. */
export class Textures implements Disposable {
  readonly blank: Texture;
  readonly #urls: Readonly<Record<TextureName, string>>;
  readonly #arrived: () => void;
  readonly #loader = new TextureLoader();
  readonly #disposer = new Disposer();
  readonly #asked = new Set<TextureName>();
  readonly #loaded = new Map<TextureName, Texture>();
  #anisotropy = 1;

  /** `arrived` is called whenever another picture can be shown. */
  constructor(urls: Readonly<Record<TextureName, string>>, arrived: () => void) {
    this.#urls = urls;
    this.#arrived = arrived;
    this.blank = this.#disposer.add(new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1));
    this.blank.colorSpace = SRGBColorSpace;
    this.blank.needsUpdate = true;
  }

  /** What can be shown of a look now. */
  of(theme: Theme): FinishTextures {
    const { frame, tile, table } = theme.textures;
    return { frame: this.#get(frame), tile: this.#get(tile), table: this.#get(table) };
  }

  /** Asks for a look's pictures. */
  load(theme: Theme): void {
    for (const name of Object.values(theme.textures)) this.#ask(name);
  }

  /** How many samples a slanting picture may take; without a graphics card each of them costs. */
  set anisotropy(samples: number) {
    if (samples === this.#anisotropy) return;
    this.#anisotropy = samples;
    for (const texture of this.#loaded.values()) {
      texture.anisotropy = samples;
      texture.needsUpdate = true;
    }
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  #get(name: TextureName): Texture {
    return this.#loaded.get(name) ?? this.blank;
  }

  #ask(name: TextureName): void {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    this.#loader.load(
      this.#urls[name],
      (texture) => this.#keep(name, texture),
      undefined,
      () => this.#asked.delete(name),
    );
  }

  #keep(name: TextureName, texture: Texture): void {
    this.#disposer.add(texture);
    if (this.#disposer.disposed) return texture.dispose();
    texture.colorSpace = SRGBColorSpace;
    texture.wrapS = MirroredRepeatWrapping;
    texture.wrapT = MirroredRepeatWrapping;
    texture.anisotropy = this.#anisotropy;
    this.#loaded.set(name, texture);
    this.#arrived();
  }
}
