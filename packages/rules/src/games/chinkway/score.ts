import type { FrenchCard } from '../../kernel/cards.ts';
import type { Standing } from '../../kernel/game.ts';
import { allSeats, type Seat } from '../../kernel/seat.ts';
import { totalsOf } from '../../shared/points.ts';
import { SEATS } from './cards.ts';
import { sideOf } from './seating.ts';
import type { ChinkwayState, Deal, DealRecord } from './state.ts';

/** The points for a side, by the number of demands that it has filled (CW5.1). */
export const POINTS: readonly number[] = [0, 1, 3, 6, 10, 15];

/** Returns the score of a side with these cards, each of which fills a demand (CW5.1). */
export function questPoints(taken: readonly FrenchCard[]): number {
  return POINTS[taken.length] ?? 0;
}

/** Returns the score of `seat`'s side so far and the score with one more demand filled (CW5.1). */
export function pointsWithOneMore({ taken, ...seating }: Deal, seat: Seat): { readonly before: number; readonly after: number } {
  const filled = taken[sideOf(seating, seat)]?.length ?? 0;
  return { before: POINTS[filled] ?? 0, after: POINTS[filled + 1] ?? 0 };
}

/** The sides, by index, that filled the most demands in a scored deal, with the number of demands and each such side's points. */
export interface MostFilled {
  readonly demands: number;
  readonly sides: readonly number[];
  readonly points: number;
}

/** Returns the sides that filled the most demands in a scored deal; no sides if no demand was filled (CW5.1). */
export function mostFilled({ taken }: Pick<DealRecord, 'taken'>): MostFilled {
  const demands = Math.max(...taken.map((cards) => cards.length));
  const sides = taken.flatMap((cards, side) => (demands > 0 && cards.length === demands ? [side] : []));
  return { demands, sides, points: POINTS[demands] ?? 0 };
}

/** Returns a deal's points, by seat. Every card taken has filled a demand, and both partners get the full score (CW5.1). */
export function dealPoints(deal: Deal): readonly number[] {
  return allSeats(SEATS).map((seat) => questPoints(deal.taken[sideOf(deal, seat)] ?? []));
}

/** Returns each seat's total over the scored deals. */
export function totals(records: readonly DealRecord[]): readonly number[] {
  return totalsOf({ records }, SEATS);
}

/** Returns the seats by place, first place first. CW6.1 breaks ties, then the seat (CW6.2). */
export function placeOrder(state: ChinkwayState): readonly Seat[] {
  const better = comparison(state.records);
  const fromFirstDealer = (seat: Seat): number => (seat - state.firstDealer - 1 + SEATS) % SEATS;
  return allSeats(SEATS).toSorted((a, b) => better(a, b) || fromFirstDealer(a) - fromFirstDealer(b));
}

/** Returns the standings so far, best place first; seats that are equal in every deal share a place (CW6.1, CW6.2). */
export function standings(state: ChinkwayState): readonly Standing[] {
  const better = comparison(state.records);
  const order = placeOrder(state);
  const scores = totals(state.records);
  return order.map((seat) => ({
    seat,
    place: 1 + order.filter((other) => better(other, seat) < 0).length,
    score: scores[seat] ?? 0,
  }));
}

/**
 * A tie of totals. Either a deal ranks one seat above the other (CW6.1), or the seats are equal in every deal and share a place
 * (CW6.2).
 */
export type Tie =
  | { readonly rule: 'CW6.1'; readonly before: Seat; readonly after: Seat; readonly deal: DealRecord }
  | { readonly rule: 'CW6.2'; readonly seats: readonly Seat[]; readonly place: number };

/**
 * Returns each tie of totals, best places first, with the deal that breaks the tie if there is one. There are no ties before the
 * first score.
 */
export function ties(state: ChinkwayState): readonly Tie[] {
  const { records } = state;
  if (records.length === 0) return [];
  const order = standings(state);
  return order.flatMap(({ seat, place, score }, at): readonly Tie[] => {
    const seats = order.filter((other) => other.place === place).map((other) => other.seat);
    const shared: readonly Tie[] = seats.length > 1 && seats[0] === seat ? [{ rule: 'CW6.2', seats, place }] : [];
    const next = order[at + 1];
    if (next === undefined || next.score !== score || next.place === place) return shared;
    const deal = decisiveDeal(records, seat, next.seat);
    return deal === null ? shared : [...shared, { rule: 'CW6.1', before: seat, after: next.seat, deal }];
  });
}

/**
 * Returns a comparison of two seats by total, then by single deals, newest first (CW6.1). The comparison is negative if the first
 * seat is better.
 */
function comparison(records: readonly DealRecord[]): (a: Seat, b: Seat) => number {
  const scores = totals(records);
  return (a, b) => {
    const byTotal = (scores[b] ?? 0) - (scores[a] ?? 0);
    if (byTotal !== 0) return byTotal;
    const decisive = decisiveDeal(records, a, b);
    return decisive === null ? 0 : pointsIn(decisive, b) - pointsIn(decisive, a);
  };
}

/** Returns the deal that breaks a tie between two seats: the newest in which their scores differ; null if there is none (CW6.1). */
export function decisiveDeal(records: readonly DealRecord[], a: Seat, b: Seat): DealRecord | null {
  return records.findLast((record) => pointsIn(record, a) !== pointsIn(record, b)) ?? null;
}

function pointsIn(record: DealRecord, seat: Seat): number {
  return record.points[seat] ?? 0;
}
