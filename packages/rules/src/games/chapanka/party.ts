import { type Face, type FrenchCard, HIDDEN, isSeen } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import { pointsOf } from './cards.ts';
import { orderOfPlay } from './seating.ts';
import type { Deal, DealRecord } from './state.ts';

/** The payment for the party in addition to the points of the cards set aside (CP4.1). */
export const PARTY = 4;

/** A party: the payer, the payee, and the rule by which they are chosen: by points, by a tie, or by a broken Pancerola. */
export interface Party {
  readonly payer: Seat;
  readonly payee: Seat;
  readonly rule: 'CP4.1' | 'CP4.2' | 'CP7.3';
}

/** The absence of a party, because a Chapanka is or was attempted. */
export interface NoParty {
  readonly payer: null;
  readonly rule: 'CP4.3';
}

const NO_PARTY: NoParty = { payer: null, rule: 'CP4.3' };

/** A paid party: the payer, the payee, the amount in counters, and the rule. */
export interface PaidParty {
  readonly payer: Seat;
  readonly payee: Seat;
  readonly amount: number;
  readonly rule: string;
}

/** The party payment and the points of each card set aside, which determine the payment. */
export interface PartyWorth {
  readonly counts: readonly number[];
  readonly worth: number;
  readonly rule: 'CP4.1';
}

/** A seat's standing for the party: it has the most points or the fewest, or pays for a broken Pancerola. */
export type PartyStanding = 'most' | 'fewest' | 'pays';

/**
 * Returns the party as if the deal ended now (CP4.1, CP4.2, CP7.3), or the absence of a party (CP4.3). Hidden cards do not count.
 */
export function partyNow(deal: Deal): Party | NoParty {
  const { dealer, points, pancerola } = deal;
  if (deal.chapanka !== null) return NO_PARTY;
  const order = orderOfPlay(dealer);
  if (pancerola?.broken === true) {
    const { holder } = pancerola;
    return { payer: holder, payee: fewest(order.filter((seat) => seat !== holder), points), rule: 'CP7.3' };
  }
  const [payer, payee] = [most(order, points), fewest(order, points)];
  const tied = order.filter((seat) => isLevel(points, seat, payer) || isLevel(points, seat, payee));
  return { payer, payee, rule: tied.length > 2 ? 'CP4.2' : 'CP4.1' };
}

/**
 * Returns the standing of `seat` for the party now. Returns null if the seat neither pays nor receives, and while nobody has
 * points.
 */
export function partyStanding(deal: Deal, seat: Seat): PartyStanding | null {
  const party = partyNow(deal);
  if (party.payer === null || deal.points.every((points) => points === 0)) return null;
  if (party.payee === seat) return 'fewest';
  if (party.payer !== seat) return null;
  return party.rule === 'CP7.3' ? 'pays' : 'most';
}

/** Returns a deal's paid party (CP4.1, CP4.2, CP7.3), or the absence of a party (CP4.3). */
export function partyPaid({ ledger }: DealRecord): PaidParty | NoParty {
  const line = ledger.find(({ reason }) => reason === 'party' || reason === 'party-pancerola');
  if (line === undefined) return NO_PARTY;
  const { amounts, rule } = line;
  const payee = amounts.findIndex((amount) => amount > 0);
  return { payer: amounts.findIndex((amount) => amount < 0), payee, amount: amounts[payee] ?? 0, rule };
}

/** Returns the party payment for these cards set aside; a hidden card counts 0 (CP4.1). */
export function partyWorth(setAside: readonly Face<FrenchCard>[]): PartyWorth {
  const counts = setAside.map((card) => (isSeen(card) ? pointsOf(card) : 0));
  return { counts, worth: counts.reduce((sum, count) => sum + count, PARTY), rule: 'CP4.1' };
}

/** Returns the cards set aside so far, by seat; hidden for a seat that has not set a card aside yet. */
export function cardsSetAside({ setAside }: Deal): readonly Face<FrenchCard>[] {
  return setAside.map((aside) => aside?.card ?? HIDDEN);
}

/** Returns the seat with the fewest points; among tied seats, the earliest in the order of play. */
function fewest(order: readonly Seat[], points: readonly number[]): Seat {
  return order.reduce((best, seat) => ((points[seat] ?? 0) < (points[best] ?? 0) ? seat : best));
}

/** Returns the seat with the most points; among tied seats, the latest in the order of play. */
function most(order: readonly Seat[], points: readonly number[]): Seat {
  return order.reduce((worst, seat) => ((points[seat] ?? 0) >= (points[worst] ?? 0) ? seat : worst));
}

function isLevel(points: readonly number[], one: Seat, other: Seat): boolean {
  return points[one] === points[other];
}
