import { createContext } from 'react';

/** The context that says whether the table is on a break, during which nobody has to act. */
export const BreakContext = createContext(false);
