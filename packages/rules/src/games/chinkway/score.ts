import type { FrenchCard } from '../../kernel/cards.ts';
import type { Standing } from '../../kernel/game.ts';
import { allSeats, type Seat } from '../../kernel/seat.ts';
import { totalsOf } from '../../shared/points.ts';
import { SEATS } from './cards.ts';
import { sideOf } from './seating.ts';
import type { ChinkwayState, Deal, DealRecord } from './state.ts';

/** Points for the number of demands a side has filled (CW5.1). */
export const POINTS: readonly number[] = [0, 1, 3, 6, 10, 15];

/** What a side scores that has taken so many cards, each of which has filled a demand (CW5.1). */
export function questPoints(taken: readonly FrenchCard[]): number {
  return POINTS[taken.length] ?? 0;
}

/** What the side of `seat` scores so far, and what it would with one demand more filled (CW5.1). */
export function pointsWithOneMore({ taken, ...seating }: Deal, seat: Seat): { readonly before: number; readonly after: number } {
  const filled = taken[sideOf(seating, seat)]?.length ?? 0;
  return { before: POINTS[filled] ?? 0, after: POINTS[filled + 1] ?? 0 };
}

/** The sides, by index, that filled most demands in a scored deal, how many, and what each of their seats scored for it. */
export interface MostFilled {
  readonly demands: number;
  readonly sides: readonly number[];
  readonly points: number;
}

/** Who filled most of the Quest in a scored deal; no side if nobody filled any (CW5.1). */
export function mostFilled({ taken }: Pick<DealRecord, 'taken'>): MostFilled {
  const demands = Math.max(...taken.map((cards) => cards.length));
  const sides = taken.flatMap((cards, side) => (demands > 0 && cards.length === demands ? [side] : []));
  return { demands, sides, points: POINTS[demands] ?? 0 };
}

/** A deal's points, by seat: every card taken has filled a demand, and partners both get the full score (CW5.1). */
export function dealPoints(deal: Deal): readonly number[] {
  return allSeats(SEATS).map((seat) => questPoints(deal.taken[sideOf(deal, seat)] ?? []));
}

/** Each seat's total over the scored deals. */
export function totals(records: readonly DealRecord[]): readonly number[] {
  return totalsOf({ records }, SEATS);
}

/** The seats by place, first place first, no two equal: ties are broken by CW6.1, then by seat (CW6.2). */
export function placeOrder(state: ChinkwayState): readonly Seat[] {
  const better = comparison(state.records);
  const fromFirstDealer = (seat: Seat): number => (seat - state.firstDealer - 1 + SEATS) % SEATS;
  return allSeats(SEATS).toSorted((a, b) => better(a, b) || fromFirstDealer(a) - fromFirstDealer(b));
}

/** Everybody's place so far, best first; those equal in every deal share one (CW6.1, CW6.2). */
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
 * Why those of one total stand as they do: the earlier is before the later by a deal (CW6.1), or they share a place,
 * being equal in every deal (CW6.2).
 */
export type Tie =
  | { readonly rule: 'CW6.1'; readonly before: Seat; readonly after: Seat; readonly deal: DealRecord }
  | { readonly rule: 'CW6.2'; readonly seats: readonly Seat[]; readonly place: number };

/** How every tie of totals is broken or stays, best places first; none before the first deal is scored. */
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

/** Compares two seats by total, then by single deals, newest first (CW6.1); negative if the first is better. */
function comparison(records: readonly DealRecord[]): (a: Seat, b: Seat) => number {
  const scores = totals(records);
  return (a, b) => {
    const byTotal = (scores[b] ?? 0) - (scores[a] ?? 0);
    if (byTotal !== 0) return byTotal;
    const decisive = decisiveDeal(records, a, b);
    return decisive === null ? 0 : pointsIn(decisive, b) - pointsIn(decisive, a);
  };
}

/** The deal that breaks a tie of two seats: the newest in which they scored differently; null if none (CW6.1). */
export function decisiveDeal(records: readonly DealRecord[], a: Seat, b: Seat): DealRecord | null {
  return records.findLast((record) => pointsIn(record, a) !== pointsIn(record, b)) ?? null;
}

function pointsIn(record: DealRecord, seat: Seat): number {
  return record.points[seat] ?? 0;
}
