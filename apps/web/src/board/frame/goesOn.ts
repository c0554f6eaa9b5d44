import { createContext, use } from 'react';

const GoesOnContext = createContext(false);

/** Whether the table inside rests, and a tap goes on. */
export const GoesOnProvider = GoesOnContext;

/** Whether more has happened than is shown, which a tap shows at once. */
export function useGoesOn(): boolean {
  return use(GoesOnContext);
}
