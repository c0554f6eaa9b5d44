import type { IconName } from '../../ui/Icon.tsx';

/** A flag of a card in the hand: a word, and the icon that replaces the word where space is short. */
export interface HandFlag {
  /** The word: `new`, `fits`. */
  readonly word: string;
  readonly icon: IconName;
}

/** The flags of cards, at least one for each. */
export type HandFlags<Card> = ReadonlyMap<Card, readonly HandFlag[]>;
