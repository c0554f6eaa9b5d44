import type { Seat, Violation } from '@chinwag/rules';
import { whyNone } from '@chinwag/rules/chinaso';
import { type Message, message } from '../../language/message.ts';
import { type Part, whyNotTogether } from './composition.ts';
import type { View } from './view.ts';

/** Why the plate is off: in few words, and in a sentence or by the rule. */
interface Off {
  readonly detail: Message;
  readonly reason: Message | Violation;
}

/** Why one cannot go down yet with what has been put together, or null. */
export function whyOff(view: View, seat: Seat, parts: readonly Part[]): Off | null {
  const count = parts.filter(({ set }) => set !== null).length;
  if (count < parts.length) {
    return { detail: message('chinaso.sets-put', { count, all: parts.length }), reason: message('chinaso.first-all-sets') };
  }
  const touching = whyNotTogether(parts);
  if (touching !== null) return { detail: message('chinaso.straights-touch'), reason: touching };
  const none = whyNone(view.state, seat, 'goDown');
  return none && { detail: message('shared.not-your-turn-yet'), reason: none };
}
