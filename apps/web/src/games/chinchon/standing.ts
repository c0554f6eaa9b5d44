import type { Seat } from '@chinwag/rules';
import { type ChinchonState, isIn, isLaidOpen, playsInDeal, type Settling, settlingOf } from '@chinwag/rules/chinchon';
import { type Message, message } from '../../language/message.ts';

/** A player's status: their current or last action, or their points from a scored deal. */
export type SeatStatus = Settling | 'asked' | 'next' | 'out' | 'back' | 'draws' | 'drew' | 'down' | number;

/** Returns a player's status at this moment, or null if there is none to show. */
export function standingOf(state: ChinchonState, seat: Seat): SeatStatus | null {
  const { deal, phase, records } = state;
  if (phase.name === 'reenlist' && (phase.seat === seat || phase.waiting.includes(seat))) {
    return phase.seat === seat ? 'asked' : 'next';
  }
  if (!playsInDeal(state, seat)) return 'out';
  if (isLaidOpen(state)) {
    const record = records.at(-1);
    if (record?.reenlisted.includes(seat) === true) return 'back';
    return isIn(state, seat) ? (record?.points[seat] ?? 0) : 'out';
  }
  const settling = settlingOf(state, seat);
  if (settling !== null) return settling;
  if (deal.closing?.seat === seat) return 'closed';
  if ((phase.name === 'draw' || phase.name === 'act') && phase.seat === seat) {
    return phase.name === 'draw' ? 'draws' : 'drew';
  }
  return deal.melds.some(({ owner }) => owner === seat) ? 'down' : null;
}

/** Returns a player's status in a word or two. */
export function standingInWords(standing: SeatStatus): Message {
  return typeof standing === 'number'
    ? message('chinchon.gain', { points: standing })
    : message(`chinchon.standing.${standing}`);
}
