import type { AroundNavHandler } from 'wouter';
import { untilLeft } from '../inTime.ts';

/**
 * Returns a handler for the router's navigations. The handler loads the new page with `load` before going to it. The current page
 * stays until then. If the user navigates elsewhere in the meantime, the later navigation wins, even if the first page loads
 * afterwards.
 */
export function whenLoaded(load: (path: string) => Promise<void>): AroundNavHandler {
  let leave = (): void => undefined;
  return (navigate, to, options) => {
    leave();
    leave = untilLeft(load(new URL(to, window.location.href).pathname), () => navigate(to, options));
  };
}
