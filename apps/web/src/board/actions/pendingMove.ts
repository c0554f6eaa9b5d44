import { createContext } from 'react';

/**
 * The reason why a move is pending. `final`: the player can take the move back for a moment. `forced`: the table plays the only
 * legal move automatically. `unsent`: the move waits for the connection. `unanswered`: no answer to the sent move has arrived.
 */
export type PendingKind = 'final' | 'forced' | 'unsent' | 'unanswered';

/** A pending move, which waits to be sent or answered. */
export interface PendingMove {
  readonly kind: PendingKind;
  /** The total time for which the move is pending, in ms, or null if unknown. */
  readonly lasts: number | null;
  /** A function that sends the move early, or null if that is impossible. */
  readonly sendNow: (() => void) | null;
  /** A function that takes the move back, or null if the move may already have been made. */
  readonly takeBack: (() => void) | null;
}

/** The context for the pending move, or null if there is none. */
export const PendingMoveContext = createContext<PendingMove | null>(null);
