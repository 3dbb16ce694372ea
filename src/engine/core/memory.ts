// The linear memory of the core, laid out by hand: nothing is allocated while it searches. Addresses are in bytes; the
// first page is left to the compiler.

/** For each square eight rays of 8 bytes: four toward higher squares, four toward lower ones. */
export const RAYS: usize = 0x10000;
/** For each square the masks of its two diagonals, 8 bytes each. */
export const DIAGONALS: usize = 0x11000;
/** For each place on a line and each byte of own discs, twice the discs that the last disc of the line turns. */
export const LAST_FLIPS: usize = 0x12000;
/** For each byte of own and each byte of enemy discs on an edge, the own discs there that can never turn. */
export const EDGE_STABILITY: usize = 0x20000;
/** For each number of empties a list of moves, `MOVE_LIST_BYTES` each. */
export const MOVE_LISTS: usize = 0x30000;
export const MOVE_LIST_BYTES: usize = 2048;
/** For each number of empties the pattern sums of mover and opponent, `SUMS_BYTES` each. */
export const SUMS: usize = 0x60000;
export const SUMS_BYTES: usize = 192;
/** Where the pattern indices of the position being valued are put, 48 numbers of 2 bytes. */
export const INDICES: usize = 0x64000;
/** For each square what a disc on it adds to each of the 48 pattern sums, 2 bytes each; written by the loader. */
export const SQUARE_SUMS: usize = 0x65000;
export const SQUARE_SUMS_BYTES: usize = 96;
/** Square weights of the plain evaluation, 64 numbers of 4 bytes; written by the loader. */
export const SQUARE_WEIGHTS: usize = 0x67000;
/** What a search returns besides its value; read by the loader. */
export const ANSWER: usize = 0x67800;
/** Errors of shallow searches for probability cuts, see probCut.ts. */
export const CUT_ERRORS: usize = 0x68000;
/** For each number of empties 0–60 one table of pattern weights; written by the loader. */
export const WEIGHTS: usize = 0x70000;
export const WEIGHTS_BYTES: usize = 452_640;
/** The table of the endgame solver, 2^bits entries of 32 bytes, on the page behind the weights. */
export const END_TABLE: usize = 0x1b00000;
export const END_TABLE_BITS: u32 = 15;
/** The transposition table begins behind it. */
export const TABLE: usize = 0x1c00000;
