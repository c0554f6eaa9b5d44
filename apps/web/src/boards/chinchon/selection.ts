import type { SpanishCard, SpanishDeck } from '@chinwag/rules';
import { selectionOf, valueOf } from '@chinwag/rules/chinchon';
import { inPoints } from '../../wording/numbers.ts';
import { capital } from '../../wording/words.ts';
import type { Sentence } from '../board.ts';
import { meldInWords } from './words.ts';

/** What the cards that are chosen are together, in a few words. */
export interface SelectionWords {
  readonly kind: 'one' | 'meld' | 'nothing';
  readonly sentence: Sentence;
  /** The rule that makes them what they are. */
  readonly rule: string;
}

/** Says of chosen cards what they are: what one counts, which meld several make, or why they make none. */
export function tellSelection(cards: readonly SpanishCard[], deck: SpanishDeck): SelectionWords | null {
  const [first] = cards;
  if (first === undefined) return null;
  if (cards.length === 1) {
    const value = inPoints(valueOf(first, deck));
    return { kind: 'one', sentence: [{ card: first }, ` counts ${value}.`], rule: 'CH1.3' };
  }
  const selection = selectionOf(cards, deck);
  if (selection.kind === 'nothing') {
    return { kind: 'nothing', sentence: [selection.why.message], rule: selection.why.rule };
  }
  const what = selection.kind === 'group' ? 'a group' : 'a sequence';
  return { kind: 'meld', sentence: [`${capital(meldInWords(selection.cards, deck))}: ${what}.`], rule: 'CH3.1' };
}
