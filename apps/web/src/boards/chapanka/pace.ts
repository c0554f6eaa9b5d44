import type { ChapankaEvent, ChapankaState } from '@chinwag/rules/chapanka';

/** A trick that is whole lies until it has been seen, and a payment until it has been read. In milliseconds. */
const DRAWING = 2600;
const DEALING = 500;
const ANTES = 1100;
const EXCHANGING = 750;
const CARD = 420;
const WHOLE_TRICK = 1200;
const GATHERING = 420;
const PAYMENT = 1500;
const SHARE = 500;
const CHAPANKA = 2600;
const SET_ASIDE_SHOWN = 2800;

const SEATS = 4;

/** How long the table rests after an event before the next is shown, in milliseconds at normal speed. */
export function restAfter(event: ChapankaEvent, { deal }: ChapankaState): number {
  switch (event.type) {
    case 'dealerDrawn':
      return DRAWING;
    case 'dealt':
      return DEALING;
    case 'exchanged':
    case 'declined':
    case 'setAside':
      return EXCHANGING;
    case 'cardPlayed':
      return deal.trick.length + 1 === SEATS ? WHOLE_TRICK : CARD;
    case 'trickWon':
      return GATHERING;
    case 'paid':
      // everybody antes at once; the dealer's comes last
      if (event.reason === 'ante') return event.from === deal.dealer ? ANTES : 0;
      return event.reason === 'pot-shared' ? SHARE : PAYMENT;
    case 'chapanka':
      return CHAPANKA;
    case 'revealed':
      return SET_ASIDE_SHOWN;
    case 'dealScored':
    case 'gameOver':
      return 0;
  }
}
