import type { IconName } from '../../ui/Icon.tsx';

/** A flag on a card in the hand: a word and the icon that replaces it where space is short. */
export interface HandFlag {
  /** The word: `new`, `fits`. */
  readonly word: string;
  readonly icon: IconName;
}

/** The flags on cards, at least one for each card in the map. */
export type HandFlags<Card> = ReadonlyMap<Card, readonly HandFlag[]>;
