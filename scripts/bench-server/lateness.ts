import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The sampling interval, in ms. */
const RESOLUTION = 5;
const NANOSECONDS = 1e6;

/** Measures the event loop lag of this thread. */
export class Lateness {
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION });

  constructor() {
    this.#delay.enable();
  }

  /** Returns the p99 lag since the last call, in ms. */
  read(): number {
    const late = Math.max(0, this.#delay.percentile(99) / NANOSECONDS - RESOLUTION);
    this.#delay.reset();
    return late;
  }
}
