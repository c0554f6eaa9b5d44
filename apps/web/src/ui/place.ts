/**
 * Somewhere on the table that things go to or come from: where somebody sits, a pile, the pot, a card of one's own hand, one
 * that lies in the trick, one that has been laid, set aside, may be had or closes the deal, a demand of the Quest. `own` is
 * where the viewer has their cards, and `left` what somebody still held when a hand ended. To the trump, the viewer's points, the
 * contract and a row nothing goes: they are spoken of. Cards can be dropped on the `middle`.
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
  | `row ${number}`;

type KindOf<One> = One extends `${infer Kind} ${string}` ? Kind : One;

/** What a place is called, without whose it is or which card lies there. */
export type PlaceKind = KindOf<Place>;

/** Where what lands is seen from then on: into all other places it goes in, and is seen no more. */
const STAYS: readonly PlaceKind[] = ['discards', 'hand', 'trick', 'laid', 'aside', 'talon'];

/** Whether a place keeps in sight what lands there. */
export function keepsInSight(place: Place): boolean {
  return STAYS.some((kind) => kind === place.split(' ')[0]);
}

const PLACE = 'data-place';

/** What marks an element as a place: `<li {...placed('stock')}>`. Several may be the same place, of which some are not shown. */
export function placed(place: Place): { readonly [PLACE]: Place } {
  return { [PLACE]: place };
}

/** Every place of a kind in `table`, whether it is shown or not. */
export function placesOf(table: ParentNode, kind: PlaceKind): readonly HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(`[${PLACE}="${kind}"], [${PLACE}^="${kind} "]`)];
}

/** What is shown at each place in `table`, by one look at all of it. */
export function shownIn(table: ParentNode): ReadonlyMap<string, readonly HTMLElement[]> {
  const shown = new Map<string, HTMLElement[]>();
  for (const element of table.querySelectorAll<HTMLElement>(`[${PLACE}]`)) {
    const place = element.getAttribute(PLACE) ?? '';
    if (element.getBoundingClientRect().width > 0) shown.set(place, [...(shown.get(place) ?? []), element]);
  }
  return shown;
}
