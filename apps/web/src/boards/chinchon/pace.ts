import type { ChinchonEvent } from '@chinwag/rules/chinchon';

/* A card that moves is soon seen; what is laid on the table has to be read. In milliseconds. */
const DRAWING_FOR_LEAD = 2600;
const DEALING = 600;
const CARD = 520;
const TAKEN = 700;
const RENEWED = 1100;
const LAID_DOWN = 1700;
const LAID_OFF = 1100;
const CLOSED = 2300;
const SETTLED = 1700;
const STOPPED = 2300;
const ASKED = 400;
const ANSWERED = 1200;
const PAID = 800;

/** How long the table rests after an event before the next is shown, in milliseconds at normal speed. */
export function restAfter(event: ChinchonEvent): number {
  switch (event.type) {
    case 'leaderDrawn':
      return DRAWING_FOR_LEAD;
    case 'dealt':
      return DEALING;
    case 'drawn':
    case 'discarded':
      return CARD;
    case 'discardTaken':
      return TAKEN;
    case 'stockRenewed':
      return RENEWED;
    case 'laidDown':
      return LAID_DOWN;
    case 'laidOff':
      return LAID_OFF;
    case 'closed':
      return CLOSED;
    case 'settled':
      return SETTLED;
    case 'dealStopped':
      return STOPPED;
    case 'reenlistOffered':
      return ASKED;
    case 'reenlisted':
    case 'declined':
      return ANSWERED;
    case 'paid':
      return PAID;
    case 'dealScored':
    case 'gameOver':
      return 0;
  }
}
