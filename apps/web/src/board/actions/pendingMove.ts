import { createContext } from 'react';

/** Why a move waits a moment before it is sent: it is final and may be taken back, or it was the only one and makes itself. */
export type PendingKind = 'final' | 'forced';

/** A move that is sent in a moment; nothing has been sent yet. */
export interface PendingMove {
  readonly kind: PendingKind;
  /** How long it waits in all, in ms. */
  readonly lasts: number;
  readonly sendNow: () => void;
  readonly takeBack: () => void;
}

/** The move that is sent in a moment, for everything inside; null for none. */
export const PendingMoveContext = createContext<PendingMove | null>(null);
