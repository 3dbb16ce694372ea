// What every search shares: the nodes it has visited, and the wish that it stop.

/** Positions visited since the last reset. */
export let nodes: u64 = 0;
/** True once the budget is used up: what searches return from then on means nothing. */
export let stopped: bool = false;
let budget: u64 = ~u64(0);

export function resetNodes(most: u64): void {
  nodes = 0;
  budget = most;
  stopped = false;
}

/** Counts a node without looking at the budget; for the many small ones. */
export function visit(): void {
  nodes++;
}

/** Counts a node; true when the search is to stop. */
export function visitOrStop(): bool {
  nodes++;
  if (nodes >= budget) stopped = true;
  return stopped;
}
