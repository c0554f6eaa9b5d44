/**
 * A place on the table to or from which cards and counters move. It is a seat, a pile, the pot, a demand of the Quest, or a card.
 * The card is in the hand or the trick, laid, set aside, available, or closing the deal. `own` is the place of the viewer's cards,
 * and `left` that of the cards a player still held when a hand ended. Cards never move to the trump, the viewer's points, the
 * contract or a row: those places are only targets of coach notes. Players can drop cards on the `middle` and on a `meld`.
 */
export type Place =
  | 'stock'
  | 'discards'
  | 'pot'
  | 'pot sign'
  | 'closing'
  | 'middle'
  | 'own'
  | 'trump'
  | 'points'
  | 'contract'
  | `seat ${number}`
  | `counters ${number}`
  | `hand ${string}`
  | `trick ${string}`
  | `laid ${string}`
  | `left ${number}`
  | `aside ${number}`
  | `talon ${number}`
  | `demand ${number}`
  | `row ${number}`
  | `meld ${number}`;

type KindOf<One> = One extends `${infer Kind} ${string}` ? Kind : One;

/** The kind of a place, without its player or card. */
export type PlaceKind = KindOf<Place>;

/** The places where cards stay visible after they land; in all others they disappear. */
const STAYS: readonly PlaceKind[] = ['discards', 'hand', 'trick', 'laid', 'aside', 'talon'];

/** Returns whether cards that land in a place stay visible. */
export function keepsInSight(place: Place): boolean {
  return STAYS.some((kind) => kind === place.split(' ')[0]);
}

const PLACE = 'data-place';

/**
 * Returns the attribute that makes an element a place: `<li {...placed('stock')}>`. Several elements may be the same place, and
 * some of them may be hidden.
 */
export function placed(place: Place): { readonly [PLACE]: Place } {
  return { [PLACE]: place };
}

/** Returns every element in `table` that is this place, or a place of this kind, visible or not. */
export function placesOf(table: ParentNode, kind: PlaceKind | Place): readonly HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(`[${PLACE}="${kind}"], [${PLACE}^="${kind} "]`)];
}

/** Returns the visible elements of each place in `table`, found in one pass. */
export function shownIn(table: ParentNode): ReadonlyMap<string, readonly HTMLElement[]> {
  const shown = new Map<string, HTMLElement[]>();
  for (const element of table.querySelectorAll<HTMLElement>(`[${PLACE}]`)) {
    const place = element.getAttribute(PLACE) ?? '';
    if (element.getBoundingClientRect().width > 0) shown.set(place, [...(shown.get(place) ?? []), element]);
  }
  return shown;
}
