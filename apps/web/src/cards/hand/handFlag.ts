import type { IconName } from '../../ui/Icon.tsx';

/** What a card of the hand is marked with: a word, and the drawing that stands for it where there is no room. */
export interface HandFlag {
  /** `new`, `fits`. */
  readonly word: string;
  readonly icon: IconName;
}

/** The flags of cards, each with one or more. */
export type HandFlags<Card> = ReadonlyMap<Card, readonly HandFlag[]>;
