/** Oros, copas, espadas and bastos. */
export type SpanishSuit = 'O' | 'C' | 'E' | 'B';

/** The Spanish suits in the order in which a hand is shown. No shuffle depends on it. */
export const SPANISH_SUITS: readonly SpanishSuit[] = ['O', 'C', 'E', 'B'];
