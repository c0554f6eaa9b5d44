import type { PlaceKind } from '../../ui/place.ts';

/** Where cards of a hand can be dropped, and what becomes of one there. */
export interface HandDrop<Card> {
  readonly at: PlaceKind;
  readonly isLawful: (card: Card) => boolean;
  /** Does with the card what is done there, or says why that cannot be. */
  readonly onDrop: (card: Card) => void;
}
