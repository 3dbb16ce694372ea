/** Stops on a mistake of our own: `what` says what must hold. */
export function assert(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`must hold: ${what}`);
}

/** The end of a switch over a union: reached only when a case is missing. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${String(value)}`);
}
