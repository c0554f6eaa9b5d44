import { type Face, isSeen } from '@chinwag/rules';
import { useDraft } from '../useDraft.ts';
import {
  arranged, BY_SUIT, carried, type Groups, type UnarrangedHand, type HandOrder, holdingSchema, mannerOf, setApart, without,
} from './arrangement.ts';

/** A hand in the order chosen by the player, with the functions that change the order. */
export interface ArrangedHand<Card> {
  readonly cards: readonly Card[];
  /** The same cards in groups, with gaps between the groups. */
  readonly groups: Groups<Card>;
  readonly order: HandOrder;
  /** Sorts the hand in a different order. Stores the player's own order for later. */
  readonly setOrder: (order: HandOrder) => void;
  /** Moves a card to the index `to`; from then on the order is the player's own. Returns a function that undoes the move. */
  readonly carry: (card: Card, to: number) => () => void;
  /** Moves cards into a group at the end; from then on the order is the player's own. */
  readonly setApart: (cards: readonly Card[]) => void;
  /** Closes the gaps between the player's groups. */
  readonly closeGaps: () => void;
}

/** A game's part of a hand: its sort orders, the melds in the hand, and the cards that are currently elsewhere. */
export interface HandOf<Card> extends Omit<UnarrangedHand<Card>, 'cards'> {
  /** The cards that are left out, which keep their places until they come back. */
  readonly aside: readonly Card[];
}

/** Returns a hand in the player's chosen order. The order survives a reload. `gameKey` is the board's prop of that name. */
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
