/** How many may play Chapanka. */
export const seats = { min: 4, max: 4 } as const;

/** Which way play goes round the table (CP2.1). */
export const direction = 'anticlockwise';
