import { nextSeat, type Seat } from '@chinwag/rules';
import { chanoyu, seatCount } from '@chinwag/rules/chanoyu';
import { type Message, message } from '../../language/message.ts';
import type { View } from './view.ts';

/** Returns what a player is doing, in a word or two, or null for a player who is only waiting. */
export function doingOf({ state }: View, seat: Seat): Message | null {
  const { phase, deal } = state;
  const seats = seatCount(state);
  if (phase.name === 'build') return phase.seat === seat ? message('chanoyu.doing-builds') : null;
  if (phase.name !== 'play') return null;
  if (phase.seat === seat) return message(deal.trick.length === 0 ? 'chanoyu.doing-leads' : 'chanoyu.doing-plays');
  const last = deal.trick.length === seats - 1;
  return !last && nextSeat(phase.seat, seats, chanoyu.direction) === seat ? message('chanoyu.doing-next') : null;
}
