declare const monotonic: unique symbol;
declare const wall: unique symbol;

/**
 * A moment of the time that passes, in whole ms from an origin of this process: it never jumps and never goes back, and means
 * nothing in another process. Spans are measured with it: limits, graces, clocks, bans.
 */
export type Monotonic = number & { readonly [monotonic]: true };

/**
 * A date, in whole ms since 1970, as the clock on the wall shows it. It jumps, forth and back, when somebody sets that clock. What
 * is stored, or read by people, is dated with it, and nothing else is.
 */
export type WallTime = number & { readonly [wall]: true };

/** The time as tables know it: a service, so that a whole evening can pass in an instant of a test. */
export interface Time {
  /** The moment it is, for spans. */
  now(): Monotonic;
  /** The date it is, for what is stored or read by people. */
  date(): WallTime;
  /** Does something once so many ms have passed, unless what it returns is called before. */
  after(ms: number, task: () => void): Cancel;
}

/** Takes back what was to be done later. Harmless once it is done. */
export type Cancel = () => void;

/** Spans, in ms. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Before every moment: what is due then comes at once, and what ended then is over. */
export const LONG_AGO = Number.NEGATIVE_INFINITY as Monotonic;

/** So many ms after a moment; of a negative number, before it. */
export function later(moment: Monotonic, ms: number): Monotonic {
  return (moment + ms) as Monotonic;
}

/** So many ms after a date; of a negative number, before it. A date has whole ms, however finely a span was measured. */
export function laterDate(date: WallTime, ms: number): WallTime {
  return Math.floor(date + ms) as WallTime;
}

/** A date that was stored, or sent, as a number of ms since 1970. */
export function storedDate(ms: number): WallTime {
  return ms as WallTime;
}

/** The time of this machine. */
export const systemTime: Time = {
  now: () => Math.floor(performance.now()) as Monotonic,
  date: () => Date.now() as WallTime,
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * A time that passes so many times as fast as another: for trials, in which nobody wants to wait for a grace to be over. Dates
 * stay as they are.
 */
export function scaledClock(time: Time, scale: number): Time {
  const begin = time.now();
  return {
    now: () => later(begin, Math.floor((time.now() - begin) * scale)),
    date: () => time.date(),
    after: (ms, task) => time.after(ms / scale, task),
  };
}

/** Resolves once so many ms have passed. */
export function pause(time: Pick<Time, 'after'>, ms: number): Promise<void> {
  return new Promise((resolve) => void time.after(ms, resolve));
}

/** What a call resolves with; null if it has not resolved after `ms`. Rejects as the call does, unless that is later. */
export function within<Value>(time: Pick<Time, 'after'>, ms: number, call: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const cancel = time.after(ms, () => resolve(null));
    call.finally(cancel).then(resolve, reject);
  });
}
