import { type DrawNumber, type FrenchCard, isSeen, type Play, type Seat } from '@chinwag/rules';
import { type ChapankaState, type Deal, KINAL as KINAL_CARD } from '@chinwag/rules/chapanka';
import { at, countBits } from '../../search/bits.ts';
import { exponential } from '../../search/exponential.ts';
import { SUITS } from '../../search/trick-deal.ts';
import { codeOf, HEARTS, KINAL, pointsOfRank, RANKS } from './fast-deal.ts';

/** The number of features for predicting which of twelve cards a player sets aside (CP2.4). */
export const ASIDE_FEATURES = 8;

/** The resolution of the random draw that picks the card set aside. */
const FINE = 1 << 20;

/** Returns the score of setting a card aside: the weighted sum of its features. The hand has one bit mask of ranks per suit. */
export function asideWorth(card: number, hand: Uint16Array, w: Float64Array): number {
  const suit = Math.floor(card / RANKS);
  const rank = card % RANKS;
  const high = rank / RANKS;
  const held = at(hand, suit);
  const lower = countBits(held & ((1 << rank) - 1)) / 5;
  const isHeart = suit === HEARTS ? 1 : 0;
  return (
    at(w, 0) * high +
    at(w, 1) * high * high +
    at(w, 2) * (pointsOfRank(rank) / 4) +
    at(w, 3) * lower +
    at(w, 4) * high * lower +
    at(w, 5) * (countBits(held) / 6) +
    at(w, 6) * isHeart +
    at(w, 7) * isHeart * ((held >> (KINAL % RANKS)) & 1)
  );
}

/** Returns the cards as one bit mask of ranks per suit. */
export function ranksOf(cards: readonly number[]): Uint16Array {
  const ranks = new Uint16Array(SUITS);
  for (const card of cards) ranks[Math.floor(card / RANKS)] = at(ranks, Math.floor(card / RANKS)) | (1 << (card % RANKS));
  return ranks;
}

/**
 * A determinization with likely cards set aside. `likelihood` is the probability that the other players set aside none of the cards
 * they later played.
 */
export interface LikelyAsides {
  readonly state: ChapankaState;
  readonly likelihood: number;
}

/**
 * Returns the determinization after redrawing, at random, the cards that the other seats set aside. The weights give the
 * probability of each unplayed card.
 */
export function likelyAsides(
  guess: ChapankaState, seat: Seat, plays: readonly Play<FrenchCard>[], weights: Float64Array, draw: DrawNumber,
): LikelyAsides {
  let { deal } = guess;
  let likelihood = 1;
  for (const [owner, aside] of deal.setAside.entries()) {
    if (owner === seat || aside?.from !== 'hand' || !isSeen(aside.card)) continue;
    const left = [aside.card, ...(deal.hands[owner] ?? []).filter(isSeen)];
    const played = plays.flatMap((play) => (play.seat === owner ? [play.card] : []));
    const all = [...left, ...played];
    const hand = ranksOf(all.map(codeOf));
    const chances = all.map((card) => (mayBeSetAside(guess, card) ? exponential(asideWorth(codeOf(card), hand, weights)) : 0));
    const ofLeft = sumOf(chances, left.length);
    likelihood *= ofLeft / sumOf(chances, all.length);
    const chosen = left[drawn(chances, (ofLeft * draw(FINE)) / FINE)] ?? aside.card;
    deal = withAside(deal, owner, chosen);
  }
  return { state: { ...guess, deal }, likelihood };
}

/** Returns whether a card may be set aside from a hand (CP2.4). */
function mayBeSetAside({ options }: ChapankaState, card: FrenchCard): boolean {
  return options.kinalPot === 'off' || card !== KINAL_CARD;
}

function sumOf(chances: readonly number[], count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += chances[index] ?? 0;
  return sum;
}

/** Returns the index of the weight on which `number` falls. `number` must be at least 0 and below the sum of the weights. */
function drawn(chances: readonly number[], number: number): number {
  let passed = 0;
  return chances.findIndex((chance) => number < (passed += chance));
}

/** Returns the deal in which a player has set aside that card and holds the card that was set aside before. */
function withAside(deal: Deal, owner: Seat, card: FrenchCard): Deal {
  const before = deal.setAside[owner];
  if (before === undefined || before === null || before.card === card) return deal;
  return {
    ...deal,
    hands: deal.hands.map((hand, other) => (other === owner ? hand.map((held) => (held === card ? before.card : held)) : hand)),
    setAside: deal.setAside.map((aside, other) => (other === owner ? { ...before, card } : aside)),
  };
}
