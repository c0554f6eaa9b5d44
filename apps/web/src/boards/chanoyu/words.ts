import { type ChanoyuCard, isTsukumogami, kindOf, type LayMove } from '@chinwag/rules/chanoyu';
import { cardName } from '../../kit/cards/cardName.ts';
import { counted } from '../../wording/words.ts';
import type { Sentence } from '../board.ts';

/** The name of a card as one says it; the jokers are Tsukumogami here. */
export function sayCard(card: string): string {
  return card === 'X1' || card === 'X2' ? 'Tsukumogami' : cardName(card);
}

/** A card in a sentence: drawn, or `a Tsukumogami`. */
export function cardInWords(card: ChanoyuCard): Sentence[number] {
  return isTsukumogami(card) ? 'a Tsukumogami' : { card };
}

/** Cards in a sentence, with a word between: `7♣, 3♣ and K♥`. */
export function cardsInWords(cards: readonly ChanoyuCard[]): Sentence {
  return cards.flatMap((card, k) => {
    if (k === 0) return [cardInWords(card)];
    return [k === cards.length - 1 ? ' and ' : ', ', cardInWords(card)];
  });
}

/** A card and, unless it is a number itself, the value it is laid as: `K♥ as 1`. */
export function laidInWords({ card, value }: Pick<LayMove, 'card' | 'value'>): Sentence {
  return kindOf(card) === 'numbered' ? [cardInWords(card)] : [cardInWords(card), ` as ${value}`];
}

/** Points as one says them: `1 point`, `6 points`. */
export function pointsInWords(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}

/** What lies face down at the side of the table, or will: `two cards`. */
export function cardCount(cards: number): string {
  return counted(cards, 'card', 'cards');
}
