/** Something that holds a resource until it is told to let go. */
export interface Disposable {
  dispose(): void;
}

/** Collects what must be let go of, and lets go of it once, newest first. */
export class Disposer implements Disposable {
  #releases: (() => void)[] = [];
  #disposed = false;

  /** True once `dispose` has run. */
  get disposed(): boolean {
    return this.#disposed;
  }

  /** Keeps a disposable and hands it back, so that it can be added on the line where it is made. */
  add<Kept extends Disposable>(kept: Kept): Kept {
    this.defer(() => kept.dispose());
    return kept;
  }

  /** Keeps a function to be called at the end; after the end it is called at once. */
  defer(release: () => void): void {
    if (this.#disposed) release();
    else this.#releases.push(release);
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    const releases = this.#releases;
    this.#releases = [];
    for (const release of releases.reverse()) release();
  }
}
