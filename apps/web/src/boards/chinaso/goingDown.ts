import type { Seat } from '@chinwag/rules';
import { type Emptying, whyNone } from '@chinwag/rules/chinaso';
import { numberWord } from '../../wording/words.ts';
import { type Part, whyNotTogether } from './composition.ts';
import type { View } from './view.ts';

/** What comes of going down, beside the sets (CS4.7, CS4.8). */
export const BRINGS: Readonly<Record<Emptying, string>> = {
  'not-yet': '',
  out: ', and out',
  chinaso: ', and out: a Chinaso',
};

/** Why the plate is off: in few words, and in a sentence. */
interface Off {
  readonly detail: string;
  readonly reason: string;
}

/** Why one cannot go down yet with what has been put together, or null. */
export function whyOff(view: View, seat: Seat, parts: readonly Part[]): Off | null {
  const filled = parts.filter(({ set }) => set !== null).length;
  if (filled < parts.length) {
    const detail = `${numberWord(filled)} of ${numberWord(parts.length)} sets`;
    return { detail, reason: 'First put every set of the contract together.' };
  }
  const touching = whyNotTogether(parts);
  if (touching !== null) return { detail: 'straights touch', reason: touching.message };
  const none = whyNone(view.state, seat, 'goDown');
  return none && { detail: 'not your turn yet', reason: none.message };
}
