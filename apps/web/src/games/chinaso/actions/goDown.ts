import type { Seat } from '@chinwag/rules';
import { chinaso, goingDownBrings, meantSet } from '@chinwag/rules/chinaso';
import { message } from '../../../language/message.ts';
import type { Action } from '../../../board/actions/action.ts';
import { cardsIn, goingDownOf, type ContractPart, partFor, putIn, whyNotTogether } from '../composition.ts';
import { inWords } from '../words.ts';
import type { View } from '../view.ts';
import type { OwnActionProps } from './actionsProps.ts';

/**
 * Returns the action that puts the chosen cards into their part of the contract. Once every part is filled, the action lays the
 * parts on the table.
 */
export function goDown({ view, seat, choosing: { chosen, composing, attempt } }: OwnActionProps): Action {
  const { parts, add } = composing;
  const open = parts[partFor(parts, chosen)];
  const put = open && putIn(open, chosen);
  if (put?.ok === true && put.part.set !== null) {
    return { name: 'go-down', words: message('chinaso.put-together'), detail: inWords(put.part.set), act: () => add(chosen) };
  }
  const made = { name: 'go-down', words: message('chinaso.go-down') };
  const sets = goingDownOf(parts);
  const off = whyOff(view, seat, parts);
  if (sets === null || off !== null) return { ...made, ...off };
  // (CS4.7, CS4.8)
  const count = cardsIn(parts).length;
  const brings = goingDownBrings(view.state.deal, seat, count);
  return {
    ...made,
    detail: message('chinaso.with-these', { count, onwards: brings === 'not-yet' ? 'other' : brings }),
    act: () => attempt({ type: 'goDown', sets: sets.map(meantSet) }),
  };
}

/** Returns why the player cannot go down yet with these parts, or null if they can. */
function whyOff(view: View, seat: Seat, parts: readonly ContractPart[]): Pick<Action, 'detail' | 'off'> | null {
  const count = parts.filter(({ set }) => set !== null).length;
  if (count < parts.length) {
    return { detail: message('chinaso.sets-put', { count, all: parts.length }), off: message('chinaso.first-all-sets') };
  }
  const touching = whyNotTogether(parts);
  if (touching !== null) return { detail: message('chinaso.straights-touch'), off: touching };
  const none = chinaso.whyNone(view.state, seat, 'goDown');
  return none && { detail: message('board.not-your-turn-yet'), off: none };
}
