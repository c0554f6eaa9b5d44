import type { Limits } from '../../config.ts';

const ENOUGH = { atOnce: Infinity, every: 0 };
const UNBOUNDED = { perGuest: ENOUGH, perAddress: ENOUGH };

/** Limits for tests that are about something else: nobody is ever too fast. */
export const UNHURRIED: Partial<Limits> = {
  messages: { perSecond: Infinity, floodPerSecond: Infinity },
  requests: UNBOUNDED,
  writes: UNBOUNDED,
  looks: ENOUGH,
  joinsPerGuest: ENOUGH,
  bots: { perAddress: ENOUGH, inAll: ENOUGH },
};
