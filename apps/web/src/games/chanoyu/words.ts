import { type ChanoyuCard, drawAfter, isTsukumogami, type Row, type Stretch, stretches } from '@chinwag/rules/chanoyu';
import { type CardFilling, type Message, message } from '../../language/message.ts';
import type { View } from './view.ts';

/** Returns a card as a message argument. Chanoyu's name for jokers is Tsukumogami. */
export function called(card: ChanoyuCard): CardFilling {
  return isTsukumogami(card) ? { card, called: 'tsukumogami' } : card;
}

/** Returns several cards as message arguments. */
export function allCalled(cards: readonly ChanoyuCard[]): readonly CardFilling[] {
  return cards.map(called);
}

/** Returns a number of points as a message: `1 point`, `6 points`. */
export function points(count: number): Message {
  return message('board.points', { count });
}

/** Returns the values of a row, one item per run: `2 to 4`, `9`. */
export function valuesIn(row: Row): readonly Message[] {
  return stretches(row).map(valuesOf);
}

/** Returns the values of a run: `2 to 4`, `9`. */
export function valuesOf([low, high]: Stretch): Message {
  return low === high ? message('chanoyu.lone', { value: low }) : message('chanoyu.stretch', { low, high });
}

/** Returns a sentence about how many cards are drawn after this trick, and how many cards are left in the stock. */
export function pileSentence({ state: { deal } }: View): Message {
  const count = deal.pile.length;
  switch (drawAfter(deal)) {
    case 'last-trick':
      return message('chanoyu.pile-last');
    case 'everybody':
      return message('chanoyu.pile', { count });
    case 'too-few':
      return message('chanoyu.pile-too-few', { count });
  }
}
