import { OFFERS, type Offer, type OpenOffer } from '../../net/messages.ts';
import type { Side } from '../../rules/index.ts';

/** The offers that wait for an answer; one that was declined is not made again before the next ply. */
export class OfferBook {
  readonly #open = new Map<Offer, Side>();
  readonly #declined = new Set<string>();

  get open(): readonly OpenOffer[] {
    return OFFERS.flatMap((offer) => {
      const side = this.#open.get(offer);
      return side === undefined ? [] : [{ offer, side }];
    });
  }

  /** Who has made this offer. */
  makerOf(offer: Offer): Side | undefined {
    return this.#open.get(offer);
  }

  mayMake(offer: Offer, side: Side): boolean {
    return this.#open.get(offer) === undefined && !this.#declined.has(keyOf(offer, side));
  }

  make(offer: Offer, side: Side): void {
    this.#open.set(offer, side);
  }

  /** Closes an offer; `declined` by the other side, it is not made again for a while. */
  close(offer: Offer, declined: boolean): void {
    const side = this.#open.get(offer);
    if (side !== undefined && declined) this.#declined.add(keyOf(offer, side));
    this.#open.delete(offer);
  }

  /** A ply, the end or a new game makes what was offered before pointless. */
  clear(): void {
    this.#open.clear();
    this.#declined.clear();
  }
}

function keyOf(offer: Offer, side: Side): string {
  return `${offer} ${side}`;
}
