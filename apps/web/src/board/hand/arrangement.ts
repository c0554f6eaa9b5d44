import type { Parser } from '@chinwag/rules';
import * as z from 'zod/mini';

/** By what a hand is held in order: by suit, by rank, with the melds found in it first, or as its owner put it. */
export type HandOrder = 'suit' | 'rank' | 'melds' | 'own';

/** How one card stands to another in each order that can be worked out: negative before, positive behind. */
export type HandSorts<Card> = Readonly<Record<'suit' | 'rank', (a: Card, b: Card) => number>>;

/** Cards that are held together, and a gap between each such group and the next. */
export type Groups<Card> = readonly (readonly Card[])[];

/** What of an own order is worth keeping for other cards. */
export interface SortOrder {
  /** The suits' letters, in the order in which they are held. */
  readonly suits: readonly string[];
  /** Whether the cards of a suit go up or down. */
  readonly ranks: 'up' | 'down';
}

/** How somebody wants to hold their cards. */
export interface Holding {
  readonly order: HandOrder;
  /** Their own order, in groups; cards that have come since are not in it. */
  readonly own: Groups<string>;
  /** The deal it was made in: of another deal, all but the cards is stored. */
  readonly deal: number;
  /** Null until they have put a card anywhere. */
  readonly manner: SortOrder | null;
}

/** How everybody holds their cards at first. */
export const BY_SUIT: Holding = { order: 'suit', own: [], deal: 0, manner: null };

/** What a hand is held by, beside how its owner wants it. */
export interface UnarrangedHand<Card> {
  readonly cards: readonly Card[];
  readonly deal: number;
  readonly sorts: HandSorts<Card>;
  /** The melds there are in a hand, as the game finds them. */
  readonly melds: (cards: readonly Card[]) => Groups<Card>;
}

/**
 * The hand as its owner wants to hold it, in groups. In their own order, new cards stand at the end; the cards of another deal are
 * held by suits in the manner of the last.
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

/** The same groups, with a card put where another one of them is: beside that one, in its group. */
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

/** The same cards, with some of them in a group of their own at the end. */
export function setApart<Card extends string>(groups: Groups<Card>, apart: readonly Card[]): Groups<Card> {
  return tidy([...groups.map((group) => lacking(group, apart)), groups.flat().filter((card) => apart.includes(card))]);
}

/** The same groups without some of their cards. */
export function without<Card>(groups: Groups<Card>, cards: readonly Card[]): Groups<Card> {
  return tidy(groups.map((group) => lacking(group, cards)));
}

/** The first card of each group but the first: before it there is a gap. */
export function gapsIn<Card>(groups: Groups<Card>): ReadonlySet<Card> {
  return new Set(groups.slice(1).flatMap(([first]) => (first === undefined ? [] : [first])));
}

/** In which manner cards are held that their owner has put in order. */
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

/** The letter of a card's suit, of either pack; a joker's own. */
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

/** Reads what was stored of how somebody holds their cards. */
export const holdingSchema: Parser<Holding> = z.object({
  order: z.enum(['suit', 'rank', 'melds', 'own']),
  own: z.array(z.array(z.string())),
  deal: z.number(),
  manner: z.nullable(z.object({ suits: z.array(z.string()), ranks: z.enum(['up', 'down']) })),
});
