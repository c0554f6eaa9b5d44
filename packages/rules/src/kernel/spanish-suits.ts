/** The Spanish suits: oros, copas, espadas and bastos. */
export type SpanishSuit = 'O' | 'C' | 'E' | 'B';

/** The Spanish suits in hand order. No shuffle depends on this order. */
export const SPANISH_SUITS: readonly SpanishSuit[] = ['O', 'C', 'E', 'B'];
