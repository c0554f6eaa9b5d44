/** How many may play Chinaso. */
export const seats = { min: 2, max: 7 } as const;
