import { FRENCH_PACK, type FrenchCard, type FrenchRank, rankOf } from '../../kernel/cards.ts';
import { seats } from './seats.ts';

/** The number of players, always four (CP2.1). */
export const SEATS = seats.max;

/** The number of tricks in a deal, and of cards in each hand (CP2.3, CP3.1). */
export const TRICKS = 11;

/**
 * The opening tricks: the first nine. A player who wins all nine plays a Chapanka (CP5.1), and the holder of a Pancerola may
 * renounce in them (CP7.1).
 */
export const OPENING_TRICKS = 9;

/** The 48 cards: a French pack without the tens (CP1.1), in unshuffled order. Stored games depend on this order. */
export const PACK: readonly FrenchCard[] = FRENCH_PACK.filter((card) => rankOf(card) !== 'T');

/** The Kinal: the jack of hearts (CP1.1). */
export const KINAL: FrenchCard = 'JH';

const POINTS: Readonly<Partial<Record<FrenchRank, number>>> = { A: 4, K: 3, Q: 2, J: 1 };

/** Returns how many points a card counts in a trick or when set aside (CP1.2, CP4.1). */
export function pointsOf(card: FrenchCard): number {
  return POINTS[rankOf(card)] ?? 0;
}

const ACES: readonly FrenchCard[] = PACK.filter((card) => rankOf(card) === 'A');

/** The card sets that make a Pancerola: four aces, or three aces and the Kinal (CP7.1). */
export const PANCEROLAS: readonly (readonly FrenchCard[])[] = [
  ACES, ...ACES.map((left) => [...ACES.filter((ace) => ace !== left), KINAL]),
];

/** Returns whether a hand is a Pancerola (CP7.1). Hidden cards do not count. */
export function isPancerola(hand: readonly string[]): boolean {
  return PANCEROLAS.some((cards) => cards.every((card) => hand.includes(card)));
}
