import type { Parser } from '@chinwag/rules';
import * as z from 'zod/mini';

/** By what a hand is held in order: by suit, by rank, or as its owner put it. */
export type HandOrder = 'suit' | 'rank' | 'own';

/** How one card stands to another in each order that can be worked out: negative before, positive behind. */
export type HandSorts<Card> = Readonly<Record<Exclude<HandOrder, 'own'>, (a: Card, b: Card) => number>>;

/** How somebody wants to hold their cards. */
export interface Holding {
  readonly order: HandOrder;
  /** Their own order; cards that have come since are not in it. */
  readonly own: readonly string[];
}

/** How everybody holds their cards at first. */
export const BY_SUIT: Holding = { order: 'suit', own: [] };

/** The hand as its owner wants to hold it; in their own order, new cards stand at the end. */
export function arranged<Card extends string>(
  hand: readonly Card[],
  { order, own }: Holding,
  sorts: HandSorts<Card>,
): readonly Card[] {
  if (order !== 'own') return hand.toSorted(sorts[order]);
  const place = (card: Card): number => (own.includes(card) ? own.indexOf(card) : own.length);
  return hand.toSorted((a, b) => place(a) - place(b));
}

/** The same cards, with one of them put at another place. */
export function carried<Card extends string>(cards: readonly Card[], card: Card, to: number): readonly Card[] {
  const others = cards.filter((other) => other !== card);
  return [...others.slice(0, to), card, ...others.slice(to)];
}

/** Reads what was kept of how somebody holds their cards. */
export const holdingSchema: Parser<Holding> = z.object({
  order: z.enum(['suit', 'rank', 'own']),
  own: z.array(z.string()),
});
