import type { Seat } from '@chinwag/rules';
import { createContext, use } from 'react';
import type { Message } from '../language/message.ts';

/** What somebody has just done that the others must not miss; null where they act again and there is nothing to be said. */
export interface LastAction {
  readonly seat: Seat;
  readonly said: Message | null;
}

/** What each has done that the others must not miss, by seat, for as long as they have not acted again. */
export type LastActions = ReadonlyMap<Seat, Message>;

/** Nobody has done anything yet. */
export const NO_ACTIONS: LastActions = new Map();

/** What is to be said after an event; `over` is a new deal, with which all of it is past. */
export function actionsAfter(actions: LastActions, action: LastAction | 'over' | null): LastActions {
  if (action === null) return actions;
  if (action === 'over') return NO_ACTIONS;
  const others = [...actions].filter(([seat]) => seat !== action.seat);
  return new Map(action.said === null ? others : [...others, [action.seat, action.said]]);
}

/** Tells it at the seats inside. */
export const LastActionsContext = createContext<LastActions>(NO_ACTIONS);

/** What somebody has done that is still to be said at their seat, or null. */
export function useLastAction(seat: Seat): Message | null {
  return use(LastActionsContext).get(seat) ?? null;
}
