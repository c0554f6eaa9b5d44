import { ACE_HIGH, type FrenchCard, type FrenchSuit, isSeen, rankOf, type Seat, suitOf } from '@chinwag/rules';
import { type ChapankaState, PACK, pointsOf } from '@chinwag/rules/chapanka';

/**
 * What a seat can tell about the cards it does not see. Tricks before the last are forgotten, but not their points:
 * a card that counts more than is left cannot be out any more.
 */
export interface UnseenCards {
  readonly cards: readonly FrenchCard[];
  /** The strengths of the unseen cards, by suit. */
  readonly strengths: Readonly<Record<FrenchSuit, readonly number[]>>;
  /** How likely it is that a given other player holds a given unseen card. */
  readonly held: number;
}

/** The points of the whole pack (CP1.2). */
const POINTS = PACK.reduce((sum, card) => sum + pointsOf(card), 0);

/** What `seat` can tell now. */
export function unseenCards(view: ChapankaState, seat: Seat): UnseenCards {
  const { deal } = view;
  const now = [
    ...(deal.hands[seat] ?? []),
    ...deal.trick.map((play) => play.card),
    ...deal.setAside.flatMap((aside) => aside?.card ?? []),
  ].filter(isSeen);
  const points = [...deal.points, ...now.map(pointsOf)].reduce((left, known) => left - known, POINTS);
  const seen = new Set([...now, ...(deal.lastTrick?.plays ?? []).map((play) => play.card)]);
  const unseen = PACK.filter((card) => !seen.has(card) && pointsOf(card) <= points);
  const strengths: Record<FrenchSuit, number[]> = { S: [], H: [], D: [], C: [] };
  for (const card of unseen) strengths[suitOf(card)].push(strengthOf(card));
  const others = deal.hands.reduce((sum, hand, other) => (other === seat ? sum : sum + hand.length), 0);
  return { cards: unseen, strengths, held: unseen.length === 0 ? 0 : others / 3 / unseen.length };
}

/** How strong a card is in its suit. */
export function strengthOf(card: FrenchCard): number {
  return ACE_HIGH[rankOf(card)];
}

/** How many unseen cards of a card's suit are stronger. */
export function strongerUnseen({ strengths }: UnseenCards, card: FrenchCard): number {
  const strength = strengthOf(card);
  return strengths[suitOf(card)].reduce((count, other) => (other > strength ? count + 1 : count), 0);
}

/**
 * How likely a card of the suit led is to take the trick if it is the best so far and `toCome` players still follow,
 * who go above it only where they must.
 */
export function takes(unseen: UnseenCards, card: FrenchCard, toCome: number): number {
  const count = unseen.strengths[suitOf(card)].length;
  if (count === 0 || toCome === 0) return 1;
  const holdsAny = 1 - (1 - unseen.held) ** count;
  const allStronger = (strongerUnseen(unseen, card) / count) ** Math.max(1, count * unseen.held);
  return (1 - holdsAny * allStronger) ** toCome;
}
