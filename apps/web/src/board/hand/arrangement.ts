import type { Parser } from '@chinwag/rules';
import * as z from 'zod/mini';

/** The order of a hand: by suit, by rank, melds first, or the player's own. */
export type HandOrder = 'suit' | 'rank' | 'melds' | 'own';

/** The comparators for the two computed orders. A negative result sorts `a` before `b`, a positive one after it. */
export type HandSorts<Card> = Readonly<Record<'suit' | 'rank', (a: Card, b: Card) => number>>;

/** Cards in groups, with a gap between adjacent groups. */
export type Groups<Card> = readonly (readonly Card[])[];

/** The order of suits and ranks in a hand that the player has sorted. */
export interface SortOrder {
  /** The letters of the suits, in the order of the hand. */
  readonly suits: readonly string[];
  /** Whether the cards of a suit ascend or descend. */
  readonly ranks: 'up' | 'down';
}

/** How a player arranges their cards: the chosen order and the player's own arrangement. */
export interface Holding {
  readonly order: HandOrder;
  /** The player's own order, in groups, without the cards drawn since. */
  readonly own: Groups<string>;
  /** The number of the deal in which the player's own order was made. In any other deal only `manner` applies. */
  readonly deal: number;
  /** The player's order of suits and ranks; null until the player has moved a card. */
  readonly manner: SortOrder | null;
}

/** The initial order of every hand: by suit. */
export const BY_SUIT: Holding = { order: 'suit', own: [], deal: 0, manner: null };

/** A hand and its game's sort orders, before the player's order is applied. */
export interface UnarrangedHand<Card> {
  readonly cards: readonly Card[];
  readonly deal: number;
  readonly sorts: HandSorts<Card>;
  /** Returns the melds that the game finds in a hand. */
  readonly melds: (cards: readonly Card[]) => Groups<Card>;
}

/**
 * Returns the hand in the player's chosen order, in groups. In the player's own order, new cards come last. In a new deal, sorts by
 * suit, with the suits and ranks in the order of the previous deal.
 */
export function arranged<Card extends string>(hand: UnarrangedHand<Card>, holding: Holding): Groups<Card> {
  const { cards, deal, sorts, melds } = hand;
  switch (holding.order) {
    case 'suit':
    case 'rank':
      return [cards.toSorted(sorts[holding.order])];
    case 'melds': {
      const found = melds(cards);
      return tidy([...found, lacking(cards, found.flat()).toSorted(sorts.suit)]);
    }
    case 'own': {
      if (holding.deal !== deal) return [inManner(cards, sorts, holding.manner)];
      const own = holding.own.map((group) => group.flatMap((code) => cards.find((card) => card === code) ?? []));
      const fresh = lacking(cards, own.flat());
      return own.length > 1 ? tidy([...own, fresh]) : tidy([[...own.flat(), ...fresh]]);
    }
  }
}

/** Returns the groups with a card moved next to the card at index `to`, into that card's group. */
export function carried<Card extends string>(groups: Groups<Card>, card: Card, to: number): Groups<Card> {
  const all = groups.flat();
  const target = all[to];
  if (target === undefined || target === card) return groups;
  const behind = all.indexOf(card) < to ? 1 : 0;
  return tidy(
    groups.map((group) => {
      const others = group.filter((other) => other !== card);
      const at = others.indexOf(target);
      return at < 0 ? others : others.toSpliced(at + behind, 0, card);
    }),
  );
}

/** Returns the groups with these cards in a new group at the end. */
export function setApart<Card extends string>(groups: Groups<Card>, apart: readonly Card[]): Groups<Card> {
  return tidy([...groups.map((group) => lacking(group, apart)), groups.flat().filter((card) => apart.includes(card))]);
}

/** Returns the groups without these cards. Omits groups that become empty. */
export function without<Card>(groups: Groups<Card>, cards: readonly Card[]): Groups<Card> {
  return tidy(groups.map((group) => lacking(group, cards)));
}

/** Returns the first card of every group except the first. There is a gap before each of these cards. */
export function gapsIn<Card>(groups: Groups<Card>): ReadonlySet<Card> {
  return new Set(groups.slice(1).flatMap(([first]) => (first === undefined ? [] : [first])));
}

/** Returns the order of suits and ranks in a hand that the player has sorted. */
export function mannerOf<Card extends string>(cards: readonly Card[], { suit }: HandSorts<Card>): SortOrder {
  const pairs = cards.flatMap((card, at) => {
    const next = cards[at + 1];
    return next !== undefined && suitLetter(next) === suitLetter(card) ? [suit(card, next)] : [];
  });
  const falling = pairs.filter((difference) => difference > 0).length;
  return { suits: [...new Set(cards.map(suitLetter))], ranks: falling > pairs.length - falling ? 'down' : 'up' };
}

function inManner<Card extends string>(
  cards: readonly Card[], { suit }: HandSorts<Card>, manner: SortOrder | null,
): readonly Card[] {
  if (manner === null) return cards.toSorted(suit);
  const { suits, ranks } = manner;
  const place = (card: Card) => (suits.includes(suitLetter(card)) ? suits.indexOf(suitLetter(card)) : suits.length);
  const onward = ranks === 'up' ? 1 : -1;
  return cards.toSorted((a, b) => {
    if (place(a) !== place(b)) return place(a) - place(b);
    return suitLetter(a) === suitLetter(b) ? onward * suit(a, b) : suit(a, b);
  });
}

/** Returns the letter of a card's suit, in either pack; jokers have a letter of their own. */
function suitLetter(code: string): string {
  const [face = ''] = code.split('#');
  return face.startsWith('X') ? 'X' : face.slice(-1);
}

function lacking<Card>(cards: readonly Card[], others: readonly Card[]): readonly Card[] {
  return cards.filter((card) => !others.includes(card));
}

function tidy<Card>(groups: Groups<Card>): Groups<Card> {
  return groups.filter((group) => group.length > 0);
}

/** Schema for a player's stored card arrangement. */
export const holdingSchema: Parser<Holding> = z.object({
  order: z.enum(['suit', 'rank', 'melds', 'own']),
  own: z.array(z.array(z.string())),
  deal: z.number(),
  manner: z.nullable(z.object({ suits: z.array(z.string()), ranks: z.enum(['up', 'down']) })),
});
