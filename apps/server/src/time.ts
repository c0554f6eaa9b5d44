/**
 * The time as tables know it, in ms since 1970: a service, so that a whole evening can pass in an instant of a test.
 */
export interface Time {
  now(): number;
  /** Does something once so many ms have passed, unless what it returns is called before. */
  after(ms: number, task: () => void): Cancel;
}

/** Takes back what was to be done later. Harmless once it is done. */
export type Cancel = () => void;

/** The time on the wall. */
export const wallTime: Time = {
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/** A time that passes so many times as fast as another: for trials, in which nobody wants to wait for a grace to be over. */
export function hastened(time: Time, haste: number): Time {
  const begin = time.now();
  return {
    now: () => begin + (time.now() - begin) * haste,
    after: (ms, task) => time.after(ms / haste, task),
  };
}
