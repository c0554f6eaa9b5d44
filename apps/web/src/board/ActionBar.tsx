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
 * The large action buttons within the thumb's reach: the main button (the brass plate), and one beside it, where *no* always is.
 * The buttons of a new question are disabled (debounced) for a moment. A pending move replaces all buttons. Renders nothing if
 * nothing can be done.
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
        // alone it has the full width: another button, not the same one moved
        <ActionButton key={`${action.name} ${shown.length}`} action={action} variant={k === 0 ? 'go' : 'plain'} />
      ))}
    </footer>
  );
}
