import { type FrenchRank, type FrenchSuit, rankOf, suitOf } from '../../kernel/cards.ts';
import type { Violation } from '../../kernel/violation.ts';
import { type ChinasoCard, heightOf, isJoker, type NaturalCard, RANKS } from './cards.ts';
import { refuse } from './refusals.ts';

/** A three of a kind (three): three or more cards of one rank (CS2.1). */
export interface Three {
  readonly kind: 'three';
  readonly rank: FrenchRank;
  readonly cards: readonly ChinasoCard[];
}

/** A straight: four or more cards of one suit in sequence (CS2.2). */
export interface Straight {
  readonly kind: 'straight';
  readonly suit: FrenchSuit;
  /** The height of the lowest place, from 0 for the two to 12 for the ace. */
  readonly low: number;
  /** The cards, from low to high. */
  readonly cards: readonly ChinasoCard[];
}

/** A set laid on the table. */
export type LaidSet = Three | Straight;

/** The two kinds of set. */
export type SetKind = LaidSet['kind'];

/** Cards, with the kind of set that they are meant to form. The cards of a straight are in order from low to high. */
export interface MeantSet {
  readonly as: SetKind;
  readonly cards: readonly ChinasoCard[];
}

/** The reason why these cards do not form the intended set. */
export interface NoSet {
  readonly kind: 'none';
  readonly meant: SetKind;
  readonly why: Violation;
}

/** The minimum number of cards in each kind of set. */
export const FEWEST_CARDS: Readonly<Record<SetKind, number>> = { three: 3, straight: 4 };

/** Returns the intended set of these cards, or why the cards do not make one (CS2.1, CS2.2). */
export function readSet({ as, cards }: MeantSet): LaidSet | NoSet {
  const naturals = naturalsOf(cards);
  return as === 'three' ? readThree(cards, naturals) : readStraight(cards, naturals);
}

/** Returns the kind of set that these cards are closest to. No cards make sets of both kinds. */
export function nearerKind(cards: readonly ChinasoCard[]): SetKind {
  const naturals = naturalsOf(cards);
  return mostAlike(naturals.map(rankOf)) >= mostAlike(naturals.map(suitOf)) ? 'three' : 'straight';
}

/** Returns a set as its cards and their intended kind. */
export function meantSet({ kind, cards }: LaidSet): MeantSet {
  return { as: kind, cards };
}

/** Returns the height of the highest place in a straight. */
export function highOf(straight: Straight): number {
  return straight.low + straight.cards.length - 1;
}

/** Returns the rank at a place of a set, even if a joker represents it (CS2.1, CS2.2); undefined beyond a straight's ranks. */
export function rankAt(set: LaidSet, place: number): FrenchRank | undefined {
  return set.kind === 'three' ? set.rank : RANKS[set.low + place];
}

function readThree(cards: readonly ChinasoCard[], naturals: readonly NaturalCard[]): Three | NoSet {
  const fault = (why: Violation): NoSet => ({ kind: 'none', meant: 'three', why });
  const [first] = naturals;
  if (first === undefined) return fault(refuse('CS2.1', cards.length === 0 ? 'three-too-short' : 'no-natural-card'));
  const rank = rankOf(first);
  if (naturals.some((card) => rankOf(card) !== rank)) return fault(refuse('CS2.1', 'not-one-rank'));
  if (cards.length < FEWEST_CARDS.three) return fault(refuse('CS2.1', 'three-too-short'));
  return { kind: 'three', rank, cards };
}

function readStraight(cards: readonly ChinasoCard[], naturals: readonly NaturalCard[]): Straight | NoSet {
  const fault = (why: Violation): NoSet => ({ kind: 'none', meant: 'straight', why });
  const [first] = naturals;
  const short = cards.length < FEWEST_CARDS.straight;
  if (first === undefined) return fault(refuse('CS2.2', short ? 'straight-too-short' : 'jokers-adjacent'));
  const suit = suitOf(first);
  const low = heightOf(rankOf(first)) - cards.indexOf(first);
  if (naturals.some((card) => suitOf(card) !== suit)) return fault(refuse('CS2.2', 'not-one-suit'));
  if (short) return fault(refuse('CS2.2', 'straight-too-short'));
  const astray = cards.some((card, place) => !isJoker(card) && heightOf(rankOf(card)) !== low + place);
  if (astray) return fault(refuse('CS2.2', 'not-in-sequence'));
  if (low < 0 || low + cards.length > RANKS.length) return fault(refuse('CS2.2', 'beyond-the-ends'));
  const adjacent = cards.some((card, place) => place > 0 && isJoker(card) && isJoker(cards[place - 1] ?? card));
  if (adjacent) return fault(refuse('CS2.2', 'jokers-adjacent'));
  return { kind: 'straight', suit, low, cards };
}

function naturalsOf(cards: readonly ChinasoCard[]): readonly NaturalCard[] {
  return cards.filter((card): card is NaturalCard => !isJoker(card));
}

/** Returns how often the most common of these values occurs. */
function mostAlike(values: readonly string[]): number {
  return Math.max(0, ...values.map((value) => values.filter((other) => other === value).length));
}
