import type { Seat } from '@chinwag/rules';
import { type Deal, mayRenounce, OPENING_TRICKS, type Pancerola } from '@chinwag/rules/chapanka';
import { numberWord } from '../../wording/words.ts';
import { type People, Someone } from '../shared/people.ts';

/** What a Pancerola's holder may do, and what it binds them to. */
export interface PancerolaNotice {
  readonly headline: string;
  readonly sentence: string;
  readonly rule: string;
}

/** What only the holder is told. */
export function tellPancerola({ holder, exercised, broken }: Pancerola, deal: Deal): PancerolaNotice {
  if (broken) {
    return {
      headline: 'You took a trick after renouncing.',
      sentence: `If a party is paid, you pay it alone. ${mayStill(deal, holder)}`,
      rule: 'CP7.3',
    };
  }
  if (exercised) {
    return {
      headline: 'You have renounced.',
      sentence: `Lose every trick, or pay the whole party alone. ${mayStill(deal, holder)}`,
      rule: 'CP7.3',
    };
  }
  if (!mayRenounce(deal, holder)) {
    return {
      headline: 'Your Pancerola is past.',
      sentence: 'In the last two tricks you follow like everyone.',
      rule: 'CP7.2',
    };
  }
  return {
    headline: 'You hold a Pancerola.',
    sentence: 'You need not follow suit. Once you do not, you must lose every trick after.',
    rule: 'CP7.2',
  };
}

function mayStill(deal: Deal, holder: Seat): string {
  if (!mayRenounce(deal, holder)) return 'Now you follow like everyone.';
  return `You need not follow before trick ${numberWord(OPENING_TRICKS + 1)}.`;
}

/** What the others learn of a Pancerola when the deal is scored: `Halina held a Pancerola and never used it.` */
export function pancerolaShown({ holder, exercised, broken }: Pancerola, people: People): string {
  const who = `${Someone(people, holder)} held a Pancerola`;
  if (!exercised) return `${who} and never used it.`;
  return `${who}, renounced, and took ${broken ? 'a' : 'no'} trick after that.`;
}
