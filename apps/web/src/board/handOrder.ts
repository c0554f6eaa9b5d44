import {
  type Face, FRENCH_RANKS, FRENCH_SUITS, type FrenchCard, type FrenchSuit, isSeen, rankOf, suitOf,
} from '@chinwag/rules';

const RED: readonly FrenchSuit[] = ['H', 'D'];

/**
 * Returns the visible cards of a hand, sorted: the suit `first` before the others, colours alternating where possible, each suit
 * from the ace down.
 */
export function handInOrder(hand: readonly Face<FrenchCard>[], first: FrenchSuit | null): readonly FrenchCard[] {
  const seen = hand.filter(isSeen);
  const suits = alternating(FRENCH_SUITS.filter((suit) => seen.some((card) => suitOf(card) === suit)), first);
  return seen.toSorted(
    (a, b) =>
      suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) ||
      FRENCH_RANKS.indexOf(rankOf(a)) - FRENCH_RANKS.indexOf(rankOf(b)),
  );
}

/**
 * Returns the suits with red and black alternating. The suit `first` comes first if it is present, else a suit of the colour with
 * more suits.
 */
function alternating(suits: readonly FrenchSuit[], first: FrenchSuit | null): readonly FrenchSuit[] {
  const inOrder = suits.toSorted((a, b) => Number(b === first) - Number(a === first));
  const red = inOrder.filter((suit) => RED.includes(suit));
  const black = inOrder.filter((suit) => !RED.includes(suit));
  const startsRed = red[0] === first || (black[0] !== first && red.length > black.length);
  const [lead, other] = startsRed ? [red, black] : [black, red];
  return [...lead.flatMap((suit, k) => [suit, ...other.slice(k, k + 1)]), ...other.slice(lead.length)];
}
