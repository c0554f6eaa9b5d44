import type { ChinkwayState, FinalRequest } from '@chinwag/rules/chinkway';
import { does, type People, verb } from '../shared/people.ts';

/** What second place may ask for, by the game's options. */
export function finalWish({ options }: ChinkwayState): string {
  return options.finalDeal === 'eleventh' ? 'one deal more' : 'new seats in the last deal';
}

/** What second place has answered: `Inés asks for new seats in the last deal.` */
export function finalAnswer({ seat, wanted }: FinalRequest, state: ChinkwayState, people: People): string {
  if (!wanted) return `${does(people, seat, verb('leave'))} the last deal as it is.`;
  return `${does(people, seat, verb('ask'))} for ${finalWish(state)}.`;
}
