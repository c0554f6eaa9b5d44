import type { Seat } from '@chinwag/rules';
import {
  CHAPANKA_RULES, type Deal, KINAL, kinalFall, leadingPlay, OPENING_TRICKS, penaltyPayments, takerOfAll, tricksPlayed,
} from '@chinwag/rules/chapanka';
import { listed, numberWord } from '../../wording/words.ts';
import type { Sentence } from '../board.ts';
import { does, isYou, type People, someone, verb } from '../shared/people.ts';
import { tellChapanka } from './fate.ts';
import { partySoFar } from './party.ts';
import { tellPayments } from './tellPayments.ts';
import type { View } from './view.ts';

/** A piece of news on the slip. */
export interface News {
  readonly headline: string;
  readonly sentence: Sentence;
  readonly rule: string;
  /** How many counters moved; 0 if none did. */
  readonly amount: number;
}

/** What the slip says: what has just been paid, newest first, and what becomes of a Chapanka. */
export function newsOf(view: View): readonly News[] {
  const { deal, draw, firstDealer, pot } = view.state;
  // who deals and what was anted are old news once the first card may be played
  const playing = deal.setAside.every((aside) => aside !== null);
  const fresh = playing ? deal.paid.filter(({ reason }) => reason !== 'ante') : deal.paid;
  const paid = tellPayments(fresh, deal.dealer, view).map(({ headline, why, rule, amount }) => {
    return { headline: `${headline}.`, sentence: [...why, '.'], rule, amount };
  });
  if (draw.length > 0 && deal.number > 0) return [...paid.toReversed(), drawNews(firstDealer, view)];
  if (deal.chapanka === null) return paid.toReversed();
  const { headline, sentence, rule } = tellChapanka(deal.chapanka, pot, view);
  const fate: News = { headline, sentence: [sentence], rule, amount: 0 };
  // what is paid for it comes after the announcement, and is told before it
  return deal.chapanka.outcome === 'bound' ? [fate, ...paid.toReversed()] : [...paid.toReversed(), fate];
}

/** Who deals first, and why. */
function drawNews(seat: Seat, people: People): News {
  const headline = `${does(people, seat, verb('deal'))} first.`;
  return { headline, sentence: [{ card: KINAL }, ` fell to ${someone(people, seat)}.`], rule: 'CP2.1', amount: 0 };
}

/** Something that everybody may see and should know, with the rule that makes it matter. */
export interface Fact {
  readonly about: 'trick' | 'chapanka' | 'party';
  readonly sentence: Sentence;
  readonly rule: string;
}

/* Who has taken all tricks so far is worth telling from here on. */
const TELL_TAKER_FROM = 5;

/** What is at stake as it lies on the table: in the trick, for a Chapanka, or in the party; null if nothing is. */
export function factOf({ state: { deal }, ...people }: View): Fact | null {
  return trickStake(deal, people) ?? chapankaStake(deal, people) ?? partyStake(deal, people);
}

/** What the running trick will cost or bring, if an ace or the Kinal has been thrown to it, or the Kinal forced. */
function trickStake(deal: Deal, people: People): Fact | null {
  const best = leadingPlay(deal.trick);
  const lead = deal.trick[0];
  if (best === null || lead === undefined) return null;
  if (kinalFall(deal.trick)?.how === 'forced') {
    const leader = isYou(people, lead.seat) ? 'you, who led' : `${someone(people, lead.seat)}, who led`;
    return { about: 'trick', sentence: [{ card: KINAL }, ` is forced: all pay ${leader}.`], rule: 'CP6.3' };
  }
  const due = penaltyPayments({ plays: deal.trick, winner: best.seat }, tricksPlayed(deal) + 1);
  const [first] = due;
  if (first === undefined) return null;
  const cards = due.flatMap(({ card }, k): Sentence => (card === null ? [] : [k === 0 ? '' : ' and ', { card }]));
  const pays = `${someone(people, best.seat)} ${isYou(people, best.seat) ? 'pay' : 'pays'}`;
  const payees = due.map(({ to, amount }) => `${to === 'pot' ? 'the pot' : someone(people, to)} ${amount}`);
  return { about: 'trick', sentence: [...cards, ` thrown: as it lies, ${pays} ${listed(payees)}.`], rule: first.rule };
}

function chapankaStake(deal: Deal, people: People): Fact | null {
  const taker = takerOfAll(deal);
  const taken = tricksPlayed(deal);
  if (taker === null || deal.chapanka !== null || taken < TELL_TAKER_FROM) return null;
  const all = `${does(people, taker, { you: 'have', they: 'has' })} taken all ${numberWord(taken)} tricks`;
  return { about: 'chapanka', sentence: [`${all}; ${numberWord(OPENING_TRICKS)} make a Chapanka.`], rule: CHAPANKA_RULES.bound };
}

function partyStake(deal: Deal, people: People): Fact | null {
  const party = deal.revealed ? null : partySoFar(deal, people);
  return party === null ? null : { about: 'party', sentence: [`Now ${party.sentence}.`], rule: party.rule };
}
