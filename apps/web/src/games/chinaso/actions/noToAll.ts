import { message } from '../../../language/message.ts';
import type { Action } from '../../../board/actions/action.ts';
import { mayBeAsked } from '../standingNo.ts';
import type { ActionsProps } from './actionsProps.ts';

/** Says no to every card of the hand, beside what is or may be offered: never where another question has its answer. */
export function noToAll({ view: { state, viewer }, declining }: Pick<ActionsProps, 'view' | 'declining'>): readonly Action[] {
  const { phase } = state;
  if (viewer === 'spectator' || declining.reach !== null) return [];
  const asked = phase.name === 'buying' && phase.waiting.includes(viewer);
  if (!asked && !mayBeAsked(state, viewer)) return [];
  return [{ name: 'no-to-all', words: message('chinaso.until-notice'), act: declining.sayNoUntilNotice }];
}
