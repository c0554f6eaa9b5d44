import type { Payment } from '@chinwag/rules/chinaso';
import { does, doTogether, type People, someone, verb } from '../shared/people.ts';

const PAY = verb('pay');
const GET = verb('get');

/** Payments that are alike in words: `Tomek pays 5 into the pot, for the buy.` */
export interface PaymentWords {
  readonly sentence: string;
  readonly rule: string;
}

/** What was paid at one moment: whoever pays the same to the same for the same thing is told together. */
export function paymentsInWords(payments: readonly Payment[], people: People): readonly PaymentWords[] {
  return payments.flatMap((payment) => {
    const alike = payments.filter((other) => areAlike(payment, other));
    return alike[0] === payment ? [{ sentence: sentenceOf(payment, payers(alike), people), rule: payment.rule }] : [];
  });
}

function areAlike(one: Payment, other: Payment): boolean {
  return one.to === other.to && one.amount === other.amount && one.reason === other.reason;
}

function sentenceOf({ from, to, amount, reason }: Payment, seats: readonly number[], people: People): string {
  const why = REASONS[reason];
  if (from === 'pot') return to === 'pot' ? '' : `${does(people, to, GET)} ${amount} from the pot, ${why}.`;
  const each = seats.length > 1 ? ' each' : '';
  const whom = to === 'pot' ? `${amount}${each} into the pot` : `${someone(people, to)} ${amount}${each}`;
  return `${doTogether(people, seats, PAY)} ${whom}, ${why}.`;
}

function payers(payments: readonly Payment[]): readonly number[] {
  return payments.flatMap(({ from }) => (from === 'pot' ? [] : [from]));
}

const REASONS: Readonly<Record<Payment['reason'], string>> = {
  buy: 'for the buy',
  'hand-pot': 'for winning the hand',
  'hand-stake': 'for the hand',
  'chinaso-stake': 'twice the stake of the hand, for the Chinaso',
  'game-stake': 'for the game',
  'game-pot': 'for winning the game',
};
