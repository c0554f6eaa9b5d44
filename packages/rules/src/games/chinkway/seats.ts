/** The number of players in Chinkway. */
export const seats = { min: 5, max: 5 } as const;

/** The direction of play (CW2.5, CW4.1). */
export const direction = 'clockwise';
