import type { MessageLimits } from '../../config.ts';
import type { Monotonic } from '../../time.ts';

/** A fixed-window counter of a connection's messages, per second. */
export class FixedWindowCounter {
  readonly #limits: MessageLimits;
  #second = 0;
  #count = 0;

  constructor(limits: MessageLimits) {
    this.#limits = limits;
  }

  /** Counts a message received at `now`. */
  count(now: Monotonic): void {
    const second = Math.floor(now / 1000);
    this.#count = second === this.#second ? this.#count + 1 : 1;
    this.#second = second;
  }

  get isTooMany(): boolean {
    return this.#count > this.#limits.perSecond;
  }

  get isFlood(): boolean {
    return this.#count > this.#limits.floodPerSecond;
  }
}
