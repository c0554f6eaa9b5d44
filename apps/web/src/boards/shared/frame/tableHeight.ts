import { createContext } from 'react';

/** How high the table is, in px; the hand takes no more of it than it may. */
export const TableHeight = createContext(Number.POSITIVE_INFINITY);
