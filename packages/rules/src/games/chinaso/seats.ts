/** How many may play Chinaso. */
export const seats = { min: 2, max: 7 } as const;

/** Which way play goes round the table (CS1.1). */
export const direction = 'clockwise';
