import { createContext } from 'react';

/**
 * The context that says whether a board has a place for actions. The value is `none` if nothing can be done, as in a finished game.
 */
export const ActionsPlace = createContext<'there' | 'none'>('there');
