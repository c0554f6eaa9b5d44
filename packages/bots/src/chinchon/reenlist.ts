import type { Seat } from '@chinwag/rules';
import { type ChinchonMove, type ChinchonState, isIn } from '@chinwag/rules/chinchon';

/**
 * Returns the answer to the offer to re-enlist: yes if the expected share of the pot is worth the ante. The estimate assumes that a
 * player's chance is proportional to the points left before the target.
 */
export function chooseReenlist(view: ChinchonState, seat: Seat, total: number): ChinchonMove<'reenlist'> {
  const { options, pot, totals } = view;
  const own = options.target - total;
  const others = totals.filter((_, other) => other !== seat && isIn(view, other));
  const room = others.reduce((sum, points) => sum + options.target - points, own);
  return { type: 'reenlist', wanted: (own / room) * (pot + options.ante) >= options.ante };
}
