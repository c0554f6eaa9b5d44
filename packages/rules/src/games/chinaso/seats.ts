/** The minimum and maximum number of players in Chinaso. */
export const seats = { min: 2, max: 7 } as const;

/** The direction of play (CS1.1). */
export const direction = 'clockwise';
