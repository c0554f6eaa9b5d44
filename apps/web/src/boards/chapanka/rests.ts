import type { ChapankaEvent, ChapankaState } from '@chinwag/rules/chapanka';
import type { Rests } from '../shared/rests.ts';

/** What kind of thing each event is: how long the table rests after it. A payment lies until it has been read. */
export const rests: Rests<ChapankaEvent, ChapankaState> = {
  dealerDrawn: 'shown',
  dealt: 'dealt',
  exchanged: 'taken',
  declined: 'taken',
  setAside: 'taken',
  cardPlayed: (_, { deal }) => (deal.trick.length + 1 === deal.hands.length ? 'whole trick' : 'card'),
  trickWon: 'gathered',
  paid: ({ payments }) => (payments.some(({ reason }) => reason === 'ante') ? 'told' : 'turned'),
  chapanka: 'shown',
  revealed: 'shown',
};
