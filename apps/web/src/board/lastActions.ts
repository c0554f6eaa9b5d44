import type { Seat } from '@chinwag/rules';
import { createContext, use } from 'react';
import type { Message } from '../language/message.ts';

/** A player's last action that the others must not miss; null if they act again and there is nothing to say. */
export interface LastAction {
  readonly seat: Seat;
  readonly said: Message | null;
}

/** The latest action to show for each player, by seat, until they act again. */
export type LastActions = ReadonlyMap<Seat, Message>;

/** No last actions: the start of a deal. */
export const NO_ACTIONS: LastActions = new Map();

/** Returns the last actions after an event; `over` is a new deal, which clears them all. */
export function actionsAfter(actions: LastActions, action: LastAction | 'over' | null): LastActions {
  if (action === null) return actions;
  if (action === 'over') return NO_ACTIONS;
  const others = [...actions].filter(([seat]) => seat !== action.seat);
  return new Map(action.said === null ? others : [...others, [action.seat, action.said]]);
}

/** The context of the last actions, for the seats inside. */
export const LastActionsContext = createContext<LastActions>(NO_ACTIONS);

/** Returns the last action still to be shown at a seat; null if there is none. */
export function useLastAction(seat: Seat): Message | null {
  return use(LastActionsContext).get(seat) ?? null;
}
