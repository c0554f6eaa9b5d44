import type { FrenchSuit } from '@chinwag/rules';

/** A symbol: a French suit, a picture card (`P`), no trump (`NT`) or the joker (`X`). */
export type SuitMark = FrenchSuit | 'P' | 'NT' | 'X';
