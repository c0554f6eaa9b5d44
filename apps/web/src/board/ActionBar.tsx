import { use } from 'react';
import { BrassRule } from '../ui/BrassRule.tsx';
import { ActionButton } from './actions/ActionButton.tsx';
import { pendingActions } from './actions/pendingActions.ts';
import { PendingMoveContext } from './actions/pendingMove.ts';
import type { Actions } from './actions/turnActions.ts';
import { useDeadToTouch } from './actions/useDeadToTouch.ts';
import { useNewQuestion } from './actions/useNewQuestion.ts';
import './frame/actionBar.css';
import { ActionsPlace } from './frame/actionsPlace.ts';

/**
 * The large actions in the thumb's reach: the brass plate, which names what it does, and one beside it, where *no* always stands.
 * A new question is disabled (debounced) for a moment. A move that is sent in a moment has the place of all.
 * None of it is there where nothing can be done.
 */
export function ActionBar({ question, actions }: Actions) {
  const pending = use(PendingMoveContext);
  const isNew = useNewQuestion(pending === null ? question : 'pending');
  const dead = useDeadToTouch(isNew);
  if (use(ActionsPlace) === 'none') return null;
  const shown = pending === null ? actions : pendingActions(pending);
  return (
    <footer className="action-bar" {...dead}>
      <BrassRule />
      {shown.map((action, k) => (
        // alone it has the whole width: another button, not the same one moved
        <ActionButton key={`${action.name} ${shown.length}`} action={action} variant={k === 0 ? 'go' : 'plain'} />
      ))}
    </footer>
  );
}
