import type { Violation } from '@chinwag/rules';
import type { HandDrop } from '../../cards/hand/handDrop.ts';

/** A hand of cards from which some are chosen, and what becomes of one that is touched. */
export interface HeldHand<Card> {
  /** In the order in which they are held. */
  readonly cards: readonly Card[];
  readonly chosen: readonly Card[];
  readonly onTouch: (card: Card) => void;
  readonly onAct: (card: Card) => void;
  /** Chooses these cards and no others. */
  readonly onChoose: (cards: readonly Card[]) => void;
  /** Where its cards can be dropped. */
  readonly drops: readonly HandDrop<Card>[];
  /** Why a card may not be played now. */
  readonly whyNot: (card: Card) => Violation | null;
}
