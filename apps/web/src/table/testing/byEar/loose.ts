/**
 * Returns a function that tells whether a card matches no other card of a hand, neither by rank nor in its suit. If every card
 * matches another one, the function accepts any card.
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
