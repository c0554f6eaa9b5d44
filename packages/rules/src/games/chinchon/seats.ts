/** The minimum and maximum number of players in Chinchón. */
export const seats = { min: 2, max: 8 } as const;

/** The direction of play (CH2.1). */
export const direction = 'anticlockwise';
