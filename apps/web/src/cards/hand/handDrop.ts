import type { CardCode } from '../../language/cardCode.ts';
import type { Drop } from '../../ui/drag/drops.ts';
import { type Place, type PlaceKind, placesOf } from '../../ui/place.ts';

/** A drop target for cards from a hand. */
export interface HandDrop<Card> {
  /** A place, or all places of a kind. */
  readonly at: PlaceKind | Place;
  /** Whether a card thrown towards the target gets there (`thrown`), or the player must aim at the target (`laid`). */
  readonly by?: 'laid' | 'thrown';
  readonly isLawful: (card: Card) => boolean;
  /** Does with the card what the target does, or explains why that is impossible. */
  readonly onDrop: (card: Card) => void;
}

/** Returns the drop targets for one card that are currently on the page. */
export function dropsOf<Card extends CardCode>(card: Card, drops: readonly HandDrop<Card>[]): readonly Drop[] {
  return drops.flatMap(({ at, by = 'thrown', isLawful, onDrop }) =>
    placesOf(document, at).map((element): Drop => ({
      element,
      isLawful: isLawful(card),
      takesThrows: by === 'thrown',
      onDrop: () => onDrop(card),
    })),
  );
}
