/** The number of players in Chapanka. */
export const seats = { min: 4, max: 4 } as const;

/** The direction of play (CP2.1). */
export const direction = 'anticlockwise';
