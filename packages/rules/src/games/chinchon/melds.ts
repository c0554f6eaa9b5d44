import { type SpanishCard, type SpanishDeck, spanishSuitOf } from '../../kernel/spanish-cards.ts';
import type { Violation } from '../../kernel/violation.ts';
import { valueOf } from './cards.ts';
import type { Meld } from './moves.ts';
import { refuse } from './refusals.ts';

/** The minimum number of cards in a meld (CH3.1). */
export const SMALLEST_MELD = 3;

/** The result of checking selected cards: a meld, or why the cards make none. */
export type Selection =
  /** A meld with its cards in order; a sequence is in order from the lowest card up. */
  | { readonly kind: 'group' | 'sequence'; readonly cards: Meld }
  | { readonly kind: 'nothing'; readonly why: Violation };

const NOTHING = {
  tooFew: nothing('too-few-cards'),
  mixed: nothing('mixed-cards'),
  twice: nothing('value-twice'),
  gap: nothing('gap-in-sequence'),
};

/** The violation for cards that do not contain a meld. */
export const NO_MELD = refuse('CH3.1', 'no-meld');

function nothing(code: 'too-few-cards' | 'mixed-cards' | 'value-twice' | 'gap-in-sequence'): Selection {
  return { kind: 'nothing', why: refuse('CH3.1', code) };
}

/** Returns the group or sequence that the cards make, or why the cards make none (CH3.1). */
export function selectionOf(cards: Meld, deck: SpanishDeck): Selection {
  const [first] = cards;
  if (first === undefined || cards.length < SMALLEST_MELD) return NOTHING.tooFew;
  const value = valueOf(first, deck);
  if (cards.every((card) => valueOf(card, deck) === value)) return { kind: 'group', cards };
  const suit = spanishSuitOf(first);
  if (cards.some((card) => spanishSuitOf(card) !== suit)) return NOTHING.mixed;
  const sorted = inOrder(cards, deck);
  const steps = sorted.slice(1).map((card, at) => valueOf(card, deck) - valueOf(sorted[at] ?? card, deck));
  if (steps.includes(0)) return NOTHING.twice;
  return steps.every((step) => step === 1) ? { kind: 'sequence', cards: sorted } : NOTHING.gap;
}

/** Returns the cards of a meld in table order: a sequence from the lowest card up, and a group as given. */
export function inOrder(cards: Meld, deck: SpanishDeck): Meld {
  return cards.toSorted((a, b) => valueOf(a, deck) - valueOf(b, deck));
}

/** Returns whether a meld, with its cards in order, is a group. */
export function isGroup(meld: Meld, deck: SpanishDeck): boolean {
  const [first, second] = meld;
  return first !== undefined && second !== undefined && valueOf(first, deck) === valueOf(second, deck);
}

/**
 * Returns whether a card fits a meld, whose cards are in order. The card must have the group's rank, or be next in the sequence
 * (CH5.3).
 */
export function fits(meld: Meld, card: SpanishCard, deck: SpanishDeck): boolean {
  const low = meld[0];
  const high = meld[meld.length - 1];
  if (low === undefined || high === undefined) return false;
  const value = valueOf(card, deck);
  const lowest = valueOf(low, deck);
  const highest = valueOf(high, deck);
  if (lowest === highest) return value === lowest;
  return (value === lowest - 1 || value === highest + 1) && spanishSuitOf(card) === spanishSuitOf(low);
}

/** The place of a card that fits a meld: in the group, or before or after the cards of the sequence. */
export type MeldPlace = 'group' | 'before' | 'after';

/** Returns the place of a card that fits a meld, whose cards are in order. */
export function placeInMeld(meld: Meld, card: SpanishCard, deck: SpanishDeck): MeldPlace {
  if (isGroup(meld, deck)) return 'group';
  const [low] = meld;
  return low !== undefined && valueOf(card, deck) < valueOf(low, deck) ? 'before' : 'after';
}

/** Returns a meld extended by a card that fits. */
export function extended(meld: Meld, card: SpanishCard, deck: SpanishDeck): Meld {
  return placeInMeld(meld, card, deck) === 'before' ? [card, ...meld] : [...meld, card];
}
