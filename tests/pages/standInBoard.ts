import type { Position } from '../../src/rules/index.ts';
import type { Hud } from '../../src/ui/hud.tsx';
import type { Insets } from '../../src/ui/insetsGauge.ts';
import { pointsOf } from '../../src/ui/outlines.ts';
import type { Outline, View } from '../../src/ui/view.ts';

const NARROWING = 0.8;
const HEIGHT_SHARE = 0.72;

/** A drawing in place of the 3D scene: it fits a trapezoid into the space that the HUD leaves and reports its squares. */
export function standInBoard(hud: Hud, view: View): { draw(position: Position): void } {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('style', 'position:absolute;inset:0;width:100%;height:100%');
  picture.setAttribute('aria-hidden', 'true');
  hud.board.append(picture);
  const draw = (position: Position): void => {
    picture.innerHTML = view.outlines.value
      .map((outline, square) => squareOf(outline, position, square))
      .join('');
  };
  hud.onInsets((insets) => {
    view.outlines.value = trapezoid(hud.board, insets, view.position.value.size);
    draw(view.position.value);
  });
  return { draw };
}

function squareOf(outline: Outline, position: Position, square: number): string {
  const disc = position.discAt(square);
  const x = outline.corners.reduce((total, corner) => total + corner.x, 0) / 4;
  const y = outline.corners.reduce((total, corner) => total + corner.y, 0) / 4;
  const tile = `<polygon points="${pointsOf(outline)}" fill="#256b41" stroke="#123" stroke-width="2"/>`;
  if (disc === undefined) return tile;
  const radius = Math.abs((outline.corners[1]?.x ?? 0) - (outline.corners[0]?.x ?? 0)) * 0.4;
  return `${tile}<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.85}" fill="${disc === 'black' ? '#141414' : '#f2ecdf'}"/>`;
}

function trapezoid(host: HTMLElement, insets: Insets, size: number): Outline[] {
  const across = host.clientWidth - insets.left - insets.right - 16;
  const down = host.clientHeight - insets.top - insets.bottom - 16;
  const width = Math.min(across, down / HEIGHT_SHARE);
  const height = width * HEIGHT_SHARE;
  const middle = insets.left + 8 + across / 2;
  const top = insets.top + 8 + (down - height) / 2;
  const point = (column: number, row: number) => {
    const depth = row / size;
    const span = width * (NARROWING + (1 - NARROWING) * depth);
    return { x: middle + (column / size - 0.5) * span, y: top + height * depth * (0.82 + 0.18 * depth) };
  };
  return Array.from({ length: size * size }, (_, square) => {
    const column = square % size;
    const row = Math.floor(square / size);
    return {
      corners: [
        point(column, row),
        point(column + 1, row),
        point(column + 1, row + 1),
        point(column, row + 1),
      ],
    };
  });
}
