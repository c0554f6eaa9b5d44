import { type Account, paidInAll, type Seat } from '@chinwag/rules';
import { baseOf, KINAL, type Payment, type PaymentReason } from '@chinwag/rules/chapanka';
import { type Message, message, type Person } from '../../language/message.ts';
import { type People, person } from '../../board/people.ts';
import type { Sentiment } from '../../board/sentiment.ts';
import type { Ruled } from '../../board/ruled.ts';
import { paymentSentiment } from './sentiment.ts';

/** A sentence about a payment, with its rule: `Inés pays you 4 for A♦ (2, doubled between opposites).` */
export interface NarratedPayment extends Ruled {
  /** The total number of counters that move. */
  readonly amount: number;
  /** Whether the payment is good or bad news for the viewer. */
  readonly sentiment: Sentiment;
}

/** Returns sentences about payments, oldest first. Payments for one reason share a sentence. */
export function tellPayments(payments: readonly Payment[], dealer: Seat, people: People): readonly NarratedPayment[] {
  return alike(payments).map((group) => {
    const sentiment = people.viewer === 'spectator' ? 'plain' : paymentSentiment(group, people.viewer);
    return { sentence: sentenceOf(group, dealer, people), rule: group[0].rule, amount: paidInAll(group), sentiment };
  });
}

/** Returns a player's payment for a thrown ace as a list item: `you 4 for A♦`, or null for any other payment. */
export function tellDue(paid: Payment, people: People): Message | null {
  const { to, card } = paid;
  return card === null ? null : message('chapanka.paid.due', { to: somebody(to, people), card, ...sumOf(paid) });
}

type PaymentGroup = readonly [Payment, ...Payment[]];

/* Payments from and to the pot with a Chapanka are part of the Chapanka's payment. */
const NARRATED_WITH: Partial<Readonly<Record<PaymentReason, PaymentReason>>> = {
  'chapanka-takes-pot': 'chapanka-made',
  'chapanka-doubles-pot': 'chapanka-lost',
};

const subjectOf = ({ reason }: Payment): PaymentReason => NARRATED_WITH[reason] ?? reason;

function alike(payments: readonly Payment[]): readonly PaymentGroup[] {
  const groups: PaymentGroup[] = [];
  for (const paid of payments) {
    const last = groups.at(-1);
    if (last !== undefined && subjectOf(last[0]) === subjectOf(paid)) groups[groups.length - 1] = [...last, paid];
    else groups.push([paid]);
  }
  return groups;
}

function sentenceOf(group: PaymentGroup, dealer: Seat, people: People): Message {
  const [first, ...more] = group;
  const { amount, card } = first;
  const payer = () => somebody(first.from, people);
  const payee = () => somebody(first.to, people);
  switch (subjectOf(first)) {
    case 'ante': {
      const dealers = group.find((paid) => paid.from === dealer)?.amount ?? 0;
      return message('chapanka.paid.antes', { amount: paidInAll(group), dealer: person(people, dealer), dealers, each: amount });
    }
    case 'kinal-discarded':
    case 'ace-discarded':
      if (more.length > 0) {
        const dues = group.flatMap((paid) => tellDue(paid, people) ?? []);
        return message('chapanka.paid.aces', { from: payer(), dues });
      }
      return message('chapanka.paid.thrown', {
        from: payer(), to: payee(), card: card ?? KINAL, kinal: card === KINAL ? 'kinal' : 'other', ...sumOf(first),
      });
    case 'kinal-forced': {
      const last = group.some(({ doubled }) => doubled.includes('last-trick')) ? 'last' : 'other';
      return message('chapanka.paid.forced', { card: card ?? KINAL, to: payee(), dues: sharesFrom(group, people), last });
    }
    case 'kinal-takes-pot':
      return message('chapanka.paid.takes-pot', { who: payee(), amount });
    case 'kinal-doubles-pot':
      return message('chapanka.paid.doubles-pot', { who: payer(), amount });
    case 'chapanka-made':
    case 'chapanka-takes-pot':
      return message('chapanka.paid.made', { who: payee(), dues: sharesFrom(group, people) });
    case 'chapanka-lost':
    case 'chapanka-doubles-pot':
      return message('chapanka.paid.lost', { from: payer(), to: payee(), amount, pot: paidInAll(more) });
    case 'party':
      return message('chapanka.paid.party', { from: payer(), to: payee(), amount });
    case 'party-pancerola':
      return message('chapanka.paid.party-alone', { from: payer(), to: payee(), amount });
    case 'pot-shared': {
      const shares = group.map((paid) => message('chapanka.has', { who: somebody(paid.to, people), amount: paid.amount }));
      return message('chapanka.paid.shared', { shares });
    }
  }
}

/** Returns each payer's share: `16 from you`, `the pot of 9`. */
function sharesFrom(group: PaymentGroup, people: People): readonly Message[] {
  return group.map(({ from, amount }) =>
    from === 'pot'
      ? message('chapanka.paid.pot-of', { amount })
      : message('chapanka.paid.share-from', { from: person(people, from), amount }),
  );
}

/** Returns the payer or payee as a person; never the pot. */
function somebody(at: Account, people: People): Person {
  if (at === 'pot') throw new Error('the pot is nobody');
  return person(people, at);
}

/** Returns the amount of a payment, its amount before doubling, and the reason for doubling (CP6.6). */
function sumOf(paid: Payment) {
  const [first, second] = paid.doubled;
  const once = first === 'last-trick' ? 'last' : (first ?? 'other');
  return { amount: paid.amount, base: baseOf(paid), doubled: second === undefined ? once : 'both' } as const;
}
