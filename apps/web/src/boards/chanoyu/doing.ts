import { nextSeat, type Seat } from '@chinwag/rules';
import { seatCount } from '@chinwag/rules/chanoyu';
import type { View } from './view.ts';

/** What somebody at the table is doing, in a word or two; empty for one who only waits. */
export function doingOf({ state }: View, seat: Seat): string {
  const { phase, deal } = state;
  const seats = seatCount(state);
  if (phase.name === 'build') return phase.seat === seat ? 'builds' : '';
  if (phase.name !== 'play') return '';
  if (phase.seat === seat) return deal.trick.length === 0 ? 'leads' : 'plays now';
  const last = deal.trick.length === seats - 1;
  return !last && nextSeat(phase.seat, seats, 'anticlockwise') === seat ? 'plays next' : '';
}
