import type { ChinkwayEvent, ChinkwayState } from '@chinwag/rules/chinkway';

/** A trick that is whole lies until it has been seen; all else passes quicker. In milliseconds. */
const WHOLE_TRICK = 1200;
const CARD = 420;
const GATHERING = 420;
const TAKING = 1100;
const DISCARDING = 500;
const NAMING = 900;
const QUEST = 1400;
const NEW_PARTNERS = 1600;
const ANSWER = 1600;

const SEATS = 5;

/** How long the table rests after an event before the next is shown, in milliseconds at normal speed. */
export function restAfter(event: ChinkwayEvent, before: ChinkwayState): number {
  switch (event.type) {
    case 'cardPlayed':
      return before.deal.trick.length + 1 === SEATS ? WHOLE_TRICK : CARD;
    case 'trickWon':
      return GATHERING;
    case 'extracted':
      return TAKING;
    case 'dealt':
      return NEW_PARTNERS;
    case 'discarded':
      return DISCARDING;
    case 'trumpNamed':
      return NAMING;
    case 'questTurned':
      return QUEST;
    case 'finalAnswered':
      return ANSWER;
    case 'questShuffled':
    case 'dealScored':
    case 'finalOffered':
    case 'gameOver':
      return 0;
  }
}
