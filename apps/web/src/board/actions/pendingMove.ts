import { createContext } from 'react';

/**
 * Why a move waits: for a moment, as it is final and may be taken back, or was the only one and makes itself; or for the
 * connection, before anything of it was sent (`unsent`), or before it was answered (`unanswered`).
 */
export type PendingKind = 'final' | 'forced' | 'unsent' | 'unanswered';

/** A move that waits. */
export interface PendingMove {
  readonly kind: PendingKind;
  /** How long it waits in all, in ms; null where nobody can tell. */
  readonly lasts: number | null;
  /** Null where that is not in the player's hands. */
  readonly sendNow: (() => void) | null;
  /** Null where it may have been made. */
  readonly takeBack: (() => void) | null;
}

/** The move that waits, for everything inside; null for none. */
export const PendingMoveContext = createContext<PendingMove | null>(null);
