import { isSeen, rankOf, type Seat } from '@chinwag/rules';
import {
  bestGoingDown, type ChinasoCard, type ChinasoMove, type ChinasoState, contractIn, isDown, isJoker, kindOf, pointsOf,
} from '@chinwag/rules/chinaso';
import { hinterOf } from '../hint.ts';
import { aimOf } from './aim.ts';
import { bringsDown, gainOf } from './draw.ts';
import { chinasoBots } from './index.ts';
import { layAll } from './laying.ts';
import { countsOf, unseenCards } from './unseen.ts';

/** The reason for a sensible Chinaso player's move. */
export type ChinasoReason =
  /** The player can lay the contract with the discard. */
  | { readonly kind: 'take-to-go-down'; readonly card: ChinasoCard }
  /** The hand has two cards of the same rank, and the contract needs threes. */
  | { readonly kind: 'take-third'; readonly card: ChinasoCard }
  /** The card brings the contract closer. */
  | { readonly kind: 'take'; readonly card: ChinasoCard }
  /** A player who is down lays the card off right away. */
  | { readonly kind: 'take-and-lay'; readonly card: ChinasoCard }
  /** The discard does not bring the contract closer. */
  | { readonly kind: 'stock-no-use'; readonly card: ChinasoCard }
  | { readonly kind: 'stock' }
  | { readonly kind: 'buy-to-go-down'; readonly card: ChinasoCard }
  | { readonly kind: 'buy-third'; readonly card: ChinasoCard }
  | { readonly kind: 'buy'; readonly card: ChinasoCard }
  | { readonly kind: 'decline-no-use'; readonly card: ChinasoCard }
  /** The card brings the contract closer, but costs two more cards. */
  | { readonly kind: 'decline-dear'; readonly card: ChinasoCard }
  /** Cards worth `points` no longer count as penalty points in the hand. */
  | { readonly kind: 'go-down'; readonly points: number }
  | { readonly kind: 'lay-off'; readonly card: ChinasoCard }
  | { readonly kind: 'swap-joker'; readonly card: ChinasoCard }
  | { readonly kind: 'hold' }
  /** The contract is complete except for one card: one more card that fits makes a Chinaso. */
  | { readonly kind: 'wait'; readonly card: ChinasoCard }
  /** The card belongs to no set that the hand is close to, and counts the most points of all such cards. */
  | { readonly kind: 'discard-dearest'; readonly card: ChinasoCard; readonly points: number }
  | { readonly kind: 'discard-unwanted'; readonly card: ChinasoCard }
  /** Every card belongs to a set that the hand is close to, or may extend one; the chosen card has the lowest value. */
  | { readonly kind: 'discard-least'; readonly card: ChinasoCard }
  /** A player who is down cannot lay the card off anywhere, and no other such card counts more points. */
  | { readonly kind: 'discard-stuck'; readonly card: ChinasoCard; readonly points: number }
  | { readonly kind: 'discard-laid'; readonly card: ChinasoCard };

/** Returns a sensible Chinaso player's move, with its reason. */
export const chinasoHint = hinterOf<ChinasoState, ChinasoMove, ChinasoReason>(chinasoBots.sensible, (view, seat, move) => {
  const hand = (view.deal.hands[seat] ?? []).filter(isSeen);
  switch (move.type) {
    case 'takeDiscard': {
      const card = liveCard(view);
      if (isDown(view.deal, seat)) return { kind: 'take-and-lay', card };
      if (bringsDown(view, seat)) return { kind: 'take-to-go-down', card };
      return { kind: isThird(view, hand, card) ? 'take-third' : 'take', card };
    }
    case 'drawStock': {
      const card = view.deal.live?.card;
      if (card === undefined || isDown(view.deal, seat) || gainOf(view, seat) > 0) return { kind: 'stock' };
      return { kind: 'stock-no-use', card };
    }
    case 'buy': {
      const card = liveCard(view);
      if (bringsDown(view, seat)) return { kind: 'buy-to-go-down', card };
      return { kind: isThird(view, hand, card) ? 'buy-third' : 'buy', card };
    }
    case 'decline':
      return { kind: gainOf(view, seat) > 0 ? 'decline-dear' : 'decline-no-use', card: liveCard(view) };
    case 'goDown': {
      const laid = move.sets.flatMap(({ cards }) => cards);
      return { kind: 'go-down', points: laid.reduce((sum, card) => sum + pointsOf(card, view.options.cardPoints), 0) };
    }
    case 'layOff':
      return { kind: 'lay-off', card: move.card };
    case 'swapJoker':
      return { kind: 'swap-joker', card: move.card };
    case 'hold':
      return { kind: 'hold' };
    case 'discard':
      return isDown(view.deal, seat) ? discardWhenDown(view, hand, move.card) : discardBefore(view, seat, hand, move.card);
  }
});

function liveCard({ deal }: ChinasoState): ChinasoCard {
  if (deal.live === null) throw new Error('there is no discard');
  return deal.live.card;
}

/**
 * Returns whether a card turns a pair in the hand into a three. The contract must need threes, and the card must bring the contract
 * closer.
 */
function isThird(view: ChinasoState, hand: readonly ChinasoCard[], card: ChinasoCard): boolean {
  if (contractIn(view).threes === 0 || isJoker(card)) return false;
  return hand.filter((held) => !isJoker(held) && rankOf(held) === rankOf(card)).length === 2;
}

function discardBefore(view: ChinasoState, seat: Seat, hand: readonly ChinasoCard[], card: ChinasoCard): ChinasoReason {
  const { cardPoints } = view.options;
  const contract = contractIn(view);
  if (bestGoingDown(hand, contract, cardPoints) !== null) return { kind: 'wait', card };
  const aim = aimOf(hand, contract, unseenCards(view, seat));
  const counts = countsOf(hand);
  const isUnwanted = (held: ChinasoCard): boolean =>
    !isJoker(held) && aim.welcome[kindOf(held)] !== true && (counts[kindOf(held)] ?? 0) > (aim.wanted[kindOf(held)] ?? 0);
  if (!isUnwanted(card)) return { kind: 'discard-least', card };
  const points = pointsOf(card, cardPoints);
  const isDearest = hand.filter(isUnwanted).every((held) => pointsOf(held, cardPoints) <= points);
  return isDearest ? { kind: 'discard-dearest', card, points } : { kind: 'discard-unwanted', card };
}

function discardWhenDown(view: ChinasoState, hand: readonly ChinasoCard[], card: ChinasoCard): ChinasoReason {
  const { stuck } = layAll(hand, view.deal.table);
  const points = pointsOf(card, view.options.cardPoints);
  if (!stuck.includes(card)) return { kind: 'discard-laid', card };
  return { kind: 'discard-stuck', card, points };
}
