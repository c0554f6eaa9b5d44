import { FULL_PLAYOUTS } from '@chinwag/bots';

/** With fewer playouts than this a bot chooses no better than without any. */
const FEWEST = 40;

/** How many playouts a decision is worth while so many others wait: the fewer the more they are, and none in a crowd. */
export function playoutsBeside(waiting: number): number {
  const playouts = Math.floor(FULL_PLAYOUTS / (1 + waiting));
  return playouts < FEWEST ? 0 : playouts;
}
