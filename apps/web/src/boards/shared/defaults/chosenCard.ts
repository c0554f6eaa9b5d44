import type { FrenchCard } from '@chinwag/rules';

/**
 * The card that counts as chosen. It may be touched before it is one's turn; what has meanwhile left the hand, or become
 * unlawful, is let go. Where only one card may be played, it is chosen. `lawful` is empty while one is not asked.
 */
export function chosenCard(
  touched: FrenchCard | null,
  hand: readonly FrenchCard[],
  lawful: readonly FrenchCard[],
): FrenchCard | null {
  const [only, another] = lawful;
  if (only !== undefined && another === undefined) return only;
  const possible = lawful.length > 0 ? lawful : hand;
  return touched !== null && possible.includes(touched) ? touched : null;
}
