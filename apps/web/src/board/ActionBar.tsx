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
 * The large action buttons within reach of the thumb: the main button (brass plate) and, beside it, the place for *no*. The buttons
 * of a new question are disabled (debounced) for a moment. A pending move replaces all buttons. Renders nothing if nothing can be
 * done.
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
        // a button that is alone has the full width, so it is a different element, not the same one moved
        <ActionButton key={`${action.name} ${shown.length}`} action={action} variant={k === 0 ? 'go' : 'plain'} />
      ))}
    </footer>
  );
}
