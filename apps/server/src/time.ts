declare const monotonic: unique symbol;
declare const wall: unique symbol;

/**
 * A monotonic time, in whole ms from an origin of this process. The time never jumps or goes back, and means nothing in another
 * process. It measures spans: limits, grace periods, clocks, bans.
 */
export type Monotonic = number & { readonly [monotonic]: true };

/**
 * A date, in whole ms since the Unix epoch, by the system clock. The date jumps when that clock is set. It serves only for what is
 * stored or shown to people.
 */
export type WallTime = number & { readonly [wall]: true };

/** The time service of tables, which lets a test simulate a whole evening in an instant. */
export interface Time {
  /** Returns the monotonic time now, for spans. */
  now(): Monotonic;
  /** Returns the date now, for what is stored or shown to people. */
  date(): WallTime;
  /** Schedules a task after `ms`. Returns a function that cancels it. */
  after(ms: number, task: () => void): Cancel;
}

/** Cancels a scheduled task. Has no effect once the task has run. */
export type Cancel = () => void;

/** Units of time, in ms. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A time before all others. A task due then runs at once, and a period that ended then is over. */
export const LONG_AGO = Number.NEGATIVE_INFINITY as Monotonic;

/** Returns the time `ms` after another one, or before it if `ms` is negative. */
export function later(moment: Monotonic, ms: number): Monotonic {
  return (moment + ms) as Monotonic;
}

/** Returns the date `ms` after another one, or before it if `ms` is negative, rounded to whole ms. */
export function laterDate(date: WallTime, ms: number): WallTime {
  return Math.floor(date + ms) as WallTime;
}

/** Returns the date that a stored or received number of ms since the Unix epoch represents. */
export function storedDate(ms: number): WallTime {
  return ms as WallTime;
}

/** The system clock. */
export const systemTime: Time = {
  now: () => Math.floor(performance.now()) as Monotonic,
  date: () => Date.now() as WallTime,
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Returns a clock that runs `scale` times as fast as another, for tests that cannot wait for a grace period. Dates stay unscaled.
 */
export function scaledClock(time: Time, scale: number): Time {
  const begin = time.now();
  return {
    now: () => later(begin, Math.floor((time.now() - begin) * scale)),
    date: () => time.date(),
    after: (ms, task) => time.after(ms / scale, task),
  };
}

/** Resolves after `ms`; never rejects. */
export function pause(time: Pick<Time, 'after'>, ms: number): Promise<void> {
  return new Promise((resolve) => void time.after(ms, resolve));
}

/**
 * Adds a timeout to a call: resolves with the value of the call, or with null after `ms`. Rejects if the call rejects before the
 * timeout.
 */
export function within<Value>(time: Pick<Time, 'after'>, ms: number, call: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const cancel = time.after(ms, () => resolve(null));
    call.finally(cancel).then(resolve, reject);
  });
}
