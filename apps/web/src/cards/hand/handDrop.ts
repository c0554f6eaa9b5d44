import type { PlaceKind } from '../../ui/place.ts';

/** A drop target for cards of a hand. */
export interface HandDrop<Card> {
  readonly at: PlaceKind;
  readonly isLawful: (card: Card) => boolean;
  /** Does with the card what the target does, or explains why not. */
  readonly onDrop: (card: Card) => void;
}
