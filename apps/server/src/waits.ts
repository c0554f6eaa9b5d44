import type { Time } from './time.ts';

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
