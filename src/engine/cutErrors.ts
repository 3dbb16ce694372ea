/**
 * Coefficients of the error of a shallow search in discs, see core/probCut.ts: constant, depth, shallow depth, empties,
 * empties², (depth − shallow depth) · empties. Measured with `tsx src/training/cutMain.ts`.
 */
export const CUT_ERRORS: readonly number[] = [5.612, 1.641, -1.819, -0.2443, 0.003763, -0.03312];
