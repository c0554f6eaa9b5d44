import { allSeats, type Seat } from '../../kernel/seat.ts';
import type { SpanishCard } from '../../kernel/spanish-cards.ts';
import { bestArrangement } from './arrangement.ts';
import { worthOf } from './cards.ts';
import { heldBy } from './hands.ts';
import type { ChinchonLine } from './payments.ts';
import { type ChinchonState, endingRule, isIn, seatCount } from './state.ts';

/** The score of a Chinchón (CH5.2). */
export const CHINCHON = -10;

/**
 * Returns the cards that count at the end of the deal, by seat. A player who is out or has made a Chinchón has no such cards
 * (CH7.1).
 */
export function countedCards(state: ChinchonState): readonly (readonly SpanishCard[])[] {
  const { deal, options } = state;
  const settled = options.ending === 'settle' && deal.closing !== null;
  return allSeats(seatCount(state)).map((seat) => {
    const hand = heldBy(deal, seat);
    return settled ? hand : bestArrangement(hand, options.deck).left;
  });
}

/** Returns the points for the deal, by seat, or null for a player who was already out (CH5.2, CH7.1). */
export function dealPoints(
  state: ChinchonState,
  counted: readonly (readonly SpanishCard[])[],
): readonly (number | null)[] {
  return counted.map((cards, seat) => {
    if (!isIn(state, seat)) return null;
    return madeChinchon(state, seat) ? CHINCHON : worthOf(cards, state.options.deck);
  });
}

/** Returns the ledger lines that explain the points for a deal: the cards that count and a Chinchón (CH7.1, CH5.2, CH6.4). */
export function scoreLines(state: ChinchonState, points: readonly (number | null)[]): readonly ChinchonLine[] {
  const made = (seat: Seat): boolean => madeChinchon(state, seat);
  const cards = points.map((scored, seat) => (made(seat) ? 0 : (scored ?? 0)));
  const counted: ChinchonLine = { reason: 'cards', rule: 'CH7.1', of: 'score', amounts: cards };
  if (!points.some((_, seat) => made(seat))) return [counted];
  const rule = endingRule(state.options, 'chinchon');
  const amounts = points.map((_, seat) => (made(seat) ? CHINCHON : 0));
  return [counted, { reason: 'chinchon', rule, of: 'score', amounts }];
}

function madeChinchon({ deal: { closing } }: ChinchonState, seat: Seat): boolean {
  return closing !== null && closing.chinchon && closing.seat === seat;
}
