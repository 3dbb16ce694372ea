// Counts all lines of 1 to 10 half-moves from the 8×8 start, compares them with the published numbers and prints a
// table; the last line is one JSON object. `npm run perft -- 8` stops at depth 8.
import { perft, standardStart } from '../../src/rules/index.ts';

/** Leaves at depth 1, 2, …, as published. */
const PUBLISHED = [4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284];

interface Row {
  readonly depth: number;
  readonly leaves: number;
  readonly published: number;
  readonly ms: number;
}

const asked = Number(process.argv[2] ?? PUBLISHED.length);
const rows = PUBLISHED.slice(0, asked).map((published, index) => measure(index + 1, published));
const right = rows.length > 0 && rows.every(({ leaves, published }) => leaves === published);
const last = rows.at(-1);
console.log(
  JSON.stringify({
    depth: last?.depth ?? 0,
    leaves: last?.leaves ?? 0,
    right,
    ms: last?.ms ?? 0,
    leavesPerSecond: last ? Math.round((1000 * last.leaves) / Math.max(1, last.ms)) : 0,
  }),
);
process.exitCode = right ? 0 : 1;

function measure(depth: number, published: number): Row {
  const begun = performance.now();
  const leaves = perft(standardStart(8), depth);
  const ms = Math.round(performance.now() - begun);
  const verdict = leaves === published ? 'as published' : `WRONG: published ${published}`;
  console.log(
    `${String(depth).padStart(2)}  ${String(leaves).padStart(9)}  ${String(ms).padStart(6)} ms  ${verdict}`,
  );
  return { depth, leaves, published, ms };
}
