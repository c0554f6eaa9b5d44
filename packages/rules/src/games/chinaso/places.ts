import { rankOf } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type ChinasoCard, isJoker, type JokerCard, kindIn, kindOf, RANKS } from './cards.ts';
import { highOf, type LaidSet, type Straight } from './sets.ts';

/** Which set on the table: whose, and which of theirs, from 0. */
export interface SetAt {
  readonly seat: Seat;
  readonly index: number;
}

/** Which end of a straight. */
export type End = 'low' | 'high';

/** Where a card can be laid: on a three (`end` null), or at one end of a straight (CS4.4). */
export interface LayOffPlace extends SetAt {
  readonly end: End | null;
}

/** All the sets on the table: by seat, each player's own in the order in which they went down. */
export type LaidTable = readonly (readonly LaidSet[])[];

/** A joker that may be swapped out of a straight, and the places it may then be laid on (CS4.5). */
export interface Swap {
  readonly straight: SetAt;
  readonly joker: JokerCard;
  readonly jokerPlaces: readonly LayOffPlace[];
}

const ENDS: readonly End[] = ['low', 'high'];
const NO_ENDS: readonly null[] = [null];

/** The set that lies there, or null. */
export function setAt(table: LaidTable, { seat, index }: SetAt): LaidSet | null {
  return table[seat]?.[index] ?? null;
}

/** The table with another set in that place. */
function withSet(table: LaidTable, { seat, index }: SetAt, set: LaidSet): LaidTable {
  return table.map((sets, owner) => (owner === seat ? sets.with(index, set) : sets));
}

/** Whether `card` may be laid on `set` there (CS4.4). */
export function takes(set: LaidSet, card: ChinasoCard, end: End | null): boolean {
  if (set.kind === 'three') return end === null && (isJoker(card) || rankOf(card) === set.rank);
  if (end === null) return false;
  const height = end === 'low' ? set.low - 1 : highOf(set) + 1;
  if (!isJoker(card)) return kindOf(card) === kindIn(set.suit, height);
  const outermost = set.cards.at(end === 'low' ? 0 : -1);
  return height >= 0 && height < RANKS.length && outermost !== undefined && !isJoker(outermost);
}

/** The set with `card` laid on it. */
function extended(set: LaidSet, card: ChinasoCard, end: End | null): LaidSet {
  if (set.kind === 'three') return { kind: 'three', rank: set.rank, cards: [...set.cards, card] };
  const { kind, suit, low, cards } = set;
  if (end === 'low') return { kind, suit, low: low - 1, cards: [card, ...cards] };
  return { kind, suit, low, cards: [...cards, card] };
}

/** The table with `card` laid on that place, where it must fit. */
export function laidOn(table: LaidTable, card: ChinasoCard, place: LayOffPlace): LaidTable {
  const set = setAt(table, place);
  return set === null ? table : withSet(table, place, extended(set, card, place.end));
}

/** Which card of a straight, from 0, stands where `card` belongs; beyond its cards for a card that belongs elsewhere. */
export function placeIn(straight: Straight, card: ChinasoCard): number {
  return kindOf(card) - kindIn(straight.suit, straight.low);
}

/** The joker of a straight that stands for `card`, or null (CS4.5). */
export function jokerFor(straight: Straight, card: ChinasoCard): JokerCard | null {
  const standing = straight.cards[placeIn(straight, card)];
  return standing !== undefined && isJoker(standing) && !isJoker(card) ? standing : null;
}

/** The table with `card` in place of the joker that stands for it; the joker is nowhere yet. */
export function swappedIn(table: LaidTable, card: ChinasoCard, at: SetAt): LaidTable {
  const set = setAt(table, at);
  if (set?.kind !== 'straight') return table;
  const joker = jokerFor(set, card);
  const cards = set.cards.map((standing) => (standing === joker ? card : standing));
  return withSet(table, at, { ...set, cards });
}

/** Every place on the table where `card` fits (CS4.4). */
export function placesFor(table: LaidTable, card: ChinasoCard): readonly LayOffPlace[] {
  const places: LayOffPlace[] = [];
  eachSet(table, (set, seat, index) => {
    for (const end of set.kind === 'three' ? NO_ENDS : ENDS) {
      if (takes(set, card, end)) places.push({ seat, index, end });
    }
  });
  return places;
}

/** Every joker on the table that `card` may be swapped for; where it then has no place, it may not (CS4.5). */
export function swapsFor(table: LaidTable, card: ChinasoCard): readonly Swap[] {
  const swaps: Swap[] = [];
  eachSet(table, (set, seat, index) => {
    const joker = set.kind === 'straight' ? jokerFor(set, card) : null;
    if (joker === null) return;
    const straight = { seat, index };
    const jokerPlaces = placesFor(swappedIn(table, card, straight), joker);
    if (jokerPlaces.length > 0) swaps.push({ straight, joker, jokerPlaces });
  });
  return swaps;
}

/** The table after a swap and the laying of its joker. */
export function swapped(table: LaidTable, card: ChinasoCard, at: SetAt, joker: JokerCard, jokerPlace: LayOffPlace): LaidTable {
  return laidOn(swappedIn(table, card, at), joker, jokerPlace);
}

function eachSet(table: LaidTable, visit: (set: LaidSet, seat: Seat, index: number) => void): void {
  table.forEach((sets, seat) => sets.forEach((set, index) => visit(set, seat, index)));
}
