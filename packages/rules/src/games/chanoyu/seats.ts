/** How many may play Chanoyu. */
export const seats = { min: 3, max: 5 } as const;
