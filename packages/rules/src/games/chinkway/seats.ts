/** How many may play Chinkway. */
export const seats = { min: 5, max: 5 } as const;
