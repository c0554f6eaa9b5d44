/** How many may play Chanoyu. */
export const seats = { min: 3, max: 5 } as const;

/** Which way play goes round the table (CN2.1). */
export const direction = 'anticlockwise';
