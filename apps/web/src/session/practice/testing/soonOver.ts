import type { GameId } from '@chinwag/rules';

/** The options of a short game of each kind. Omitted options have their defaults. */
export const SOON_OVER: Readonly<Partial<Record<GameId, object>>> = {
  chinkway: { length: 'short' },
  chinaso: { length: 'three' },
  chinchon: { target: 70, reenlist: 'never' },
  chapanka: { deals: 4 },
  chanoyu: { scoring: 'runs' },
};
