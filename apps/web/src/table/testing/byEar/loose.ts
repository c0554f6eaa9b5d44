/**
 * Returns a predicate: whether a card is unrelated to every other card of a hand. Equal ranks, or nearby ranks in one suit, relate
 * cards. If every card is related to another one, the predicate accepts any card.
 */
export function looseIn(hand: readonly string[], order: readonly string[]): (card: string) => boolean {
  const placeOf = (card: string) => order.indexOf(card.slice(0, -1));
  const goTogether = (one: string, other: string) => {
    const away = Math.abs(placeOf(one) - placeOf(other));
    return away === 0 || (away <= 2 && one.endsWith(other.slice(-1)));
  };
  const plain = hand.filter((card) => card !== 'X');
  const loose = plain.filter((card, k) => !plain.some((other, j) => j !== k && goTogether(card, other)));
  return (card) => loose.length === 0 || loose.includes(card);
}
