/** How many may play Chinchón. */
export const seats = { min: 2, max: 8 } as const;
