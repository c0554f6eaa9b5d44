import {
  CHAPANKA_RULES, type Deal, KINAL, kinalFall, leadingPlay, OPENING_TRICKS, penaltyPayments, takerOfAll, tricksPlayed,
} from '@chinwag/rules/chapanka';
import { message } from '../../language/message.ts';
import { type People, person } from '../../board/people.ts';
import { tellChapanka } from './outcome.ts';
import { partySoFar } from './party.ts';
import type { Sentiment } from '../../board/sentiment.ts';
import type { Ruled } from '../../board/ruled.ts';
import { tellDue, tellPayments } from './tellPayments.ts';
import { chapankaSentiment } from './sentiment.ts';
import type { View } from './view.ts';

/** A recent event, in a sentence with its rule. */
export interface News extends Ruled {
  /** The number of counters that moved; 0 if none did. */
  readonly amount: number;
  /** Whether the event is good or bad news for the viewer. */
  readonly sentiment: Sentiment;
}

/**
 * Returns the latest news: payments, newest first, and the announcement or outcome of a Chapanka. Returns an empty list if there is
 * none.
 */
export function newsOf(view: View): readonly News[] {
  const { deal, draw, firstDealer, pot } = view.state;
  // the dealer and the antes are old news once the first card may be played
  const playing = deal.setAside.every((aside) => aside !== null);
  const fresh = playing ? deal.paid.filter(({ reason }) => reason !== 'ante') : deal.paid;
  const paid = tellPayments(fresh, deal.dealer, view).toReversed();
  if (draw.length > 0 && deal.number > 0) {
    const drawn = message('chapanka.first-dealer', { card: KINAL, who: person(view, firstDealer) });
    return [...paid, { sentence: drawn, rule: 'CP2.1', amount: 0, sentiment: 'plain' }];
  }
  if (deal.chapanka === null) return paid;
  const sentiment = view.viewer === 'spectator' ? 'plain' : chapankaSentiment(deal.chapanka, view.viewer);
  const fate: News = { ...tellChapanka(deal.chapanka, pot, view), amount: 0, sentiment };
  // the payment comes after the announcement, and appears before it
  return deal.chapanka.outcome === 'bound' ? [fate, ...paid] : [...paid, fate];
}

/** A public fact that is worth knowing, with its rule. */
export interface Fact extends Ruled {
  readonly about: 'trick' | 'chapanka' | 'party';
}

/* From this trick on it is worth saying who has won all tricks so far. */
const TELL_TAKER_FROM = 5;

/** Returns what is at stake in the trick, for a Chapanka, or in the party, or null if nothing is at stake. */
export function factOf({ state: { deal }, ...people }: View): Fact | null {
  return trickStake(deal, people) ?? chapankaStake(deal, people) ?? partyStake(deal, people);
}

/** Returns what the current trick will cost or earn because of a thrown ace, or a thrown or forced Kinal, or null if neither. */
function trickStake(deal: Deal, people: People): Fact | null {
  const best = leadingPlay(deal.trick);
  const lead = deal.trick[0];
  if (best === null || lead === undefined) return null;
  if (kinalFall(deal.trick)?.how === 'forced') {
    return { about: 'trick', sentence: message('chapanka.stake.forced', { who: person(people, lead.seat) }), rule: 'CP6.3' };
  }
  const due = penaltyPayments({ plays: deal.trick, winner: best.seat }, tricksPlayed(deal) + 1);
  const [first] = due;
  if (first === undefined) return null;
  const dues = due.flatMap((paid) => tellDue({ ...paid, doubled: [] }, people) ?? []);
  const sentence = message('chapanka.stake.thrown', { from: person(people, best.seat), dues });
  return { about: 'trick', sentence, rule: first.rule };
}

function chapankaStake(deal: Deal, people: People): Fact | null {
  const taker = takerOfAll(deal);
  const taken = tricksPlayed(deal);
  if (taker === null || deal.chapanka !== null || taken < TELL_TAKER_FROM) return null;
  const sentence = message('chapanka.stake.taker', { who: person(people, taker), taken, all: OPENING_TRICKS });
  return { about: 'chapanka', sentence, rule: CHAPANKA_RULES.bound };
}

function partyStake(deal: Deal, people: People): Fact | null {
  const party = deal.revealed ? null : partySoFar(deal, people);
  return party === null ? null : { about: 'party', ...party };
}
