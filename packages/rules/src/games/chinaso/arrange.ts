import { rankOf, suitOf } from '../../kernel/cards.ts';
import type { Violation } from '../../kernel/violation.ts';
import { type ChinasoCard, compareCodes, heightOf, isJoker, type NaturalCard, RANKS } from './cards.ts';
import { type LaidSet, nearerKind, readSet, type SetKind, type Straight } from './sets.ts';

/** The result of arranging selected cards, regardless of their order. */
export type Arrangement =
  /** Every way to lay the cards as one set: one way for a three, and one for each possible lowest rank of a straight. */
  | { readonly kind: 'set'; readonly ways: readonly [LaidSet, ...LaidSet[]] }
  | { readonly kind: 'none'; readonly why: Violation };

/**
 * Returns the cards arranged as one set of the intended or closest kind, with jokers in the gaps (CS2.1, CS2.2). If the cards make
 * no set, returns the reason.
 */
export function arrange(cards: readonly ChinasoCard[], as: SetKind = nearerKind(cards)): Arrangement {
  const [first, ...others] = as === 'straight' ? straightsOf(cards) : [];
  if (first !== undefined) return { kind: 'set', ways: [first, ...others] };
  const low = Math.max(0, Math.min(lowestOf(cards), RANKS.length - cards.length));
  const set = readSet({ as, cards: as === 'straight' ? inSequence(cards, low) : cards });
  return set.kind === 'none' ? { kind: 'none', why: set.why } : { kind: 'set', ways: [set] };
}

/** Returns every straight that uses all these cards, by its lowest rank. */
function straightsOf(cards: readonly ChinasoCard[]): readonly Straight[] {
  return RANKS.flatMap((_, low) => {
    const set = readSet({ as: 'straight', cards: inSequence(cards, low) });
    return set.kind === 'straight' && set.low === low ? [set] : [];
  });
}

/** Returns the natural cards by rank, with jokers in the gaps from `low` up, and the remaining jokers at the high end. */
function inSequence(cards: readonly ChinasoCard[], low: number): readonly ChinasoCard[] {
  const jokers = cards.filter(isJoker);
  const placed: ChinasoCard[] = [];
  const naturals = cards
    .filter((card): card is NaturalCard => !isJoker(card))
    .toSorted((a, b) => heightOf(rankOf(a)) - heightOf(rankOf(b)) || compareCodes(suitOf(a), suitOf(b)));
  for (const card of naturals) {
    while (low + placed.length < heightOf(rankOf(card))) {
      const joker = jokers.shift();
      if (joker === undefined) break;
      placed.push(joker);
    }
    placed.push(card);
  }
  return [...placed, ...jokers];
}

function lowestOf(cards: readonly ChinasoCard[]): number {
  return Math.min(...cards.flatMap((card) => (isJoker(card) ? [] : [heightOf(rankOf(card))])));
}
