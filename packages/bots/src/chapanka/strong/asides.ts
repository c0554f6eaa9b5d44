import { type DrawNumber, type FrenchCard, isSeen, type Play, type Seat } from '@chinwag/rules';
import { type ChapankaState, type Deal, KINAL as KINAL_CARD } from '@chinwag/rules/chapanka';
import { at, countBits } from '../../search/bits.ts';
import { exponential } from '../../search/exponential.ts';
import { SUITS } from '../../search/trick-deal.ts';
import { codeOf, HEARTS, KINAL, pointsOfRank, RANKS } from './fast-deal.ts';

/** How many numbers there are by which it is guessed which of twelve cards somebody sets aside (CP2.4). */
export const ASIDE_FEATURES = 8;

/** How finely it is drawn which card was set aside. */
const FINE = 1 << 20;

/** What speaks for it that a card of a hand, whose ranks lie there as bits by suit, is set aside, by these weights. */
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

/** The ranks of some cards as bits, by suit. */
export function ranksOf(cards: readonly number[]): Uint16Array {
  const ranks = new Uint16Array(SUITS);
  for (const card of cards) ranks[Math.floor(card / RANKS)] = at(ranks, Math.floor(card / RANKS)) | (1 << (card % RANKS));
  return ranks;
}

/** A guess in which it is likely what the others set aside, and how likely it is that they set aside none of what they played. */
export interface LikelyAsides {
  readonly state: ChapankaState;
  readonly likelihood: number;
}

/**
 * The guess with other cards set aside from the hands of others than `seat`: each of those that are not played as often as it is
 * likely by these weights.
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

/** Whether a card may be set aside from a hand (CP2.4). */
function mayBeSetAside({ options }: ChapankaState, card: FrenchCard): boolean {
  return options.kinalPot === 'off' || card !== KINAL_CARD;
}

function sumOf(chances: readonly number[], count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += chances[index] ?? 0;
  return sum;
}

/** Which of some chances a number falls on, from 0 to below their sum. */
function drawn(chances: readonly number[], number: number): number {
  let passed = 0;
  return chances.findIndex((chance) => number < (passed += chance));
}

/** The deal in which a player has set aside that card, and holds what was set aside until now. */
function withAside(deal: Deal, owner: Seat, card: FrenchCard): Deal {
  const before = deal.setAside[owner];
  if (before === undefined || before === null || before.card === card) return deal;
  return {
    ...deal,
    hands: deal.hands.map((hand, other) => (other === owner ? hand.map((held) => (held === card ? before.card : held)) : hand)),
    setAside: deal.setAside.map((aside, other) => (other === owner ? { ...before, card } : aside)),
  };
}
