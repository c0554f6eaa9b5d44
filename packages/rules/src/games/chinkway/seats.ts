/** How many may play Chinkway. */
export const seats = { min: 5, max: 5 } as const;

/** Which way play goes round the table (CW2.5, CW4.1). */
export const direction = 'clockwise';
