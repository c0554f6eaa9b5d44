import { isSeen, type Seat } from '@chinwag/rules';
import {
  bestArrangement, chinchon, type ChinchonMove, type ChinchonState, codeOf, endingScore, heldBy, type SpanishCard,
  type SpanishDeck, valueOf, waysToClose,
} from '@chinwag/rules/chinchon';
import { hinterOf } from '../hint.ts';
import { chooseClose } from './close.ts';
import { chinchonBots } from './index.ts';

/** The reason for a sensible Chinchón player's move. */
export type ChinchonReason =
  /** The player can close the deal with the top discard. */
  | { readonly kind: 'take-to-close'; readonly card: SpanishCard }
  | { readonly kind: 'take-for-meld'; readonly card: SpanishCard; readonly meld: readonly SpanishCard[] }
  /** The card pairs with a card of the hand: the same rank, or near in the suit. */
  | { readonly kind: 'take-near'; readonly card: SpanishCard; readonly near: SpanishCard }
  /** The card counts fewer points than the highest card outside the melds. */
  | { readonly kind: 'take-low'; readonly card: SpanishCard; readonly instead: SpanishCard }
  | { readonly kind: 'take'; readonly card: SpanishCard }
  /** The top discard makes no meld. */
  | { readonly kind: 'stock-no-meld'; readonly card: SpanishCard }
  | { readonly kind: 'stock' }
  | { readonly kind: 'close-chinchon' }
  /** The remaining cards then count `points`. */
  | { readonly kind: 'close'; readonly points: number }
  | { readonly kind: 'add'; readonly card: SpanishCard }
  | { readonly kind: 'lay-down' }
  /** The card is in no meld, and is the highest such card. */
  | { readonly kind: 'discard-highest'; readonly card: SpanishCard; readonly points: number }
  /** The card is in no meld and pairs with no other, while the highest card outside the melds pairs with another. */
  | { readonly kind: 'discard-alone'; readonly card: SpanishCard; readonly instead: SpanishCard }
  | { readonly kind: 'discard-unfit'; readonly card: SpanishCard }
  /** Discarding a card from outside the melds gains nothing, so this card comes from a meld. */
  | { readonly kind: 'discard-melded'; readonly card: SpanishCard }
  /** The cards that cannot be laid down or laid off count `points`. */
  | { readonly kind: 'settle'; readonly points: number }
  | { readonly kind: 'reenlist'; readonly ante: number; readonly pot: number }
  | { readonly kind: 'no-reenlist'; readonly ante: number; readonly pot: number };

/** Returns a sensible Chinchón player's move, with its reason. */
export const chinchonHint = hinterOf<ChinchonState, ChinchonMove, ChinchonReason>(chinchonBots.sensible, (view, seat, move) => {
  const { ante } = view.options;
  switch (move.type) {
    case 'draw':
      return move.from === 'stock' ? stockReason(view, seat) : takeReason(view, seat);
    case 'close': {
      const { points, chinchon: isChinchon } = endingScore(view, seat, move);
      return isChinchon ? { kind: 'close-chinchon' } : { kind: 'close', points };
    }
    case 'settle':
      return { kind: 'settle', points: endingScore(view, seat, move).points };
    case 'layOff':
      return { kind: 'add', card: move.card };
    case 'layDown':
      return { kind: 'lay-down' };
    case 'discard':
      return discardReason(view, seat, move.card);
    case 'reenlist':
      return { kind: move.wanted ? 'reenlist' : 'no-reenlist', ante, pot: view.pot };
  }
});

function topOf({ deal }: ChinchonState): SpanishCard | null {
  const top = deal.pile.at(-1);
  return top !== undefined && isSeen(top) ? top : null;
}

function takeReason(view: ChinchonState, seat: Seat): ChinchonReason {
  const card = topOf(view);
  if (card === null) throw new Error('there is no discard to take');
  const { deck } = view.options;
  const hand = heldBy(view.deal, seat);
  const taken = [...hand, card];
  const withTop = { ...view, deal: { ...view.deal, hands: view.deal.hands.with(seat, taken) } };
  if (chooseClose(withTop, seat, waysToClose(withTop, seat)) !== null) return { kind: 'take-to-close', card };
  const { melds, left } = bestArrangement(taken, deck);
  const meld = melds.find((cards) => cards.includes(card));
  if (meld !== undefined) return { kind: 'take-for-meld', card, meld: meld.filter((other) => other !== card) };
  const near = left.find((other) => other !== card && goTogether(card, other, deck));
  if (near !== undefined) return { kind: 'take-near', card, near };
  const instead = highestOf(left, deck);
  const isLower = instead !== null && valueOf(card, deck) < valueOf(instead, deck);
  return isLower ? { kind: 'take-low', card, instead } : { kind: 'take', card };
}

function stockReason(view: ChinchonState, seat: Seat): ChinchonReason {
  const card = topOf(view);
  const mayTake = chinchon.legalMoves(view, seat).some((move) => move.type === 'draw' && move.from === 'discards');
  if (card === null || !mayTake) return { kind: 'stock' };
  const { left } = bestArrangement([...heldBy(view.deal, seat), card], view.options.deck);
  return left.includes(card) ? { kind: 'stock-no-meld', card } : { kind: 'stock' };
}

function discardReason(view: ChinchonState, seat: Seat, card: SpanishCard): ChinchonReason {
  const { deck } = view.options;
  const hand = heldBy(view.deal, seat);
  const { left } = bestArrangement(hand, deck);
  if (!left.includes(card)) return { kind: 'discard-melded', card };
  const instead = highestOf(left, deck);
  const points = valueOf(card, deck);
  if (instead === null || valueOf(instead, deck) === points) return { kind: 'discard-highest', card, points };
  const goes = (one: SpanishCard): boolean => hand.some((other) => other !== one && goTogether(one, other, deck));
  return goes(instead) && !goes(card) ? { kind: 'discard-alone', card, instead } : { kind: 'discard-unfit', card };
}

/** Returns whether two cards may belong to one meld of three: of the same rank, or at most two apart in a suit. */
function goTogether(one: SpanishCard, other: SpanishCard, deck: SpanishDeck): boolean {
  const apart = Math.abs(codeOf(one, deck) - codeOf(other, deck));
  return valueOf(one, deck) === valueOf(other, deck) || (apart > 0 && apart <= 2);
}

function highestOf(cards: readonly SpanishCard[], deck: SpanishDeck): SpanishCard | null {
  return cards.toSorted((a, b) => valueOf(b, deck) - valueOf(a, deck))[0] ?? null;
}
