import type { Seat } from '@chinwag/rules';
import { chinaso } from '@chinwag/rules/chinaso';
import { message } from '../../language/message.ts';
import type { Action } from '../../board/actions/action.ts';
import { type Part, whyNotTogether } from './composition.ts';
import type { View } from './view.ts';

/** Why one cannot go down yet with what has been put together, or null. */
export function whyOff(view: View, seat: Seat, parts: readonly Part[]): Pick<Action, 'detail' | 'off'> | null {
  const count = parts.filter(({ set }) => set !== null).length;
  if (count < parts.length) {
    return { detail: message('chinaso.sets-put', { count, all: parts.length }), off: message('chinaso.first-all-sets') };
  }
  const touching = whyNotTogether(parts);
  if (touching !== null) return { detail: message('chinaso.straights-touch'), off: touching };
  const none = chinaso.whyNone(view.state, seat, 'goDown');
  return none && { detail: message('board.not-your-turn-yet'), off: none };
}
