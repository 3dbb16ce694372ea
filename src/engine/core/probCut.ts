// Multi-probability cut (Michael Buro, 1997): a shallow search foretells a deep one with a known error, so that a deep
// null-window search is skipped where the shallow one lies far enough outside. The errors were measured with this
// evaluation (npm run train prints them) and are written here by depth; selectivity chooses how sure to be.
import { CUT_ERRORS } from './memory.ts';

/** The shallower depth that foretells `depth`, of the same parity. */
export function shallowDepthOf(depth: i32): i32 {
  const shallow = ((depth >> 2) << 1) + (depth & 1);
  return shallow === 0 ? depth - 2 : shallow;
}

/** How far a value of `shallow` must lie outside the window, in discs. */
export function marginOf(empties: i32, depth: i32, shallow: i32, selectivity: i32): f32 {
  return sureness(selectivity) * errorOf(empties, depth, shallow);
}

function sureness(selectivity: i32): f32 {
  if (selectivity === 0) return 1.1;
  if (selectivity === 1) return 1.5;
  if (selectivity === 2) return 2.0;
  return selectivity === 3 ? 2.6 : 3.3;
}

/** The standard error: a + b · depth + c · shallow + d · empties + e · depth² …, coefficients from the loader. */
function errorOf(empties: i32, depth: i32, shallow: i32): f32 {
  const error =
    load<f32>(CUT_ERRORS, 0) +
    load<f32>(CUT_ERRORS, 4) * f32(depth) +
    load<f32>(CUT_ERRORS, 8) * f32(shallow) +
    load<f32>(CUT_ERRORS, 12) * f32(empties) +
    load<f32>(CUT_ERRORS, 16) * f32(empties) * f32(empties) +
    load<f32>(CUT_ERRORS, 20) * f32(depth - shallow) * f32(empties);
  return error < 1.0 ? 1.0 : error;
}
