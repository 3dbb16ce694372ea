import { Color, Mesh, type Scene, type Texture } from 'three';
import type { BoardSize, Ply, Square } from '../rules/index.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import { makeContactMaterial } from './contact.ts';
import { Discs, placeGhost } from './discs.ts';
import { Finish } from './finish.ts';
import { Frame } from './frame.ts';
import { drawLabels, Labels, type QuarterTurns } from './labels.ts';
import { Lights } from './lights.ts';
import { Marks } from './marks.ts';
import { turnOf, type Poses } from './poses.ts';
import { Table } from './table.ts';
import { Textures } from './textures.ts';
import { TEXTURE_URLS } from './textureUrls.ts';
import { THEMES, type Theme, type ThemeId } from './themes.ts';
import { Tiles } from './tiles.ts';
import type { Quality } from './types.ts';

const ANISOTROPY = { high: 8, low: 1 };

/** Everything that stands in the scene, in the look, quality and size that were asked for. */
export class BoardModel implements Disposable {
  readonly marks: Marks;
  readonly tiles: Tiles;
  readonly #disposer = new Disposer();
  readonly #scene: Scene;
  readonly #textures: Textures;
  readonly #labelPicture: Texture;
  readonly #finishes = new Map<Quality, Finish>();
  readonly #discs: Discs;
  readonly #ghost: Mesh;
  readonly #table: Table;
  readonly #lights: Lights;
  #quality: Quality;
  #theme: Theme;
  #size: BoardSize;
  #frame: Frame;
  #labels: Labels;

  /** `changed` is called when something has come that a new frame would show. */
  constructor(scene: Scene, theme: ThemeId, quality: Quality, size: BoardSize, changed: () => void) {
    this.#scene = scene;
    this.#theme = THEMES[theme];
    this.#quality = quality;
    this.#size = size;
    this.#textures = this.#disposer.add(
      new Textures(TEXTURE_URLS, () => {
        this.#dress();
        changed();
      }),
    );
    this.#labelPicture = this.#disposer.add(drawLabels());
    const finish = this.#finish();
    this.tiles = this.#disposer.add(new Tiles(finish.tile));
    this.#discs = this.#disposer.add(new Discs(finish.disc, makeContactMaterial(this.#disposer)));
    this.#ghost = new Mesh(this.#discs.geometry, finish.ghost);
    this.#ghost.visible = false;
    this.#ghost.renderOrder = 4;
    this.marks = this.#disposer.add(new Marks());
    this.#table = this.#disposer.add(new Table(finish.table));
    this.#lights = this.#disposer.add(new Lights());
    this.#frame = new Frame(size, finish);
    this.#labels = new Labels(size, finish.label);
    scene.add(...this.tiles.objects, ...this.#discs.objects, this.#ghost, ...this.marks.objects);
    scene.add(...this.#table.objects, ...this.#lights.objects, ...this.#frame.objects, this.#labels.mesh);
    this.#paint();
    this.#layOut();
  }

  get quality(): Quality {
    return this.#quality;
  }

  set theme(theme: ThemeId) {
    this.#theme = THEMES[theme];
    this.#paint();
  }

  /** Asks for the pictures of the look that is shown. */
  loadTextures(): void {
    this.#textures.load(this.#theme);
  }

  set quality(quality: Quality) {
    this.#quality = quality;
    const finish = this.#finish();
    this.tiles.material = finish.tile;
    this.#discs.material = finish.disc;
    this.#discs.quality = quality;
    this.#ghost.material = finish.ghost;
    this.#table.material = finish.table;
    this.#frame.materials = finish;
    this.#labels.material = finish.label;
    this.#paint();
  }

  /** Builds the board anew where its size is another. */
  set size(size: BoardSize) {
    if (size === this.#size) return;
    this.#size = size;
    this.clearMarks();
    this.marks.showCursor(undefined, size);
    this.#clear();
    this.#frame = new Frame(size, this.#finish());
    this.#labels = new Labels(size, this.#finish().label);
    this.#scene.add(...this.#frame.objects, this.#labels.mesh);
    this.#layOut();
  }

  /** Draws the discs as they stand in the poses. */
  write(poses: Poses): void {
    this.#discs.write(poses, this.#size);
  }

  face(turns: QuarterTurns): void {
    this.#labels.face(turns);
  }

  /** Lights and rings these tiles and no others. */
  showLegal(squares: readonly Square[]): void {
    this.tiles.light(squares);
    this.marks.showLegal(squares, this.#size);
  }

  /** A ghost of a ply's disc, and marks on the discs that would turn. */
  showPreview(ply: Ply | undefined): void {
    this.#ghost.visible = ply !== undefined;
    if (ply) placeGhost(this.#ghost, ply.square, this.#size, turnOf(ply.side));
    this.marks.showTurning(ply?.flips ?? [], this.#size);
  }

  /** Takes everything away that belongs to one position only. */
  clearMarks(): void {
    this.showLegal([]);
    this.showPreview(undefined);
    this.marks.showHint(undefined, this.#size);
    this.marks.showNext(undefined, this.#size);
    this.marks.showLast(undefined, this.#size);
  }

  dispose(): void {
    this.#clear();
    for (const finish of this.#finishes.values()) finish.dispose();
    this.#disposer.dispose();
    this.#scene.clear();
  }

  #layOut(): void {
    this.tiles.lay(this.#size);
    this.#lights.aim(this.#size);
    this.#table.size = this.#size;
  }

  #clear(): void {
    this.#scene.remove(...this.#frame.objects, this.#labels.mesh);
    this.#frame.dispose();
    this.#labels.dispose();
  }

  /** The materials of the quality that is shown, made when first needed. */
  #finish(): Finish {
    const made = this.#finishes.get(this.#quality);
    if (made) return made;
    const finish = new Finish(this.#quality, this.#textures.blank, this.#labelPicture);
    this.#finishes.set(this.#quality, finish);
    return finish;
  }

  #paint(): void {
    this.#finish().paint(this.#theme);
    this.#dress();
    this.#discs.paint(this.#theme);
    this.tiles.paint(this.#theme);
    this.marks.paint(this.#theme);
    this.#lights.set(this.#theme, this.#quality);
    this.#textures.anisotropy = ANISOTROPY[this.#quality];
    this.#scene.background = new Color(this.#theme.background);
  }

  #dress(): void {
    this.#finish().dress(this.#textures.of(this.#theme));
  }
}
