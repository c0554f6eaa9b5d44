import { OPENING_TRICKS, type Pancerola, type PancerolaStanding } from '@chinwag/rules/chapanka';
import { type Message, message } from '../../language/message.ts';
import { type People, person } from '../../board/people.ts';

/** Returns the notice for a Pancerola's holder: the rights and duties that come with it. */
export function tellPancerola({ is, mayRenounce }: Pick<PancerolaStanding, 'is' | 'mayRenounce'>): Message {
  const still = { still: mayRenounce ? 'free' : 'other', trick: OPENING_TRICKS + 1 } as const;
  switch (is) {
    case 'broken':
      return message('chapanka.pancerola.broken', still);
    case 'bound':
      return message('chapanka.pancerola.bound', still);
    case 'past':
      return message('chapanka.pancerola.past');
    case 'held':
      return message('chapanka.pancerola.held');
  }
}

/**
 * Returns the sentence about a Pancerola for everyone, shown when the deal is scored: `Halina had a Pancerola and never used it.`
 */
export function pancerolaShown({ holder, exercised, broken }: Pancerola, people: People): Message {
  const end = !exercised ? 'unused' : broken ? 'other' : 'kept';
  return message('chapanka.pancerola.shown', { who: person(people, holder), end });
}
