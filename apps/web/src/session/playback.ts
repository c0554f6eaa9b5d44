/** Runs something after `milliseconds`; what it returns calls that off. */
export type Schedule = (run: () => void, milliseconds: number) => () => void;

/** By the clock of the page, or of its worker. */
export const byTimer: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** What a playback is given when it is made. */
export interface PlaybackOptions<Step> {
  /** Puts a step on the table. */
  readonly show: (step: Step) => void;
  /** How long the table rests after a step before the next is shown, in milliseconds. */
  readonly restAfter: (step: Step) => number;
  readonly schedule: Schedule;
}

/**
 * Shows steps one at a time, in order, with a rest after each. Steps that ask for no rest are shown with the next.
 * While it is held, it shows nothing until it is let go on; `skip` shows everything at once, held or not,
 * unless it is held firmly.
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

  /** What is shown next; null if everything has been. */
  get next(): Step | null {
    return this.#waiting[0] ?? null;
  }

  /** How many of the steps that wait are of this kind. */
  count(isOne: (step: Step) => boolean): number {
    return this.#waiting.filter(isOne).length;
  }

  /** Queues steps behind those that wait. */
  add(steps: readonly Step[]): void {
    this.#waiting = [...this.#waiting, ...steps];
    this.#goOn();
  }

  /** Shows all that waits, without rests, up to where it is held firmly. */
  skip(): void {
    this.#stopResting();
    while (this.#held !== 'firmly' && this.#showNext() !== null);
  }

  /** Shows nothing more until `release`, or until it is skipped if that is not firm; `show` itself may call it. */
  hold(how: 'skippable' | 'firmly'): void {
    this.#held = how;
  }

  /** Goes on after `hold`. */
  release(): void {
    this.#held = 'no';
    this.#goOn();
  }

  /** Forgets all that waits. */
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
