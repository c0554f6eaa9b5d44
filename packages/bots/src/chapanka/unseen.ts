import { ACE_HIGH, type FrenchCard, type FrenchSuit, isSeen, rankOf, type Seat, suitOf } from '@chinwag/rules';
import { type ChapankaState, PACK, pointsOf } from '@chinwag/rules/chapanka';

/**
 * The inferences of a seat about the cards it does not see. A seat remembers the points of tricks before the last one, but not
 * their cards. A card worth more than the remaining points must be in one of those tricks, so it does not count as unseen.
 */
export interface UnseenCards {
  readonly cards: readonly FrenchCard[];
  /** The strengths of the unseen cards, by suit. */
  readonly strengths: Readonly<Record<FrenchSuit, readonly number[]>>;
  /** The probability that a given other player holds a given unseen card. */
  readonly held: number;
}

/** The points in the whole pack (CP1.2). */
const POINTS = PACK.reduce((sum, card) => sum + pointsOf(card), 0);

/** Returns what `seat` can infer about the unseen cards now. */
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

/** Returns the strength of a card within its suit; a higher card has a greater strength. */
export function strengthOf(card: FrenchCard): number {
  return ACE_HIGH[rankOf(card)];
}

/** Returns the number of unseen cards of the same suit that are stronger than `card`. */
export function strongerUnseen({ strengths }: UnseenCards, card: FrenchCard): number {
  const strength = strengthOf(card);
  return strengths[suitOf(card)].reduce((count, other) => (other > strength ? count + 1 : count), 0);
}

/**
 * Returns the probability that `card`, of the suit led and currently winning, wins the trick with `toCome` players still to play.
 * The model assumes that these players beat the card only if they must.
 */
export function takes(unseen: UnseenCards, card: FrenchCard, toCome: number): number {
  const count = unseen.strengths[suitOf(card)].length;
  if (count === 0 || toCome === 0) return 1;
  const holdsAny = 1 - (1 - unseen.held) ** count;
  const allStronger = (strongerUnseen(unseen, card) / count) ** Math.max(1, count * unseen.held);
  return (1 - holdsAny * allStronger) ** toCome;
}
