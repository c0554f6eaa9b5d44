import type { SpanishCard, SpanishDeck } from '../../kernel/spanish-cards.ts';
import { codeOf, valueIn } from './cards.ts';
import { inOrder, SMALLEST_MELD } from './melds.ts';
import type { Meld } from './moves.ts';

/** A subset of a hand as a bit mask: bit i stands for the i-th card. */
export type CardSet = number;

/** A hand prepared for the meld search. */
export interface SearchedHand {
  readonly cards: readonly SpanishCard[];
  /** The codes of the cards, with suit and value, as returned by `codeOf`. */
  readonly codes: readonly number[];
  readonly deck: SpanishDeck;
  /** Every set of cards that can be laid in melds together, each once; the empty set first. */
  readonly layable: readonly CardSet[];
  /** For each layable set, in the same order, one of the melds in its partition. */
  readonly parts: readonly CardSet[];
}

/** Returns the hand with every set of its cards that can be split into melds (CH3.1). */
export function searched(cards: readonly SpanishCard[], deck: SpanishDeck): SearchedHand {
  const codes = cards.map((card) => codeOf(card, deck));
  const layable: CardSet[] = [0];
  const parts: CardSet[] = [0];
  const melds = meldsAmong(codes);
  // The search finds unions of fewer melds first, so it splits no meld needlessly.
  for (const set of layable) {
    for (const meld of melds) {
      if ((set & meld) !== 0 || layable.includes(set | meld)) continue;
      layable.push(set | meld);
      parts.push(meld);
    }
  }
  return { cards, codes, deck, layable, parts };
}

/** Returns every meld among the cards: all groups and sequences, including the smaller ones within larger ones. */
export function meldsAmong(codes: readonly number[]): readonly CardSet[] {
  const melds: CardSet[] = [];
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] ?? 0;
    addGroups(codes, valueIn(code), at, melds);
    addSequences(codes, code + 1, 1 << at, 1, melds);
  }
  return melds;
}

/** Returns a layable set of cards, divided into as few melds as possible. */
export function partedMelds({ cards, deck, layable, parts }: SearchedHand, set: CardSet): readonly Meld[] {
  const melds: Meld[] = [];
  for (let rest = set; rest !== 0; ) {
    const part = parts[layable.indexOf(rest)] ?? rest;
    melds.unshift(inOrder(cardsIn(cards, part), deck));
    rest ^= part;
  }
  return melds;
}

/** Returns the cards of a hand that belong to a set. */
export function cardsIn(cards: readonly SpanishCard[], set: CardSet): readonly SpanishCard[] {
  return cards.filter((_, at) => (set & (1 << at)) !== 0);
}

/** Returns the total points of the cards in a set. */
export function worthIn(codes: readonly number[], set: CardSet): number {
  let worth = 0;
  for (let at = 0, rest = set; rest !== 0; at++, rest >>= 1) {
    if ((rest & 1) !== 0) worth += valueIn(codes[at] ?? 0);
  }
  return worth;
}

/** Returns the highest value among the cards of a set; 0 if the set is empty. */
export function highestIn(codes: readonly number[], set: CardSet): number {
  let highest = 0;
  for (let at = 0, rest = set; rest !== 0; at++, rest >>= 1) {
    if ((rest & 1) !== 0) highest = Math.max(highest, valueIn(codes[at] ?? 0));
  }
  return highest;
}

/** Returns the set of all cards in a hand of `size` cards. */
export function wholeHand(size: number): CardSet {
  return (1 << size) - 1;
}

/** Adds the groups of a value whose first card is at index `first`. */
function addGroups(codes: readonly number[], value: number, first: number, melds: CardSet[]): void {
  let later: CardSet = 0;
  let others = 0;
  for (let at = first + 1; at < codes.length; at++) {
    if (valueIn(codes[at] ?? 0) !== value) continue;
    later |= 1 << at;
    others += 1;
  }
  if (others + 1 < SMALLEST_MELD) return;
  for (let some = later; some !== 0; some = (some - 1) & later) {
    if (countIn(some) + 1 >= SMALLEST_MELD) melds.push(some | (1 << first));
  }
}

/** Adds the sequences that continue a run of `length` cards with the card of code `next`. */
function addSequences(
  codes: readonly number[],
  next: number,
  run: CardSet,
  length: number,
  melds: CardSet[],
): void {
  for (let at = 0; at < codes.length; at++) {
    if (codes[at] !== next) continue;
    const longer = run | (1 << at);
    if (length + 1 >= SMALLEST_MELD) melds.push(longer);
    addSequences(codes, next + 1, longer, length + 1, melds);
  }
}

function countIn(set: CardSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
