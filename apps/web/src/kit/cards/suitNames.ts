import type { FrenchSuit } from '@chinwag/rules';
import type { SpanishSuit } from './cardCode.ts';

/** A French suit, a picture card (`P`), no trump (`NT`) or the joker (`X`). */
export type SuitMark = FrenchSuit | 'P' | 'NT' | 'X';

/** The marks as one says them. */
export const SUIT_NAMES: Readonly<Record<SuitMark, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
  P: 'picture',
  NT: 'no trump',
  X: 'joker',
};

/** The Spanish suits as one says them. */
export const SPANISH_SUIT_NAMES: Readonly<Record<SpanishSuit, string>> = {
  O: 'oros',
  C: 'copas',
  E: 'espadas',
  B: 'bastos',
};
