import { type ChanoyuEvent, type ChanoyuState, seatCount } from '@chinwag/rules/chanoyu';

/** A trick that is whole lies until it has been seen; all else passes quicker. In milliseconds. */
const WHOLE_TRICK = 1200;
const CARD = 420;
const WINNER = 500;
const NO_WINNER = 1400;
const LAYING = 900;
const DISCARDING = 320;
const DRAWING = 260;
const NEW_ROUND = 1400;

/** How long the table rests after an event before the next is shown, in milliseconds at normal speed. */
export function restAfter(event: ChanoyuEvent, before: ChanoyuState): number {
  switch (event.type) {
    case 'cardPlayed':
      return before.round.trick.length + 1 === seatCount(before) ? WHOLE_TRICK : CARD;
    case 'trickCompleted':
      return event.winner === null ? NO_WINNER : WINNER;
    case 'cardLaid':
      return LAYING;
    case 'restDiscarded':
      return DISCARDING;
    case 'drawn':
      return DRAWING;
    case 'dealt':
      return NEW_ROUND;
    case 'roundScored':
    case 'gameOver':
      return 0;
  }
}
