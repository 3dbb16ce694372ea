/** Lets every promise that can go on do so; no time passes. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
