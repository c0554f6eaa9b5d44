import { type Account, paidInAll, type Seat } from '@chinwag/rules';
import { baseOf, type Doubling, type Payment } from '@chinwag/rules/chapanka';
import { capital, listed } from '../../wording/words.ts';
import type { Sentence } from '../board.ts';
import { does, type People, someone, verb } from '../shared/people.ts';

/** One payment, or several for the same thing, as it is told. */
export interface Told {
  /** Who pays whom, and how much: `Inés pays you 4`. */
  readonly headline: string;
  /** What for: `A♦ thrown: 2, twice between opposites`. */
  readonly why: Sentence;
  readonly rule: string;
  /** Counters that move, all in all. */
  readonly amount: number;
}

const PAY = verb('pay');
const TAKE = verb('take');
const GET = verb('get');

/** Payments as they are told, oldest first: those for the same card, or the same thing, together. */
export function tellPayments(payments: readonly Payment[], dealer: Seat, people: People): readonly Told[] {
  return alike(payments).map((group) => tellTogether(group, dealer, people));
}

/** One or more payments for the same thing. */
function tellTogether(group: Group, dealer: Seat, people: People): Told {
  const [first] = group;
  const amount = paidInAll(group);
  return { headline: headlineOf(group, amount, people), why: whyOf(group, dealer, people), rule: first.rule, amount };
}

type Group = readonly [Payment, ...Payment[]];

function alike(payments: readonly Payment[]): readonly Group[] {
  const groups: Group[] = [];
  for (const paid of payments) {
    const last = groups.at(-1);
    const together = last?.[0].reason === paid.reason && last[0].card === paid.card;
    if (last !== undefined && together) groups[groups.length - 1] = [...last, paid];
    else groups.push([paid]);
  }
  return groups;
}

function headlineOf(group: Group, amount: number, people: People): string {
  const [{ from, to, reason }, ...more] = group;
  if (reason === 'ante') return `${amount} ${amount === 1 ? 'goes' : 'go'} to the pot`;
  if (reason === 'pot-shared') return 'The pot is shared';
  if (to === 'pot') return from === 'pot' ? '' : `${does(people, from, PAY)} ${amount} into the pot`;
  if (from === 'pot') return `${does(people, to, TAKE)} the pot of ${amount}`;
  if (more.length === 0) return `${does(people, from, PAY)} ${someone(people, to)} ${amount}`;
  return `${does(people, to, GET)} ${listed(group.map((paid) => `${paid.amount} from ${account(paid.from, people)}`))}`;
}

function whyOf(group: Group, dealer: Seat, people: People): Sentence {
  const [{ reason, card, doubled }] = group;
  const drawn: Sentence = card === null ? [] : [{ card }];
  switch (reason) {
    case 'ante':
      return [capital(antes(group, dealer, people))];
    case 'kinal-discarded':
    case 'ace-discarded':
      if (doubled.length === 0) return [...drawn, ' thrown'];
      return [...drawn, ` thrown: ${baseOf(group[0])}${timesWords(doubled)}`];
    case 'kinal-forced':
      return [...drawn, ` forced${timesWords([...new Set(group.flatMap((paid) => paid.doubled))])}`];
    case 'kinal-takes-pot':
      return ['The Kinal was thrown'];
    case 'kinal-doubles-pot':
      return ['The Kinal was forced, which doubles it'];
    case 'chapanka-made':
      return ['For the Chapanka'];
    case 'chapanka-takes-pot':
      return ['The Chapanka is made'];
    case 'chapanka-lost':
      return ['For the trick that broke the Chapanka'];
    case 'chapanka-doubles-pot':
      return ['The Chapanka is lost, which doubles it'];
    case 'party':
      return ['The party: most points pay fewest'];
    case 'party-pancerola':
      return ['The whole party, for a trick taken after renouncing'];
    case 'pot-shared':
      return [capital(listed(group.map((paid) => `${account(paid.to, people)} ${paid.amount}`)))];
  }
}

/** Who put how much in the pot: `3 from Tomek, who deals, 2 from each of the others`. */
function antes(group: Group, dealer: Seat, people: People): string {
  const [first] = group;
  const dealers = group.find(({ from }) => from === dealer);
  if (dealers === undefined) return `${first.amount} from each`;
  const who = people.viewer === dealer ? 'you, who deal' : `${someone(people, dealer)}, who deals`;
  return `${dealers.amount} from ${who}, ${first.amount} from each of the others`;
}

const TIMES: Readonly<Record<Doubling, string>> = {
  opposite: 'twice between opposites',
  'last-trick': 'twice in the last trick',
};

function timesWords(doubled: readonly Doubling[]): string {
  return doubled.map((doubling) => `, ${TIMES[doubling]}`).join('');
}

function account(at: Account, people: People): string {
  return at === 'pot' ? 'the pot' : someone(people, at);
}
