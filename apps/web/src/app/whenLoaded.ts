import type { AroundNavHandler } from 'wouter';
import { untilLeft } from '../inTime.ts';

/**
 * Goes to another page when `load` has loaded that: until then one stays where one is, and sees no page between. Anyone who presses
 * something else meanwhile goes there, however late the first page comes.
 */
export function whenLoaded(load: (path: string) => Promise<void>): AroundNavHandler {
  let leave = (): void => undefined;
  return (navigate, to, options) => {
    leave();
    leave = untilLeft(load(new URL(to, window.location.href).pathname), () => navigate(to, options));
  };
}
