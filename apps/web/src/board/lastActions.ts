import type { Seat } from '@chinwag/rules';
import { createContext, use } from 'react';
import type { Message } from '../language/message.ts';

/** A player's last action that the others must not miss. `said` is null if the player acts again and there is nothing to say. */
export interface LastAction {
  readonly seat: Seat;
  readonly said: Message | null;
}

/** The latest action of each player by seat, shown until the player acts again. */
export type LastActions = ReadonlyMap<Seat, Message>;

/** The empty map of last actions, for the start of a deal. */
export const NO_ACTIONS: LastActions = new Map();

/** Returns the last actions after an event. `over` marks a new deal, which clears all actions. */
export function actionsAfter(actions: LastActions, action: LastAction | 'over' | null): LastActions {
  if (action === null) return actions;
  if (action === 'over') return NO_ACTIONS;
  const others = [...actions].filter(([seat]) => seat !== action.seat);
  return new Map(action.said === null ? others : [...others, [action.seat, action.said]]);
}

/** The context for the players' last actions, which their seats display. */
export const LastActionsContext = createContext<LastActions>(NO_ACTIONS);

/** Returns the last action to show at a seat, or null if there is none. */
export function useLastAction(seat: Seat): Message | null {
  return use(LastActionsContext).get(seat) ?? null;
}
