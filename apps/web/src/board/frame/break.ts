import { createContext } from 'react';

/** The context that says whether the table has a break, in which nobody is pending. */
export const BreakContext = createContext(false);
