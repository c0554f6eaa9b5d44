import type { Seat } from '../../kernel/seat.ts';
import type { ChinasoCard } from './cards.ts';
import type { Source } from './events.ts';
import type { DiscardUse } from './moves.ts';
import { jokerFor, laidOn, type LaidTable, placesFor, setAt, swapped, swapsFor } from './places.ts';
import { touchingStraights } from './touching.ts';

/** The rule for laying a card, by the card's source. */
export const LAYING_RULES: Readonly<Record<Source, string>> = { hand: 'CS4.4', discard: 'CS4.2' };

/** Returns every way to lay `card` on the table: on any player's set, or in a swap (CS4.4, CS4.5). */
export function waysToLay(table: LaidTable, card: ChinasoCard): readonly DiscardUse[] {
  const uses: DiscardUse[] = placesFor(table, card).map((place) => ({ type: 'layOff', place }));
  for (const { straight, jokerPlaces } of swapsFor(table, card)) {
    for (const jokerPlace of jokerPlaces) uses.push({ type: 'swapJoker', straight, jokerPlace });
  }
  return uses;
}

/** Returns every way that `seat`, which is down, may take the live discard: on the seat's own sets only (CS4.2). */
export function waysToTake(table: LaidTable, seat: Seat, card: ChinasoCard): readonly DiscardUse[] {
  return waysToLay(table, card).filter((use) => ownerOf(use) === seat);
}

/** Returns the owner of the set that receives the card. */
export function ownerOf(use: DiscardUse): Seat {
  return use.type === 'layOff' ? use.place.seat : use.straight.seat;
}

/** Returns the table after `card` is laid in this way; the card must fit. */
export function tableAfter(table: LaidTable, card: ChinasoCard, use: DiscardUse): LaidTable {
  if (use.type === 'layOff') return laidOn(table, card, use.place);
  const straight = setAt(table, use.straight);
  const joker = straight?.kind === 'straight' ? jokerFor(straight, card) : null;
  return joker === null ? table : swapped(table, card, use.straight, joker, use.jokerPlace);
}

/** Returns whether laying `card` in this way leaves two of `seat`'s straights touching: one directly after the other (CS2.4). */
export function makesTouch(table: LaidTable, seat: Seat, card: ChinasoCard, use: DiscardUse): boolean {
  return touchingStraights(tableAfter(table, card, use)[seat] ?? []) !== null;
}
