import { createContext } from 'react';

/** Whether a board has a place for what there is to do, or nothing can be done there, as with a game that is over. */
export const ActionsPlace = createContext<'there' | 'none'>('there');
