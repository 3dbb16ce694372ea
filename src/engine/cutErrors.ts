/**
 * Coefficients of the error of a shallow search in discs, see core/probCut.ts: constant, depth, shallow depth, empties,
 * empties², (depth − shallow depth) · empties. Measured with `tsx src/training/cutMain.ts`.
 */
export const CUT_ERRORS: readonly number[] = [4.212, 1.65, -1.79, -0.1376, 0.00197, -0.03203];
