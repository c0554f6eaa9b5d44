import { type ReactNode, use } from 'react';
import { BrassRule } from '../../kit/BrassRule.tsx';
import { PendingActions } from './actions/PendingActions.tsx';
import { usePendingMove } from './actions/pendingMove.ts';
import { useDeadToTouch } from './actions/useDeadToTouch.ts';
import { useNewQuestion } from './actions/useNewQuestion.ts';
import './frame/actionBar.css';
import { ActionsPlace } from './frame/actionsPlace.ts';

/** What `<ActionBar>` takes. */
export interface ActionBarProps {
  /**
   * Names what the buttons decide, the same as long as each of them means the same: `draw`. Null while nothing is decided. What is
   * chosen to be played is no other question.
   */
  readonly question: string | null;
  readonly children: ReactNode;
}

/**
 * The large actions in the thumb's reach: the brass plate, which names what it does, and one beside it, where *no* always stands.
 * A new question is dead to the touch for a moment. A move that is sent in a moment has the place of all.
 * None of it is there where nothing can be done.
 */
export function ActionBar({ question, children }: ActionBarProps) {
  const pending = usePendingMove();
  const isNew = useNewQuestion(pending === null ? question : 'pending');
  const dead = useDeadToTouch(isNew);
  if (use(ActionsPlace) === 'none') return null;
  return (
    <footer className="action-bar" {...dead}>
      <BrassRule />
      {pending === null ? children : <PendingActions {...pending} />}
    </footer>
  );
}
