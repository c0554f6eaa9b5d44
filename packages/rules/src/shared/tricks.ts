import {
  type Face, FRENCH_RANKS, type FrenchCard, type FrenchRank, type FrenchSuit, isSeen, type Joker, suitOf,
} from '../kernel/cards.ts';
import type { Seat } from '../kernel/seat.ts';

/** A card in a trick and the seat that played the card. */
export interface Play<Card extends string> {
  readonly seat: Seat;
  readonly card: Card;
}

/** The suit names to use in a sentence. */
export const SUIT_NAMES: Readonly<Record<FrenchSuit, string>> = {
  S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs',
};

/** The strength of each rank within a suit, from 13 for the ace down to 1 for the two. */
export const ACE_HIGH = Object.fromEntries(
  FRENCH_RANKS.map((rank, below) => [rank, FRENCH_RANKS.length - below]),
) as Readonly<Record<FrenchRank, number>>;

/** Returns the suit led to a trick, or null before the lead. */
export function suitLed(trick: readonly Play<FrenchCard>[]): FrenchSuit | null {
  const lead = trick[0];
  return lead === undefined ? null : suitOf(lead.card);
}

/** Returns whether a hand has a card of `suit`; jokers and hidden cards do not count. */
export function holdsSuit(hand: readonly Face<FrenchCard | Joker>[], suit: FrenchSuit): boolean {
  for (const card of hand) if (card.charAt(1) === suit) return true;
  return false;
}

/**
 * Returns the cards of a hand that follow `led`: the cards of that suit. Returns all cards if there are none, or if nothing has
 * been led.
 */
export function followingCards<Card extends FrenchCard | Joker>(
  hand: readonly Face<Card>[],
  led: FrenchSuit | null,
): readonly Card[] {
  const seen = hand.filter((card): card is Card => isSeen(card));
  if (led === null) return seen;
  const following = seen.filter((card) => card.charAt(1) === led);
  return following.length > 0 ? following : seen;
}

/**
 * Returns the play that wins a trick: the play with the greatest `strength`; null if no play can win (strength 0 or less). No two
 * cards of a trick may have the same strength, unless they cannot win.
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

/** Returns the number of the current trick, from 1, after `won` tricks; after all `tricks`, the number of the last trick. */
export function runningTrick(won: number, tricks: number): number {
  return Math.min(won + 1, tricks);
}

/** Returns the plays of a deal, in order, grouped by trick; the last trick may be incomplete. */
export function inTricks<Card extends string>(plays: readonly Play<Card>[], players: number): readonly (readonly Play<Card>[])[] {
  const tricks: (readonly Play<Card>[])[] = [];
  for (let at = 0; at < plays.length; at += players) tricks.push(plays.slice(at, at + players));
  return tricks;
}

/** Returns, by seat, the suits that each player failed to follow in these tricks. The player is void in these suits. */
export function suitsNotFollowed(
  tricks: readonly (readonly Play<FrenchCard>[])[],
  players: number,
): readonly ReadonlySet<FrenchSuit>[] {
  const lacking = Array.from({ length: players }, () => new Set<FrenchSuit>());
  for (const trick of tricks) {
    const led = suitLed(trick);
    for (const { seat, card } of trick) if (led !== null && suitOf(card) !== led) lacking[seat]?.add(led);
  }
  return lacking;
}
