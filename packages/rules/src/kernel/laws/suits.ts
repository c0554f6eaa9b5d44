import { withLeaves } from './json.ts';
import type { SuitExchange } from './subject.ts';

/** Matches a single suit, or a card: rank, suit, and the number of the pack if there are several. */
const SUIT_OR_CARD = /^(?<rank>[AKQJT]|\d{1,2})?(?<suit>[A-Z])(?<pack>#\d)?$/;

/** Returns the same state or move with the suits exchanged in every string that is a card or a suit. */
export function exchangeSuits<Value>(value: Value, suits: SuitExchange): Value {
  return withLeaves(value, null, (leaf) => {
    if (typeof leaf !== 'string') return leaf;
    const { rank = '', suit = '', pack = '' } = SUIT_OR_CARD.exec(leaf)?.groups ?? {};
    const other = suits[suit];
    return other === undefined ? leaf : rank + other + pack;
  });
}
