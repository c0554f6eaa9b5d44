import { createContext } from 'react';

/** The context that says whether the table is in a break, during which nobody is pending. */
export const BreakContext = createContext(false);
