import { type Face, isSeen } from '@chinwag/rules';
import { useDraft } from '../useDraft.ts';
import { arranged, BY_SUIT, carried, type HandOrder, type HandSorts, holdingSchema } from './arrangement.ts';

/** A hand as its owner holds it, and the ways to hold it otherwise. */
export interface ArrangedHand<Card> {
  readonly cards: readonly Card[];
  readonly order: HandOrder;
  readonly setOrder: (order: HandOrder) => void;
  /** Puts a card at a place; from then on the order is one's own. */
  readonly carry: (card: Card, to: number) => void;
}

/** Holds a hand as its owner wants it, also after a reload. `gameKey` is the board's. */
export function useArrangedHand<Card extends string>(
  gameKey: string,
  hand: readonly Face<Card>[],
  sorts: HandSorts<Card>,
): ArrangedHand<Card> {
  const [holding, hold] = useDraft(`hand.${gameKey}`, holdingSchema, BY_SUIT);
  const cards = arranged(hand.filter(isSeen), holding, sorts);
  return {
    cards,
    order: holding.order,
    setOrder: (order) => hold(order === 'own' ? { order, own: cards } : { ...holding, order }),
    carry: (card, to) => hold({ order: 'own', own: carried(cards, card, to) }),
  };
}
