import { type FrenchCard, SUIT_NAMES } from '@chinwag/rules';
import { CATEGORIES, type Category, categoryOf, type Trump } from '@chinwag/rules/chinkway';
import { capital, counted, listed } from '../../wording/words.ts';
import type { Sentence } from '../board.ts';

/** What a demand of the Quest asks for, as one says it. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  S: 'Spade', H: 'Heart', D: 'Diamond', C: 'Club', P: 'Picture',
};

/** What may be named trump, as one says it: `spades`, `No Trump`. */
export function trumpName(trump: Trump): string {
  return trump === 'NT' ? 'No Trump' : SUIT_NAMES[trump];
}

/** What is played with: `Spades are trumps.`, `There are no trumps.`. */
export function trumpsSentence(trump: Trump): string {
  return trump === 'NT' ? 'There are no trumps.' : `${capital(SUIT_NAMES[trump])} are trumps.`;
}

/** What a card counts as for the Quest: `a Spade`. */
export function asCategory(card: FrenchCard): string {
  return `a ${CATEGORY_NAMES[categoryOf(card)]}`;
}

/** Demands gathered by category: `one Spade, two Hearts and two Pictures`; `nothing` if there are none. */
export function demandsInWords(demands: readonly Category[]): string {
  const parts = CATEGORIES.flatMap((category) => {
    const count = demands.filter((demand) => demand === category).length;
    const name = CATEGORY_NAMES[category];
    return count === 0 ? [] : [counted(count, name, `${name}s`)];
  });
  return parts.length === 0 ? 'nothing' : listed(parts);
}

/** Cards in a sentence, with a word between: `7♣, 3♣ and K♥`. */
export function cardsInWords(cards: readonly string[]): Sentence {
  return cards.flatMap((card, k) => {
    if (k === 0) return [{ card }];
    return [k === cards.length - 1 ? ' and ' : ', ', { card }];
  });
}

/** Points as one says them: `1 point`, `6 points`. */
export function pointsInWords(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}
