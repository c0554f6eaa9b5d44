import { type Face, isSeen } from '@chinwag/rules';
import { useDraft } from '../useDraft.ts';
import {
  arranged, BY_SUIT, carried, type Groups, type UnarrangedHand, type HandOrder, holdingSchema, mannerOf, setApart, without,
} from './arrangement.ts';

/** A hand as its owner holds it, and the ways to hold it otherwise. */
export interface ArrangedHand<Card> {
  readonly cards: readonly Card[];
  /** The same cards in groups, which are set apart from one another. */
  readonly groups: Groups<Card>;
  readonly order: HandOrder;
  /** Shows the hand in another order. One's own order is stored for when one comes back to it. */
  readonly setOrder: (order: HandOrder) => void;
  /** Puts a card at a place; from then on the order is one's own. Answers the way back to how the hand was held. */
  readonly carry: (card: Card, to: number) => () => void;
  /** Sets cards apart as a group at the end; from then on the order is one's own. */
  readonly setApart: (cards: readonly Card[]) => void;
  /** Closes the gaps between the groups one has made. */
  readonly closeGaps: () => void;
}

/** What of a hand is its game's: what it sorts by, which melds are in it, and what lies elsewhere just now. */
export interface HandOf<Card> extends Omit<UnarrangedHand<Card>, 'cards'> {
  /** Cards that are left out, and keep their places for when they come back. */
  readonly aside: readonly Card[];
}

/** Holds a hand as its owner wants it, also after a reload. `gameKey` is the board's. */
export function useArrangedHand<Card extends string>(
  gameKey: string,
  held: readonly Face<Card>[],
  { deal, sorts, melds, aside }: HandOf<Card>,
): ArrangedHand<Card> {
  const [holding, hold] = useDraft(`hand.${gameKey}`, holdingSchema, BY_SUIT);
  const whole = arranged({ cards: held.filter(isSeen), deal, sorts, melds }, holding);
  const groups = without(whole, aside);
  const holdAs = (own: Groups<Card>) => hold({ order: 'own', own, deal, manner: mannerOf(own.flat(), sorts) });
  return {
    cards: groups.flat(),
    groups,
    order: holding.order,
    setOrder: (order) => {
      if (order === 'own' && holding.manner === null) holdAs(whole);
      else hold({ ...holding, order });
    },
    carry: (card, to) => {
      const place = groups.flat()[to];
      if (place !== undefined) holdAs(carried(whole, card, whole.flat().indexOf(place)));
      return () => hold(holding);
    },
    setApart: (cards) => holdAs(setApart(whole, cards)),
    closeGaps: () => holdAs([whole.flat()]),
  };
}
