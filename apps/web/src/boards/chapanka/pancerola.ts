import { OPENING_TRICKS, type Pancerola, type PancerolaStanding } from '@chinwag/rules/chapanka';
import { numberWord } from '../../wording/words.ts';
import { type People, Someone } from '../shared/people.ts';

/** What a Pancerola's holder may do, and what it binds them to. */
export interface PancerolaNotice {
  readonly headline: string;
  readonly sentence: string;
  readonly rule: string;
}

/** What only the holder is told of a Pancerola. */
export function tellPancerola({ is, rule, mayRenounce }: PancerolaStanding): PancerolaNotice {
  const still = mayRenounce ? MAY_STILL : 'Now you follow like everyone.';
  switch (is) {
    case 'broken': {
      const sentence = `If a party is paid, you pay it alone. ${still}`;
      return { headline: 'You took a trick after renouncing.', sentence, rule };
    }
    case 'bound':
      return { headline: 'You have renounced.', sentence: `Lose every trick, or pay the whole party alone. ${still}`, rule };
    case 'past':
      return { headline: 'Your Pancerola is past.', sentence: 'In the last two tricks you follow like everyone.', rule };
    case 'held': {
      const sentence = 'You need not follow suit. Once you do not, you must lose every trick after.';
      return { headline: 'You hold a Pancerola.', sentence, rule };
    }
  }
}

const MAY_STILL = `You need not follow before trick ${numberWord(OPENING_TRICKS + 1)}.`;

/** What the others learn of a Pancerola when the deal is scored: `Halina held a Pancerola and never used it.` */
export function pancerolaShown({ holder, exercised, broken }: Pancerola, people: People): string {
  const who = `${Someone(people, holder)} held a Pancerola`;
  if (!exercised) return `${who} and never used it.`;
  return `${who}, renounced, and took ${broken ? 'a' : 'no'} trick after that.`;
}
