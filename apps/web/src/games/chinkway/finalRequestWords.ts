import type { ChinkwayState, FinalRequest } from '@chinwag/rules/chinkway';
import { type Message, message } from '../../language/message.ts';
import { type People, person } from '../../board/people.ts';

/** Returns what second place may ask for, by the game's options: one more deal, or new seats in the last one. */
export function finalWish({ options }: ChinkwayState): 'eleventh' | 'other' {
  return options.finalDeal === 'eleventh' ? 'eleventh' : 'other';
}

/** Returns what second place has answered: `Inés asks for new seats in the last deal.` */
export function finalAnswer({ seat, wanted }: FinalRequest, state: ChinkwayState, people: People): Message {
  const who = person(people, seat);
  return wanted ? message('chinkway.asks-for', { who, wish: finalWish(state) }) : message('chinkway.asks-not', { who });
}
