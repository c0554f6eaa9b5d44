import { type Face, type FrenchCard, type FrenchSuit, isSeen, suitOf } from '../kernel/cards.ts';
import type { Seat } from '../kernel/seat.ts';

/** A card as it lies in a trick, and who played it. */
export interface Play<Card extends string> {
  readonly seat: Seat;
  readonly card: Card;
}

/** Whether a hand holds a card of `suit`; hidden cards do not count. */
export function holdsSuit(hand: readonly Face<FrenchCard>[], suit: FrenchSuit): boolean {
  for (const card of hand) if (isSeen(card) && suitOf(card) === suit) return true;
  return false;
}

/** The cards of a hand that follow `led`: those of its suit, or, if there are none (or nothing is led), all of them. */
export function followingCards(
  hand: readonly Face<FrenchCard>[],
  led: FrenchSuit | null,
): readonly FrenchCard[] {
  const seen = hand.filter(isSeen);
  if (led === null) return seen;
  const following = seen.filter((card) => suitOf(card) === led);
  return following.length > 0 ? following : seen;
}

/**
 * The play that takes a trick: the one of greatest `strength`, or null if none can take it (strength 0 or less).
 * No two cards of a trick may be equally strong, unless they cannot take it.
 */
export function winningPlay<Card extends string>(
  plays: readonly Play<Card>[],
  strength: (card: Card) => number,
): Play<Card> | null {
  let best: Play<Card> | null = null;
  let most = 0;
  for (const play of plays) {
    const value = strength(play.card);
    if (value > most) {
      most = value;
      best = play;
    }
  }
  return best;
}
