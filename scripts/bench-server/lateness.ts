import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the thread is looked at, in ms. */
const RESOLUTION = 5;
const NANOSECONDS = 1e6;

/** Watches how late this thread is for what it has to do. */
export class Lateness {
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION });

  constructor() {
    this.#delay.enable();
  }

  /** How late it was since this was asked last, the 99th of 100 times, in ms. */
  read(): number {
    const late = Math.max(0, this.#delay.percentile(99) / NANOSECONDS - RESOLUTION);
    this.#delay.reset();
    return late;
  }
}
