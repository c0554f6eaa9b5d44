import type { Seat } from '@chinwag/rules';
import { CHINCHON, type ChinchonState, type CloseMove, endingScore } from '@chinwag/rules/chinchon';
import { isChinchonNear } from './near-chinchon.ts';

/**
 * Returns the close that scores the fewest points. Returns null if continuing is better, either because closing would put the
 * player out or because a Chinchón is near.
 */
export function chooseClose(view: ChinchonState, seat: Seat, lawful: readonly CloseMove[]): CloseMove | null {
  const [first, ...others] = lawful.map((move) => ({ move, ...endingScore(view, seat, move) }));
  if (first === undefined) return null;
  const best = others.reduce((least, other) => (other.points < least.points ? other : least), first);
  if (best.total >= view.options.target) return null;
  const waits = best.points > CHINCHON && isChinchonNear(view, seat, best.move.card);
  return waits ? null : best.move;
}
