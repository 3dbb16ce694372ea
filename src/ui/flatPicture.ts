import { columnLetter, type BoardSize, type Position, type Side, type Square } from '../rules/index.ts';

/** The drawn parts of a flat board. */
export interface FlatPicture {
  readonly size: BoardSize;
  /** The squares without the frame. */
  readonly bed: HTMLElement;
  readonly tiles: readonly HTMLElement[];
  readonly discs: readonly HTMLElement[];
}

/** Draws an empty board of a size into `area`, in place of what was there. */
export function drawFlat(area: HTMLElement, size: BoardSize): FlatPicture {
  const frame = part('flat-frame');
  const bed = part('flat-bed');
  frame.style.setProperty('--squares', String(size));
  const tiles = Array.from({ length: size * size }, () => part('flat-tile'));
  const discs = tiles.map((tile) => {
    const disc = part('flat-disc');
    disc.append(part('flat-face', 'near'), part('flat-face', 'far'));
    tile.append(disc);
    return disc;
  });
  bed.append(...tiles);
  frame.append(bed, ...labels(size));
  area.replaceChildren(frame);
  return { size, bed, tiles, discs };
}

/** Lays every disc as the position has it, and marks the last one placed. */
export function layFlat({ tiles }: FlatPicture, position: Position, last: Square | undefined): void {
  tiles.forEach((tile, square) => {
    put(tile, 'disc', position.discAt(square));
    put(tile, 'last', square === last ? 'true' : undefined);
  });
}

/** Sets or clears one data attribute. */
export function put(tile: HTMLElement | undefined, name: string, value: Side | 'true' | undefined): void {
  if (tile === undefined) return;
  if (value === undefined) delete tile.dataset[name];
  else tile.dataset[name] = value;
}

function labels(size: BoardSize): HTMLElement[] {
  return ['top', 'bottom', 'left', 'right'].map((edge) => {
    const row = part('flat-labels', edge);
    const isAcross = edge === 'top' || edge === 'bottom';
    for (let index = 0; index < size; index++) {
      const label = document.createElement('span');
      label.textContent = isAcross ? columnLetter(index) : String(index + 1);
      row.append(label);
    }
    return row;
  });
}

function part(name: string, which?: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  if (which !== undefined) element.dataset['which'] = which;
  return element;
}
