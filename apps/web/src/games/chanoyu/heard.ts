import type { Message } from '../../language/message.ts';
import type { Built } from './built.ts';
import { consequenceOf } from './consequence.ts';
import { whatIsMissing } from './status.ts';
import type { View } from './view.ts';

/**
 * Returns the screen-reader announcement of a choice when cards are being laid. It gives the score and whether the game may end, or
 * what is still missing.
 */
export function heardOf(view: View, choice: Built): readonly Message[] {
  if (choice.move?.type === 'lay') {
    const { sentence, outcome } = consequenceOf(view, choice.move);
    return outcome.ends ? [sentence, outcome.sentence] : [sentence];
  }
  const missing = choice.ways.length === 0 ? null : whatIsMissing(choice);
  return missing === null ? [] : [missing];
}
