import type { ChinasoEvent } from '@chinwag/rules/chinaso';

/** What lies on the table rests until it has been seen, a going-down longest. In milliseconds. */
const DEALER = 900;
const DEALING = 900;
const TAKING = 700;
const WINDOW_CLOSED = 1300;
const DRAWING = 350;
const RESHUFFLING = 1100;
const GOING_DOWN = 1900;
const LAYING = 900;
const DISCARDING = 500;
const HAND_OVER = 3200;
const PAYMENT = 500;

/** How long the table rests after an event before the next is shown, in milliseconds at normal speed. */
export function restAfter(event: ChinasoEvent): number {
  switch (event.type) {
    case 'dealerDrawn':
      return DEALER;
    case 'dealt':
      return DEALING;
    case 'discardTaken':
      return TAKING;
    // An open window is never shown behind its time: who answers must answer the one they see.
    case 'windowOpened':
    case 'answered':
      return 0;
    case 'bought':
    case 'nobodyBought':
      return WINDOW_CLOSED;
    case 'drawn':
      return DRAWING;
    case 'reshuffled':
      return RESHUFFLING;
    case 'wentDown':
      return GOING_DOWN;
    case 'laidOff':
    case 'jokerSwapped':
      return LAYING;
    case 'discarded':
    case 'held':
      return DISCARDING;
    case 'handEnded':
      return HAND_OVER;
    case 'paid':
      return PAYMENT;
    case 'handScored':
    case 'gameOver':
      return 0;
  }
}
