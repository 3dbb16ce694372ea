/** Runs one task after the other; a task that fails does not hold up the next. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<Value>(task: () => Promise<Value>): Promise<Value> {
    const next = this.#last.then(task, task);
    this.#last = next.catch(() => undefined);
    return next;
  }
}

/** A queue for each key, for as long as something waits in it. */
export class Queues {
  readonly #queues = new Map<string, { readonly queue: Queue; waiting: number }>();

  async run<Value>(key: string, task: () => Promise<Value>): Promise<Value> {
    const entry = this.#queues.get(key) ?? { queue: new Queue(), waiting: 0 };
    this.#queues.set(key, entry);
    entry.waiting++;
    try {
      return await entry.queue.run(task);
    } finally {
      if (--entry.waiting === 0) this.#queues.delete(key);
    }
  }
}
