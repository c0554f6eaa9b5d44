import type { ChinkwayState, FinalRequest } from '@chinwag/rules/chinkway';
import { type Message, message } from '../../language/message.ts';
import { type People, person } from '../../board/people.ts';

/**
 * Returns the change that second place may ask for, as the selector of a message. `eleventh` is one more deal, `other` is new seats
 * in the last deal.
 */
export function finalWish({ options }: ChinkwayState): 'eleventh' | 'other' {
  return options.finalDeal === 'eleventh' ? 'eleventh' : 'other';
}

/** Returns the decision of second place in a sentence: `Inés asks for new seats in the last deal.` */
export function finalAnswer({ seat, wanted }: FinalRequest, state: ChinkwayState, people: People): Message {
  const who = person(people, seat);
  return wanted ? message('chinkway.asks-for', { who, wish: finalWish(state) }) : message('chinkway.asks-not', { who });
}
