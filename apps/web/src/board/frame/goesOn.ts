import { createContext } from 'react';

/** Whether the table inside rests: more has happened than is shown, which a tap shows at once. */
export const GoesOnContext = createContext(false);
