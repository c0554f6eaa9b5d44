import type { GameId } from '@chinwag/rules';

/** Options that make a game of each kind short. Omitted options have their defaults. */
export const SOON_OVER: Readonly<Partial<Record<GameId, object>>> = {
  chinkway: { length: 'short' },
  chinaso: { length: 'three' },
  chinchon: { target: 70, reenlist: 'never' },
  chapanka: { deals: 4 },
  chanoyu: { scoring: 'runs' },
};
