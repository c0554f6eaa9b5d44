import type { Seat } from '../../kernel/seat.ts';
import { type ChanoyuCard, isTsukumogami, numberOf } from './cards.ts';
import type { LayMove } from './moves.ts';
import { EMPTY_ROW, isAtAnEnd, isFree, type Row, VALUES, withLaid } from './row.ts';

/** Returns every way that `builder` may lay `card` from the trick just won (CN5.2, CN5.3, CN5.4). Rows are by seat. */
export function waysToLay(rows: readonly Row[], builder: Seat, card: ChanoyuCard): readonly LayMove[] {
  if (isTsukumogami(card)) {
    return rows.flatMap((row, seat) => freeValues(row).map((value) => lay(card, seat, value)));
  }
  const own = rows[builder] ?? EMPTY_ROW;
  const number = numberOf(card);
  if (number !== null) return isAtAnEnd(own, number) ? [lay(card, builder, number)] : [];
  return VALUES.filter((value) => isAtAnEnd(own, value)).map((value) => lay(card, builder, value));
}

/** Returns whether `builder` can lay any of `cards` (CN5.1). */
export function canLay(rows: readonly Row[], builder: Seat, cards: readonly ChanoyuCard[]): boolean {
  return cards.some(isTsukumogami)
    ? rows.some((row) => row.includes(null))
    : fitsOwnRow(rows[builder] ?? EMPTY_ROW, cards);
}

/**
 * Returns whether any of `cards` other than a Tsukumogami fits at an end of the winner's row. If so, the winner must lay such a
 * card (CN5.1).
 */
export function fitsOwnRow(row: Row, cards: readonly ChanoyuCard[]): boolean {
  return cards.some((card) => {
    if (isTsukumogami(card)) return false;
    const number = numberOf(card);
    return number === null ? isAtAnEnd(row, 1) || isAtAnEnd(row, VALUES.length) : isAtAnEnd(row, number);
  });
}

/** Returns the rows after this move has laid its card. */
export function rowsAfter(rows: readonly Row[], { card, row, value }: Omit<LayMove, 'type'>): readonly Row[] {
  return rows.map((cards, seat) => (seat === row ? withLaid(cards, card, value) : cards));
}

function freeValues(row: Row): readonly number[] {
  return VALUES.filter((value) => isFree(row, value));
}

function lay(card: ChanoyuCard, row: Seat, value: number): LayMove {
  return { type: 'lay', card, row, value };
}
