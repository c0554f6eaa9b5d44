/** How many may play Chapanka. */
export const seats = { min: 4, max: 4 } as const;
