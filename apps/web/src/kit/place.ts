/**
 * Somewhere on the table that things go to or come from: where somebody sits, a pile, the pot, a card of one's own hand,
 * one that lies in the trick, one that has been laid.
 */
export type Place =
  | 'stock'
  | 'discards'
  | 'pot'
  | `seat ${number}`
  | `counters ${number}`
  | `hand ${string}`
  | `trick ${string}`
  | `laid ${string}`;

const PLACE = 'data-place';

/** What marks an element as a place: `<li {...placed('stock')}>`. Several may be the same place, of which some are not shown. */
export function placed(place: Place): { readonly [PLACE]: Place } {
  return { [PLACE]: place };
}

/** The elements in `table` that are `place` and are shown. */
export function shownAt(table: ParentNode, place: Place): readonly HTMLElement[] {
  const elements = table.querySelectorAll<HTMLElement>(`[${PLACE}="${place}"]`);
  return [...elements].filter((element) => element.getBoundingClientRect().width > 0);
}
