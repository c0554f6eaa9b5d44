import { type FrenchCard, type FrenchSuit, isSeen, rankOf, type Seat, suitLed, suitOf } from '@chinwag/rules';
import {
  cardStrength, categoryOf, chinkway, type ChinkwayMove, type ChinkwayState, leadingPlay, openDemands, sideOf, type Trump,
} from '@chinwag/rules/chinkway';
import { bestOf } from '../shared/best-of.ts';
import { hinterOf } from '../hint.ts';
import { bestTrump } from './hand-worth.ts';
import { chinkwayBots } from './index.ts';
import { seatsToCome } from './trick-odds.ts';
import { unseenCards } from './unseen.ts';

/** The reason for a sensible Chinkway player's move. */
export type ChinkwayReason =
  /** The remaining hand is void in a suit, and has trumps for ruffing it. */
  | { readonly kind: 'discard-void'; readonly cards: readonly FrenchCard[]; readonly suit: FrenchSuit }
  /** The remaining hand is best with that suit as trump, of which it has `count` cards. */
  | {
    readonly kind: 'discard-for-trumps';
    readonly cards: readonly FrenchCard[];
    readonly suit: FrenchSuit;
    readonly count: number;
  }
  /** The remaining hand is best without trumps. */
  | { readonly kind: 'discard-for-none'; readonly cards: readonly FrenchCard[] }
  | { readonly kind: 'trump-suit'; readonly suit: FrenchSuit; readonly count: number; readonly highest: FrenchCard }
  /** `high` cards of the hand are aces and kings. */
  | { readonly kind: 'trump-none'; readonly high: number }
  | { readonly kind: 'only-card'; readonly card: FrenchCard }
  /** No card that may be out beats this card. */
  | { readonly kind: 'lead-sure'; readonly card: FrenchCard }
  /** No higher card of its suit can be out; only a trump would beat the card. */
  | { readonly kind: 'lead-master'; readonly card: FrenchCard }
  /** `higher` cards of the same suit may be out and beat this card, so the card will rarely win a later trick. */
  | { readonly kind: 'lead-low'; readonly card: FrenchCard; readonly higher: number }
  /**
   * The card wins the trick, because nobody plays after it. `fills` is a card of the trick that its side still needs, or null if
   * there is none.
   */
  | { readonly kind: 'win-last'; readonly card: FrenchCard; readonly fills: FrenchCard | null }
  /** The card is winning, and no card that may be out beats it. */
  | { readonly kind: 'win-sure'; readonly card: FrenchCard }
  /** The card is winning, and `higher` cards that may be out beat it. */
  | { readonly kind: 'win-so-far'; readonly card: FrenchCard; readonly higher: number }
  /** The partner is winning, and the card fills an open demand. */
  | { readonly kind: 'feed-partner'; readonly card: FrenchCard; readonly partner: Seat }
  | { readonly kind: 'leave-to-partner'; readonly card: FrenchCard; readonly partner: Seat }
  /** The card fills no demand of the side that is winning, whereas a different card would. */
  | { readonly kind: 'starve'; readonly card: FrenchCard; readonly who: Seat }
  /** No card that may be played beats the winning card. */
  | { readonly kind: 'cannot-win'; readonly card: FrenchCard; readonly best: FrenchCard }
  /** A different card would be winning, but the player holds it back for a later trick. */
  | { readonly kind: 'save'; readonly card: FrenchCard; readonly winner: FrenchCard }
  | { readonly kind: 'keep-only'; readonly card: FrenchCard }
  /** The card's category is the scarcest to choose from: it has the fewest cards to come for each open demand. */
  | { readonly kind: 'keep-scarcest'; readonly card: FrenchCard; readonly toCome: number }
  | { readonly kind: 'keep-nothing' }
  /** In the scheduled last deal, first place would be the partner. */
  | { readonly kind: 'request' }
  | { readonly kind: 'no-request' };

/** Returns a sensible Chinkway player's move, with its reason. */
export const chinkwayHint = hinterOf<ChinkwayState, ChinkwayMove, ChinkwayReason>(chinkwayBots.sensible, (view, seat, move) => {
  const hand = (view.deal.hands[seat] ?? []).filter(isSeen);
  switch (move.type) {
    case 'discard':
      return discardReason(hand, move.cards);
    case 'trump':
      return trumpReason(hand, move.trump);
    case 'play':
      return playReason(view, seat, move.card);
    case 'extract':
      return extractReason(view, seat, hand, move.card);
    case 'finalRequest':
      return { kind: move.wanted ? 'request' : 'no-request' };
  }
});

