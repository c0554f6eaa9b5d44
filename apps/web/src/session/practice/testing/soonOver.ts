import type { GameId } from '@chinwag/rules';

/** Rules by which a game is soon over; those that are left out have their defaults. */
export const SOON_OVER: Readonly<Partial<Record<GameId, object>>> = {
  chinkway: { length: 'short' },
  chinaso: { length: 'three' },
  chinchon: { target: 70, reenlist: 'never' },
  chapanka: { deals: 4 },
  chanoyu: { scoring: 'runs' },
};
