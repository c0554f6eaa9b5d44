import { type ChanoyuCard, drawAfter, isTsukumogami, type Row, type Stretch, stretches } from '@chinwag/rules/chanoyu';
import { type CardFilling, type Message, message } from '../../language/message.ts';
import type { View } from './view.ts';

/** A card for a sentence: the jokers are Tsukumogami here. */
export function called(card: ChanoyuCard): CardFilling {
  return isTsukumogami(card) ? { card, called: 'tsukumogami' } : card;
}

/** Several cards for a sentence. */
export function allCalled(cards: readonly ChanoyuCard[]): readonly CardFilling[] {
  return cards.map(called);
}

/** Points as one says them: `1 point`, `6 points`. */
export function points(count: number): Message {
  return message('board.points', { count });
}

/** What a row holds, for a sentence about it: `2 to 4`, `9`. */
export function valuesIn(row: Row): readonly Message[] {
  return stretches(row).map(valuesOf);
}

/** A stretch for a sentence: `2 to 4`, `9`. */
export function valuesOf([low, high]: Stretch): Message {
  return low === high ? message('chanoyu.lone', { value: low }) : message('chanoyu.stretch', { low, high });
}

/** What is drawn after this trick, and what is left to draw. */
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
