import type { ChapankaEvent, ChapankaState } from '@chinwag/rules/chapanka';
import type { Pace } from '../shared/pace.ts';

const SEATS = 4;

/** What kind of thing each event is: how long the table rests after it. A payment lies until it has been read. */
export const pace: Pace<ChapankaEvent, ChapankaState> = {
  dealerDrawn: 'shown',
  dealt: 'dealt',
  exchanged: 'taken',
  declined: 'taken',
  setAside: 'taken',
  cardPlayed: (_, { deal }) => (deal.trick.length + 1 === SEATS ? 'whole trick' : 'card'),
  trickWon: 'gathered',
  paid: ({ reason, from }, { deal }) => {
    // everybody antes at once; the dealer's comes last
    if (reason === 'ante') return from === deal.dealer ? 'told' : 'none';
    return reason === 'pot-shared' ? 'taken' : 'turned';
  },
  chapanka: 'shown',
  revealed: 'shown',
};
