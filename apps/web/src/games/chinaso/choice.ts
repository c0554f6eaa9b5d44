import type { Face, Violation } from '@chinwag/rules';
import { arrange, type ChinasoCard } from '@chinwag/rules/chinaso';
import { type Message, message } from '../../language/message.ts';
import { inWords } from './words.ts';

/** Returns a text that says what two or more chosen cards form, or the reason why they form nothing, or null for fewer cards. */
export function verdictOn(cards: readonly ChinasoCard[]): Message | Violation | null {
  if (cards.length < 2) return null;
  const arranged = arrange(cards);
  return arranged.kind === 'none' ? arranged.why : message('chinaso.it-is', { sets: arranged.ways.map(inWords) });
}

/** Returns the cards that can still be chosen: those in the hand and not among `laidOut`. */
export function chosenOf(
  touched: readonly ChinasoCard[],
  hand: readonly Face<ChinasoCard>[],
  laidOut: readonly ChinasoCard[],
): readonly ChinasoCard[] {
  return touched.filter((card) => hand.includes(card) && !laidOut.includes(card));
}
