/** Runs something after `milliseconds`; the returned function cancels that. */
export type Schedule = (run: () => void, milliseconds: number) => () => void;

/** The schedule by the timers of the page, or of its worker. */
export const byTimer: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** The options of a playback. */
export interface PlaybackOptions<Step> {
  /** Shows a step on the table. */
  readonly show: (step: Step) => void;
  /** Returns how long the table pauses after a step before the next is shown, in ms. */
  readonly restAfter: (step: Step) => number;
  readonly schedule: Schedule;
}

/**
 * Shows steps one at a time, in order, with a pause after each. A step without a pause is shown together with the next. While held,
 * it shows nothing until it is released. `skip` shows everything at once, even while held, unless held firmly.
 */
export class Playback<Step> {
  readonly #options: PlaybackOptions<Step>;
  #waiting: readonly Step[] = [];
  #endRest: (() => void) | null = null;
  #held: 'no' | 'skippable' | 'firmly' = 'no';

  constructor(options: PlaybackOptions<Step>) {
    this.#options = options;
  }

  /** Whether everything has been shown. */
  get done(): boolean {
    return this.#waiting.length === 0;
  }

  /** The next step; null if all have been shown. */
  get next(): Step | null {
    return this.#waiting[0] ?? null;
  }

  /** Returns how many of the waiting steps match. */
  count(isOne: (step: Step) => boolean): number {
    return this.#waiting.filter(isOne).length;
  }

  /** Queues steps behind the waiting ones. */
  add(steps: readonly Step[]): void {
    this.#waiting = [...this.#waiting, ...steps];
    this.#goOn();
  }

  /** Shows all waiting steps without pauses, up to a firm hold. */
  skip(): void {
    this.#stopResting();
    while (this.#held !== 'firmly' && this.#showNext() !== null);
  }

  /** Shows nothing more until `release`, or until it is skipped if not firm; `show` itself may call it. */
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
