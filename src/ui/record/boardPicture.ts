import { columnLetter, columnOf, rowOf, type Position, type Square } from '../../rules/index.ts';

const WIDTH = 1000;
const FRAME = 60;
const WOOD = '#4a2a17';
const LETTERS = '#e9c98a';
const FELT = '#14733c';
const GROOVE = '#0b4a26';
const DISCS = { black: ['#3a3a3a', '#101010'], white: ['#ffffff', '#d9d4c8'] } as const;
const FONT = "600 28px 'Iowan Old Style', Palatino, 'Noto Serif', Georgia, serif";

/** The board as seen from above, for pages that cannot draw it in 3D. */
export function drawBoardPicture(
  position: Position,
  last: Square | undefined,
): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = WIDTH;
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  const side = (WIDTH - 2 * FRAME) / position.size;
  pen.fillStyle = WOOD;
  pen.fillRect(0, 0, WIDTH, WIDTH);
  writeNames(pen, position.size, side);
  pen.translate(FRAME, FRAME);
  for (let square = 0; square < position.squares; square++) {
    const [x, y] = [columnOf(square, position.size) * side, rowOf(square, position.size) * side];
    pen.fillStyle = GROOVE;
    pen.fillRect(x, y, side, side);
    pen.fillStyle = FELT;
    pen.fillRect(x + 1.5, y + 1.5, side - 3, side - 3);
    drawDisc(pen, position, square, { x: x + side / 2, y: y + side / 2, radius: side * 0.42 });
    if (square === last) drawMark(pen, x + side / 2, y + side / 2, side * 0.08);
  }
  return canvas;
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function drawDisc(
  pen: CanvasRenderingContext2D,
  position: Position,
  square: Square,
  { x, y, radius }: Circle,
): void {
  const disc = position.discAt(square);
  if (disc === undefined) return;
  const shine = pen.createRadialGradient(x - radius / 3, y - radius / 3, radius / 8, x, y, radius);
  const [light, dark] = DISCS[disc];
  shine.addColorStop(0, light);
  shine.addColorStop(1, dark);
  pen.fillStyle = shine;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

function drawMark(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  pen.fillStyle = '#c8402a';
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

function writeNames(pen: CanvasRenderingContext2D, size: number, side: number): void {
  pen.fillStyle = LETTERS;
  pen.font = FONT;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (let line = 0; line < size; line++) {
    const middle = FRAME + (line + 0.5) * side;
    pen.fillText(columnLetter(line), middle, FRAME / 2);
    pen.fillText(String(line + 1), FRAME / 2, middle);
  }
}
