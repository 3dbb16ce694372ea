/** Takes one event. */
export type Listener<Event> = (event: Event) => void;

/** The listening end of a stream; adding a listener returns the function that removes it. */
export interface Listenable<Event> {
  listen(listener: Listener<Event>): () => void;
}

/**
 * Hands each event to every listener, in the order in which they were added. A listener that is removed while an event
 * goes round no longer hears it; one that is added then hears the next. What a listener throws goes to the top of the
 * page, as with DOM events: neither the others nor whoever emits suffer from it.
 */
export class Stream<Event> implements Listenable<Event> {
  readonly #listeners = new Set<Listener<Event>>();

  listen(listener: Listener<Event>): () => void {
    const own: Listener<Event> = (event) => listener(event);
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  emit(event: Event): void {
    for (const listener of [...this.#listeners]) {
      if (this.#listeners.has(listener)) this.#hand(event, listener);
    }
  }

  #hand(event: Event, listener: Listener<Event>): void {
    try {
      listener(event);
    } catch (mistake) {
      queueMicrotask(() => {
        throw mistake;
      });
    }
  }
}
