import { type ChanoyuEvent, type ChanoyuState, seatCount } from '@chinwag/rules/chanoyu';
import type { Rests } from '../shared/rests.ts';

/** What kind of thing each event is: how long the table rests after it. */
export const rests: Rests<ChanoyuEvent, ChanoyuState> = {
  dealt: 'turned',
  cardPlayed: (_, state) => (state.deal.trick.length + 1 === seatCount(state) ? 'whole trick' : 'card'),
  trickCompleted: ({ winner }) => (winner === null ? 'turned' : 'gathered'),
  cardLaid: 'laid',
  restDiscarded: 'gathered',
  drawn: 'drawn',
};
