import type { SpanishCard, SpanishDeck, Violation } from '@chinwag/rules';
import { selectionOf, valueOf } from '@chinwag/rules/chinchon';
import { type Message, message } from '../../language/message.ts';
import { meldInWords } from './words.ts';

/** The verdict on the chosen cards: what they form, with the rule, or why they form nothing. */
export type SelectionWords =
  | { readonly kind: 'one' | 'meld'; readonly words: Message; readonly rule: string }
  | { readonly kind: 'nothing'; readonly why: Violation; readonly rule: string };

/** Returns the points of one chosen card, the meld that several form, or why they form none. Returns null without cards. */
export function tellSelection(cards: readonly SpanishCard[], deck: SpanishDeck): SelectionWords | null {
  const [card] = cards;
  if (card === undefined) return null;
  if (cards.length === 1) {
    return { kind: 'one', words: message('chinchon.card-counts', { card, points: valueOf(card, deck) }), rule: 'CH1.3' };
  }
  const selection = selectionOf(cards, deck);
  if (selection.kind === 'nothing') return { kind: 'nothing', why: selection.why, rule: selection.why.rule };
  return { kind: 'meld', words: message('chinchon.is-meld', { meld: meldInWords(selection.cards, deck) }), rule: 'CH3.1' };
}
