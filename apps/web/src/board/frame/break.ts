import { createContext } from 'react';

/** Whether the table inside has a break: nobody is waited for. */
export const BreakContext = createContext(false);
