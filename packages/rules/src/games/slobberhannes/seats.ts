/** How many may play Slobberhannes (SL2.1). */
export const seats = { min: 4, max: 4 } as const;

/** Which way play goes round the table (SL3.1). */
export const direction = 'clockwise';
