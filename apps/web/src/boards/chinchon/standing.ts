import type { Seat } from '@chinwag/rules';
import { type ChinchonState, isIn, isLaidOpen, playsInDeal, settlingOf } from '@chinwag/rules/chinchon';
import { gained } from './words.ts';

const SETTLING_WORDS = { closed: 'closed', settled: 'settled', settles: 'now', waits: 'waits' } as const;

/** What somebody does or has done at this moment, in a word or two; empty if there is nothing to say. */
export function standingOf(state: ChinchonState, seat: Seat): string {
  const { deal, phase, records } = state;
  if (phase.name === 'reenlist' && (phase.seat === seat || phase.waiting.includes(seat))) {
    return phase.seat === seat ? 'back?' : 'next';
  }
  if (!playsInDeal(state, seat)) return 'out';
  if (isLaidOpen(state)) {
    const points = gained(records.at(-1)?.points[seat] ?? 0);
    if (records.at(-1)?.reenlisted.includes(seat) === true) return 'back in';
    return isIn(state, seat) ? points : 'out';
  }
  const settling = settlingOf(state, seat);
  if (settling !== null) return SETTLING_WORDS[settling];
  if (deal.closing?.seat === seat) return 'closed';
  if ((phase.name === 'draw' || phase.name === 'act') && phase.seat === seat) {
    return phase.name === 'draw' ? 'draws' : 'drew';
  }
  return deal.melds.some(({ owner }) => owner === seat) ? 'down' : '';
}
