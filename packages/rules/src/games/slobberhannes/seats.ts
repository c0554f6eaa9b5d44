/** The number of players in Slobberhannes (SL2.1). */
export const seats = { min: 4, max: 4 } as const;

/** The direction of play (SL3.1). */
export const direction = 'clockwise';
