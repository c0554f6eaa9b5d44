import { createContext } from 'react';

/**
 * The reason why a move is pending. `final`: it can be taken back for a moment; `forced`: it is the only legal move, and is played
 * automatically. `unsent`: it waits for the connection before it is sent; `unanswered`: it has been sent, but no answer has
 * arrived.
 */
export type PendingKind = 'final' | 'forced' | 'unsent' | 'unanswered';

/** A pending move: one that waits to be sent or answered. */
export interface PendingMove {
  readonly kind: PendingKind;
  /** How long it is pending in all, in ms; null if unknown. */
  readonly lasts: number | null;
  /** Null if the player cannot send it early. */
  readonly sendNow: (() => void) | null;
  /** Null if it may already have been made. */
  readonly takeBack: (() => void) | null;
}

/** The context of the pending move; null for none. */
export const PendingMoveContext = createContext<PendingMove | null>(null);
