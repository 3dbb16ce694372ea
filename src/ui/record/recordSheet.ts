import type { Game } from '../../game/game.ts';
import { columnLetter, columnOf, rowOf, type Position, type Square } from '../../rules/index.ts';

/** What is written on a record sheet. */
export interface SheetWords {
  readonly title: string;
  /** Place, date, opening: one line. */
  readonly about: string;
  readonly result: string;
}

const WIDTH = 1200;
const MARGIN = 90;
const HEAD = 150;
const FOOT = 90;
const PAPER = '#f7f0e1';
const INK = '#2a1a0f';
const SOFT_INK = '#7a6549';
const LINE = '#5b4630';
const SHADE = '#ede2cb';
const FONT =
  "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', 'Noto Serif CJK JP', Georgia, serif";

/** Draws the sheet on which players write: each square with the number of its ply, the start's discs drawn. */
export function drawRecordSheet(game: Game, words: SheetWords): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + MARGIN / 2 + (WIDTH - 2 * MARGIN) + FOOT + MARGIN / 3;
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  writeHead(pen, words);
  pen.translate(MARGIN, HEAD + MARGIN / 2);
  const side = (WIDTH - 2 * MARGIN) / game.start.size;
  drawGrid(pen, game.start.size, side);
  drawStart(pen, game.start, side);
  writeNumbers(pen, game, side);
  writeText(pen, words.result, (WIDTH - 2 * MARGIN) / 2, WIDTH - 2 * MARGIN + FOOT / 2 + 12, {
    font: `600 44px ${FONT}`,
  });
  return canvas;
}

interface Writing {
  readonly font: string;
  readonly ink?: string;
}

function writeText(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { font, ink = INK }: Writing,
): void {
  pen.font = font;
  pen.fillStyle = ink;
  pen.fillText(text, x, y, WIDTH - MARGIN);
}

function writeHead(pen: CanvasRenderingContext2D, { title, about }: SheetWords): void {
  writeText(pen, title, WIDTH / 2, 62, { font: `600 50px ${FONT}` });
  writeText(pen, about, WIDTH / 2, 118, { font: `30px ${FONT}`, ink: SOFT_INK });
}

function drawGrid(pen: CanvasRenderingContext2D, size: number, side: number): void {
  const all = size * side;
  pen.strokeStyle = LINE;
  for (let line = 0; line <= size; line++) {
    pen.lineWidth = line === 0 || line === size ? 5 : 2;
    pen.beginPath();
    pen.moveTo(line * side, 0);
    pen.lineTo(line * side, all);
    pen.moveTo(0, line * side);
    pen.lineTo(all, line * side);
    pen.stroke();
  }
  const font = `${Math.min(34, side * 0.4)}px ${FONT}`;
  for (let line = 0; line < size; line++) {
    writeText(pen, columnLetter(line), (line + 0.5) * side, -26, { font, ink: SOFT_INK });
    writeText(pen, String(line + 1), -32, (line + 0.5) * side, { font, ink: SOFT_INK });
  }
}

function drawStart(pen: CanvasRenderingContext2D, start: Position, side: number): void {
  for (let square = 0; square < start.squares; square++) {
    const disc = start.discAt(square);
    if (disc === undefined) continue;
    const { x, y } = middleOf(square, start, side);
    pen.fillStyle = SHADE;
    pen.fillRect(x - side / 2 + 2, y - side / 2 + 2, side - 4, side - 4);
    pen.beginPath();
    pen.arc(x, y, side * 0.36, 0, 2 * Math.PI);
    pen.fillStyle = disc === 'black' ? INK : PAPER;
    pen.fill();
    pen.lineWidth = 3;
    pen.strokeStyle = INK;
    pen.stroke();
  }
}

/** Black's plies stand upright, white's are ringed: so the sheet can be read without counting. */
function writeNumbers(pen: CanvasRenderingContext2D, game: Game, side: number): void {
  const font = `600 ${side * 0.42}px ${FONT}`;
  for (const [index, { ply }] of game.steps.entries()) {
    const { x, y } = middleOf(ply.square, game.start, side);
    if (ply.side === 'white') {
      pen.beginPath();
      pen.arc(x, y, side * 0.4, 0, 2 * Math.PI);
      pen.lineWidth = 2;
      pen.strokeStyle = SOFT_INK;
      pen.stroke();
    }
    writeText(pen, String(index + 1), x, y + side * 0.02, { font });
  }
}

function middleOf(square: Square, { size }: Position, side: number): { x: number; y: number } {
  return { x: (columnOf(square, size) + 0.5) * side, y: (rowOf(square, size) + 0.5) * side };
}
