/** The minimum and maximum number of players in Chanoyu. */
export const seats = { min: 3, max: 5 } as const;

/** The direction of play (CN2.1). */
export const direction = 'anticlockwise';
