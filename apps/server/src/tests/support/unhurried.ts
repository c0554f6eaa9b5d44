import type { Limits } from '../../config.ts';

const ENOUGH = { atOnce: Infinity, every: 0 };
const UNBOUNDED = { perGuest: ENOUGH, perAddress: ENOUGH };

/** Limits without rate limiting, for tests of other behaviour. */
export const UNHURRIED: Partial<Limits> = {
  messages: { perSecond: Infinity, floodPerSecond: Infinity },
  ms: UNBOUNDED,
  kilobytes: UNBOUNDED,
  diskPerAddress: ENOUGH,
  writes: UNBOUNDED,
  joinsPerGuest: ENOUGH,
  bots: { perAddress: ENOUGH, inAll: ENOUGH },
};
