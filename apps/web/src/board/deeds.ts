import type { Seat } from '@chinwag/rules';
import { createContext, use } from 'react';
import type { Message } from '../language/message.ts';

/** What somebody has just done that the others must not miss; null where they act again and there is nothing to be told. */
export interface Deed {
  readonly seat: Seat;
  readonly said: Message | null;
}

/** What each has done that the others must not miss, by seat, for as long as they have not acted again. */
export type Deeds = ReadonlyMap<Seat, Message>;

/** Nobody has done anything yet. */
export const NO_DEEDS: Deeds = new Map();

/** What is to be told after an event; `over` is a new deal, with which all of it is past. */
export function deedsAfter(deeds: Deeds, deed: Deed | 'over' | null): Deeds {
  if (deed === null) return deeds;
  if (deed === 'over') return NO_DEEDS;
  const others = [...deeds].filter(([seat]) => seat !== deed.seat);
  return new Map(deed.said === null ? others : [...others, [deed.seat, deed.said]]);
}

const DeedsContext = createContext<Deeds>(NO_DEEDS);

/** Tells it at the seats inside. */
export const DeedsProvider = DeedsContext;

/** What somebody has done that is still to be told at their seat, or null. */
export function useDeed(seat: Seat): Message | null {
  return use(DeedsContext).get(seat) ?? null;
}
