import type { Seat } from '@chinwag/rules';
import { type ChinchonMove, type ChinchonState, isIn } from '@chinwag/rules/chinchon';

/**
 * Comes in again if the share of the pot that may be hoped for is worth the ante. Everybody's chance is taken to be as
 * great as the points that are still between them and the target.
 */
export function chooseReenlist(view: ChinchonState, seat: Seat, total: number): ChinchonMove<'reenlist'> {
  const { options, pot, totals } = view;
  const own = options.target - total;
  const others = totals.filter((_, other) => other !== seat && isIn(view, other));
  const room = others.reduce((sum, points) => sum + options.target - points, own);
  return { type: 'reenlist', wanted: (own / room) * (pot + options.ante) >= options.ante };
}
