/** How many may play Chinchón. */
export const seats = { min: 2, max: 8 } as const;

/** Which way play goes round the table (CH2.1). */
export const direction = 'anticlockwise';
