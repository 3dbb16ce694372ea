/** Lets through so many at once, and so many a second in the long run. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#at = now;
  }

  /** Takes one at that moment (in milliseconds), or says that there is none. */
  take(now: number): boolean {
    this.#refill(now);
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  isFullAt(now: number): boolean {
    this.#refill(now);
    return this.#left >= this.#most;
  }

  #refill(now: number): void {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
  }
}

const FORGET_EVERY = 1000;
const SECONDS_PER_MINUTE = 60;

/** A bucket for every address. Addresses that have been quiet are forgotten. */
export class AddressLimit {
  readonly #perMinute: number;
  readonly #buckets = new Map<string, Bucket>();
  #taken = 0;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  take(address: string, now: number): boolean {
    if (++this.#taken % FORGET_EVERY === 0) this.#forget(now);
    const bucket =
      this.#buckets.get(address) ?? new Bucket(this.#perMinute, this.#perMinute / SECONDS_PER_MINUTE, now);
    this.#buckets.set(address, bucket);
    return bucket.take(now);
  }

  #forget(now: number): void {
    for (const [address, bucket] of this.#buckets) {
      if (bucket.isFullAt(now)) this.#buckets.delete(address);
    }
  }
}
