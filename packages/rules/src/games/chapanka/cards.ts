import { FRENCH_PACK, type FrenchCard, type FrenchRank, rankOf } from '../../kernel/cards.ts';
import { seats } from './seats.ts';

/** Chapanka is for exactly four (CP2.1). */
export const SEATS = seats.max;

/** Tricks in a deal, and cards each hand plays (CP2.3, CP3.1). */
export const TRICKS = 11;

/** The first nine tricks: who takes them all plays a Chapanka (CP5.1), and a Pancerola may renounce in them (CP7.1). */
export const OPENING_TRICKS = 9;

/** The 48 cards: a French pack without the tens (CP1.1), in the order that is shuffled: stored games depend on it. */
export const PACK: readonly FrenchCard[] = FRENCH_PACK.filter((card) => rankOf(card) !== 'T');

/** The jack of hearts (CP1.1). */
export const KINAL: FrenchCard = 'JH';

const POINTS: Readonly<Partial<Record<FrenchRank, number>>> = { A: 4, K: 3, Q: 2, J: 1 };

/** What a card counts in tricks, and among the cards set aside (CP1.2, CP4.1). */
export function pointsOf(card: FrenchCard): number {
  return POINTS[rankOf(card)] ?? 0;
}

const ACES: readonly FrenchCard[] = PACK.filter((card) => rankOf(card) === 'A');

/** The cards that make a Pancerola: four aces, or three and the Kinal (CP7.1). */
export const PANCEROLAS: readonly (readonly FrenchCard[])[] = [
  ACES, ...ACES.map((left) => [...ACES.filter((ace) => ace !== left), KINAL]),
];

/** Whether a hand makes a Pancerola (CP7.1). Hidden cards do not count. */
export function isPancerola(hand: readonly string[]): boolean {
  return PANCEROLAS.some((cards) => cards.every((card) => hand.includes(card)));
}
