import { type FrenchCard, type FrenchSuit, isSeen, type Seat, suitLed, suitOf } from '@chinwag/rules';
import {
  chapanka, type ChapankaMove, type ChapankaState, isPancerola, KINAL, leadingPlay, mannerOf, takerOfAll, trickPoints,
  tricksPlayed,
} from '@chinwag/rules/chapanka';
import { hinterOf } from '../hint.ts';
import { chapankaBots } from './index.ts';
import { strengthOf, strongerUnseen, unseenCards } from './unseen.ts';

/** The minimum number of tricks for which a hint mentions that one player has won them all. */
const NOTED = 5;

/** The lowest strength of a card that is likely to have to win a trick. */
const HIGH = strengthOf('9S');

/** The reason for a sensible Chapanka player's move. */
export type ChapankaReason =
  /** The remaining hand is a Pancerola. */
  | { readonly kind: 'aside-pancerola'; readonly card: FrenchCard }
  /** The card is high, and the hand has only `lower` lower cards of its suit to play instead. */
  | { readonly kind: 'aside-high'; readonly card: FrenchCard; readonly lower: number }
  /** The card is the only one of its suit, and without it the hand can throw cards on that suit. */
  | { readonly kind: 'aside-void'; readonly card: FrenchCard; readonly suit: FrenchSuit }
  | { readonly kind: 'aside-least'; readonly card: FrenchCard }
  /** The hand is a Pancerola already. */
  | { readonly kind: 'decline-pancerola' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'only-card'; readonly card: FrenchCard }
  /** The player has won all `count` tricks, and this card is winning the current one. */
  | { readonly kind: 'sweep'; readonly card: FrenchCard; readonly count: number }
  /** Another player has won all `count` tricks, and this card is winning the current one. */
  | { readonly kind: 'stop'; readonly card: FrenchCard; readonly who: Seat; readonly count: number }
  /** The card is a heart, and the Kinal may be out. */
  | { readonly kind: 'lead-bait'; readonly card: FrenchCard }
  /** `higher` cards of the same suit may be out and beat this card. */
  | { readonly kind: 'lead-low'; readonly card: FrenchCard; readonly higher: number }
  /** No higher card of its suit can be out, so the card wins. */
  | { readonly kind: 'lead-high'; readonly card: FrenchCard }
  | { readonly kind: 'throw-kinal'; readonly who: Seat }
  | { readonly kind: 'throw-ace'; readonly card: FrenchCard; readonly who: Seat }
  /** The card need not follow suit, and cannot win the trick. */
  | { readonly kind: 'throw'; readonly card: FrenchCard; readonly suit: FrenchSuit }
  | { readonly kind: 'renounce'; readonly card: FrenchCard }
  /** The card is the highest that stays under the winning card. */
  | { readonly kind: 'duck-highest'; readonly card: FrenchCard; readonly under: FrenchCard }
  | { readonly kind: 'duck'; readonly card: FrenchCard; readonly under: FrenchCard }
  /** Every card that may be played would win, and nobody plays after the seat. */
  | { readonly kind: 'must-win'; readonly card: FrenchCard }
  /** Every card that may be played is winning, and `higher` cards that may be out beat this card. */
  | { readonly kind: 'must-go-over'; readonly card: FrenchCard; readonly higher: number }
  /** A different card would stay under the winning card; with the chosen card, the trick is worth `points` so far. */
  | { readonly kind: 'win-cheaply'; readonly card: FrenchCard; readonly points: number };

/** Returns a sensible Chapanka player's move, with its reason. */
export const chapankaHint = hinterOf<ChapankaState, ChapankaMove, ChapankaReason>(chapankaBots.sensible, (view, seat, move) => {
  const hand = (view.deal.hands[seat] ?? []).filter(isSeen);
  if (move.card === null) return { kind: isPancerola(hand) ? 'decline-pancerola' : 'decline' };
  return move.type === 'play' ? playReason(view, seat, move.card) : asideReason(hand, move.card);
});

function asideReason(hand: readonly FrenchCard[], card: FrenchCard): ChapankaReason {
  const rest = hand.filter((held) => held !== card);
  if (isPancerola(rest)) return { kind: 'aside-pancerola', card };
  const suit = suitOf(card);
  const ofSuit = rest.filter((held) => suitOf(held) === suit);
  if (ofSuit.length === 0) return { kind: 'aside-void', card, suit };
  const lower = ofSuit.filter((held) => strengthOf(held) < strengthOf(card)).length;
  if (strengthOf(card) >= HIGH) return { kind: 'aside-high', card, lower };
  return { kind: 'aside-least', card };
}

function playReason(view: ChapankaState, seat: Seat, card: FrenchCard): ChapankaReason {
  const { deal } = view;
  const lawful = chapanka.legalMoves(view, seat).flatMap((move) => (move.type === 'play' ? [move.card] : []));
  if (lawful.length === 1) return { kind: 'only-card', card };
  const best = leadingPlay(deal.trick);
  const led = suitLed(deal.trick);
  const takes = (one: FrenchCard): boolean =>
    best === null || (suitOf(one) === led && strengthOf(one) > strengthOf(best.card));
  const taker = takerOfAll(deal);
  const count = tricksPlayed(deal);
  if (taker !== null && count >= NOTED && takes(card)) {
    return taker === seat ? { kind: 'sweep', card, count } : { kind: 'stop', card, who: taker, count };
  }
  const unseen = unseenCards(view, seat);
  const higher = strongerUnseen(unseen, card);
  if (best === null || led === null) {
    if (suitOf(card) === suitOf(KINAL) && card !== KINAL && unseen.cards.includes(KINAL)) return { kind: 'lead-bait', card };
    return higher === 0 ? { kind: 'lead-high', card } : { kind: 'lead-low', card, higher };
  }
  switch (mannerOf(deal, seat, card)) {
    case 'renounce':
      return { kind: 'renounce', card };
    case 'throw':
      if (card === KINAL) return { kind: 'throw-kinal', who: best.seat };
      return card.startsWith('A') ? { kind: 'throw-ace', card, who: best.seat } : { kind: 'throw', card, suit: led };
    case 'lead':
    case 'follow':
      return followReason();
  }

  function followReason(): ChapankaReason {
    const under = lawful.filter((other) => suitOf(other) === led && !takes(other));
    if (!takes(card)) {
      const isHighest = under.every((other) => strengthOf(other) <= strengthOf(card));
      const beneath = best?.card ?? card;
      return { kind: isHighest && under.length > 1 ? 'duck-highest' : 'duck', card, under: beneath };
    }
    if (lawful.some((other) => !takes(other))) {
      return { kind: 'win-cheaply', card, points: trickPoints([...deal.trick, { seat, card }]) };
    }
    const isLast = deal.trick.length === deal.hands.length - 1;
    return isLast || higher === 0 ? { kind: 'must-win', card } : { kind: 'must-go-over', card, higher };
  }
}
