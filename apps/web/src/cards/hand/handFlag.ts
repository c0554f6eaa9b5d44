import type { IconName } from '../../ui/Icon.tsx';

/** A flag of a card in the hand: a word, and the icon that replaces it where space is short. */
export interface HandFlag {
  /** `new`, `fits`. */
  readonly word: string;
  readonly icon: IconName;
}

/** The flags of cards, one or more each. */
export type HandFlags<Card> = ReadonlyMap<Card, readonly HandFlag[]>;
