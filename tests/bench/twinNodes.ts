/** Positions that the twin has visited. */
export let nodes = 0;

export function visit(): void {
  nodes++;
}

export function resetNodes(): void {
  nodes = 0;
}
