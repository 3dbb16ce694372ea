export { SIDES, opponentOf, parseSide, type Side } from './side.ts';
export {
  BOARD_SIZES,
  columnLetter,
  columnOf,
  isBoardSize,
  isSquare,
  makeSquare,
  parseSquare,
  rowOf,
  squareAt,
  type BoardSize,
  type Square,
} from './square.ts';
export type { Ply } from './ply.ts';
export type { Refusal, Ruling } from './refusal.ts';
export type { Grid } from './grid.ts';
export { PlainGrid } from './plainGrid.ts';
export { HalvesGrid, halvesOf, type Halves } from './halvesGrid.ts';
export { Position, type Counts } from './position.ts';
export { perft } from './perft.ts';
export { officialScore, winnerOf, type Score } from './score.ts';
export { cornersOf, mirroredStart, oddsStart, randomStart, standardStart } from './starts.ts';
export { SYMMETRIES, mapPosition, mapSquare } from './symmetry.ts';
