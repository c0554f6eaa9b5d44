import type { Violation } from '@chinwag/rules';
import type { HandDrop } from '../../cards/hand/handDrop.ts';

/** A hand of cards to choose from and the effect of a tap on a card. */
export interface HeldHand<Card> {
  /** The cards in hand order. */
  readonly cards: readonly Card[];
  readonly chosen: readonly Card[];
  readonly onTouch: (card: Card) => void;
  readonly onAct: (card: Card) => void;
  /** Chooses these cards and no others. */
  readonly onChoose: (cards: readonly Card[]) => void;
  /** The drop targets for the cards. */
  readonly drops: readonly HandDrop<Card>[];
  /** Returns why a card may not be played now, or null if it may. */
  readonly whyNot: (card: Card) => Violation | null;
}
