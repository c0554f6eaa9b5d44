import type { Payment } from '@chinwag/rules/chinaso';
import { does, type People, someone, verb } from '../shared/people.ts';

const PAY = verb('pay');
const GET = verb('get');

/** A payment in words: `Tomek pays 5 into the pot, for the buy.` */
export function paymentInWords({ from, to, amount, reason }: Payment, people: People): string {
  const why = REASONS[reason];
  if (from === 'pot') return to === 'pot' ? '' : `${does(people, to, GET)} ${amount} from the pot, ${why}.`;
  return `${does(people, from, PAY)} ${to === 'pot' ? `${amount} into the pot` : `${someone(people, to)} ${amount}`}, ${why}.`;
}

const REASONS: Readonly<Record<Payment['reason'], string>> = {
  buy: 'for the buy',
  'hand-pot': 'for winning the hand',
  'hand-stake': 'for the hand',
  'chinaso-stake': 'twice the stake of the hand, for the Chinaso',
  'game-stake': 'for the game',
  'game-pot': 'for winning the game',
};