function discardReason(hand: readonly FrenchCard[], cards: readonly FrenchCard[]): ChinkwayReason {
  const rest = hand.filter((card) => !cards.includes(card));
  const { trump } = bestTrump(rest);
  if (trump === 'NT') return { kind: 'discard-for-none', cards };
  const suit = cards.map(suitOf).find((each) => each !== trump && !rest.some((card) => suitOf(card) === each));
  return suit === undefined
    ? { kind: 'discard-for-trumps', cards, suit: trump, count: ofSuit(rest, trump).length }
    : { kind: 'discard-void', cards, suit };
}

function trumpReason(hand: readonly FrenchCard[], trump: Trump): ChinkwayReason {
  if (trump === 'NT') return { kind: 'trump-none', high: hand.filter((card) => ['A', 'K'].includes(rankOf(card))).length };
  const trumps = ofSuit(hand, trump);
  const highest = bestOf(trumps, (card) => cardStrength(card, trump, trump));
  if (highest === null) throw new Error('no hand is best with trumps that it has none of');
  return { kind: 'trump-suit', suit: trump, count: trumps.length, highest };
}

function playReason(view: ChinkwayState, seat: Seat, card: FrenchCard): ChinkwayReason {
  const { deal } = view;
  const lawful = chinkway.legalMoves(view, seat).flatMap((move) => (move.type === 'play' ? [move.card] : []));
  if (lawful.length === 1) return { kind: 'only-card', card };
  const best = leadingPlay(deal.trick, deal.trump);
  const led = suitLed(deal.trick) ?? suitOf(card);
  const beats = (one: FrenchCard, other: FrenchCard): boolean =>
    cardStrength(one, led, deal.trump) > cardStrength(other, led, deal.trump);
  const unseen = unseenCards(view, seat);
  const above = unseen.filter((other) => beats(other, card));
  if (best === null) {
    if (above.length === 0) return { kind: 'lead-sure', card };
    const higher = above.filter((other) => suitOf(other) === led).length;
    return higher === 0 ? { kind: 'lead-master', card } : { kind: 'lead-low', card, higher };
  }
  const open = openDemands(deal, sideOf(deal, seat));
  const fits = (one: FrenchCard): boolean => open.includes(categoryOf(one));
  if (beats(card, best.card)) {
    const plays = [...deal.trick, { seat, card }];
    if (seatsToCome(view, plays).length === 0) {
      return { kind: 'win-last', card, fills: plays.map((play) => play.card).find(fits) ?? null };
    }
    return above.length === 0 ? { kind: 'win-sure', card } : { kind: 'win-so-far', card, higher: above.length };
  }
  if (sideOf(deal, best.seat) === sideOf(deal, seat)) {
    return { kind: fits(card) ? 'feed-partner' : 'leave-to-partner', card, partner: best.seat };
  }
  const theirs = openDemands(deal, sideOf(deal, best.seat));
  const feeds = (one: FrenchCard): boolean => theirs.includes(categoryOf(one));
  const winner = lawful.find((other) => beats(other, best.card));
  if (winner !== undefined) return { kind: 'save', card, winner };
  if (!feeds(card) && lawful.some(feeds)) return { kind: 'starve', card, who: best.seat };
  return { kind: 'cannot-win', card, best: best.card };
}

function extractReason(view: ChinkwayState, seat: Seat, hand: readonly FrenchCard[], card: FrenchCard | null): ChinkwayReason {
  if (card === null) return { kind: 'keep-nothing' };
  const lawful = chinkway.legalMoves(view, seat).flatMap((move) => (move.type === 'extract' ? (move.card ?? []) : []));
  if (new Set(lawful.map(categoryOf)).size === 1) return { kind: 'keep-only', card };
  const category = categoryOf(card);
  const toCome = [...unseenCards(view, seat), ...hand].filter((other) => categoryOf(other) === category).length;
  return { kind: 'keep-scarcest', card, toCome };
}

function ofSuit(cards: readonly FrenchCard[], suit: FrenchSuit): readonly FrenchCard[] {
  return cards.filter((card) => suitOf(card) === suit);
}
