/** Schedules a function to run after `milliseconds`. Returns a function that cancels it. */
export type Schedule = (run: () => void, milliseconds: number) => () => void;

/** The schedule that uses `setTimeout`, in the page or its worker. */
export const byTimer: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** The options of a playback: how to show a step, how long to pause after a step, and the timers. */
export interface PlaybackOptions<Step> {
  /** Shows a step on the table. */
  readonly show: (step: Step) => void;
  /** Returns the pause after a step, in ms, before the next step is shown. */
  readonly restAfter: (step: Step) => number;
  readonly schedule: Schedule;
}

/**
 * Shows steps one at a time, in order, with a pause after each. A step without a pause appears together with the next. While on
 * hold, it shows nothing until `release`. `skip` shows everything at once, even on hold, unless the hold is firm.
 */
export class Playback<Step> {
  readonly #options: PlaybackOptions<Step>;
  #waiting: readonly Step[] = [];
  #endRest: (() => void) | null = null;
  #held: 'no' | 'skippable' | 'firmly' = 'no';

  constructor(options: PlaybackOptions<Step>) {
    this.#options = options;
  }

  /** Returns whether everything has been shown. */
  get done(): boolean {
    return this.#waiting.length === 0;
  }

  /** Returns the next step, or null if all have been shown. */
  get next(): Step | null {
    return this.#waiting[0] ?? null;
  }

  /** Returns the number of waiting steps that match. */
  count(isOne: (step: Step) => boolean): number {
    return this.#waiting.filter(isOne).length;
  }

  /** Queues steps after the waiting ones. */
  add(steps: readonly Step[]): void {
    this.#waiting = [...this.#waiting, ...steps];
    this.#goOn();
  }

  /** Shows all waiting steps without pauses, up to a firm hold. */
  skip(): void {
    this.#stopResting();
    while (this.#held !== 'firmly' && this.#showNext() !== null);
  }

  /** Shows nothing more until `release`, or, unless the hold is firm, until `skip`. `show` itself may call this method. */
  hold(how: 'skippable' | 'firmly'): void {
    this.#held = how;
  }

  /** Continues after `hold`. */
  release(): void {
    this.#held = 'no';
    this.#goOn();
  }

  /** Drops all waiting steps. */
  clear(): void {
    this.#stopResting();
    this.#waiting = [];
  }

  #goOn(): void {
    while (this.#endRest === null && this.#held === 'no') {
      const shown = this.#showNext();
      if (shown === null) return;
      const rest = this.#options.restAfter(shown);
      if (rest > 0) {
        this.#endRest = this.#options.schedule(() => {
          this.#endRest = null;
          this.#goOn();
        }, rest);
      }
    }
  }

  #showNext(): Step | null {
    const [next, ...rest] = this.#waiting;
    if (next === undefined) return null;
    this.#waiting = rest;
    this.#options.show(next);
    return next;
  }

  #stopResting(): void {
    this.#endRest?.();
    this.#endRest = null;
  }
}
