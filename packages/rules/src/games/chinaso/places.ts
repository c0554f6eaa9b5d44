import { rankOf } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type ChinasoCard, isJoker, type JokerCard, kindIn, kindOf, RANKS } from './cards.ts';
import { highOf, type LaidSet, type Straight } from './sets.ts';

/** The position of a set on the table: its owner's seat and its index among the owner's sets, from 0. */
export interface SetAt {
  readonly seat: Seat;
  readonly index: number;
}

/** One end of a straight. */
export type End = 'low' | 'high';

/** A place for laying off a card: on a three of a kind (`end` is null) or at one end of a straight (CS4.4). */
export interface LayOffPlace extends SetAt {
  readonly end: End | null;
}

/** All sets on the table by seat, each player's oldest set first. */
export type LaidTable = readonly (readonly LaidSet[])[];

/** A swap: a joker in a straight and the places where the joker can then go (CS4.5). */
export interface Swap {
  readonly straight: SetAt;
  readonly joker: JokerCard;
  readonly jokerPlaces: readonly LayOffPlace[];
}

const ENDS: readonly End[] = ['low', 'high'];
const NO_ENDS: readonly null[] = [null];

/** Returns the set at that position, or null if there is none. */
export function setAt(table: LaidTable, { seat, index }: SetAt): LaidSet | null {
  return table[seat]?.[index] ?? null;
}

/** Returns the table with a different set at that position. */
function withSet(table: LaidTable, { seat, index }: SetAt, set: LaidSet): LaidTable {
  return table.map((sets, owner) => (owner === seat ? sets.with(index, set) : sets));
}

/** Returns whether a player may lay `card` off on `set` at this end (CS4.4). */
export function takes(set: LaidSet, card: ChinasoCard, end: End | null): boolean {
  if (set.kind === 'three') return end === null && (isJoker(card) || rankOf(card) === set.rank);
  if (end === null) return false;
  const height = end === 'low' ? set.low - 1 : highOf(set) + 1;
  if (!isJoker(card)) return kindOf(card) === kindIn(set.suit, height);
  const outermost = set.cards.at(end === 'low' ? 0 : -1);
  return height >= 0 && height < RANKS.length && outermost !== undefined && !isJoker(outermost);
}

/** Returns the set with `card` laid off on it. */
function extended(set: LaidSet, card: ChinasoCard, end: End | null): LaidSet {
  if (set.kind === 'three') return { kind: 'three', rank: set.rank, cards: [...set.cards, card] };
  const { kind, suit, low, cards } = set;
  if (end === 'low') return { kind, suit, low: low - 1, cards: [card, ...cards] };
  return { kind, suit, low, cards: [...cards, card] };
}

/** Returns the table with `card` laid off at that place, where the card must fit. */
export function laidOn(table: LaidTable, card: ChinasoCard, place: LayOffPlace): LaidTable {
  const set = setAt(table, place);
  return set === null ? table : withSet(table, place, extended(set, card, place.end));
}

/** Returns the index in a straight, from 0, at which `card` belongs; out of range if the card belongs elsewhere. */
export function placeIn(straight: Straight, card: ChinasoCard): number {
  return kindOf(card) - kindIn(straight.suit, straight.low);
}

/** Returns the joker of a straight that represents `card`, or null if there is none (CS4.5). */
export function jokerFor(straight: Straight, card: ChinasoCard): JokerCard | null {
  const standing = straight.cards[placeIn(straight, card)];
  return standing !== undefined && isJoker(standing) && !isJoker(card) ? standing : null;
}

/** Returns the table with `card` in place of the joker that represents it, before the joker is laid in its new place. */
export function swappedIn(table: LaidTable, card: ChinasoCard, at: SetAt): LaidTable {
  const set = setAt(table, at);
  if (set?.kind !== 'straight') return table;
  const joker = jokerFor(set, card);
  const cards = set.cards.map((standing) => (standing === joker ? card : standing));
  return withSet(table, at, { ...set, cards });
}

/** Returns every place on the table where `card` fits (CS4.4). */
export function placesFor(table: LaidTable, card: ChinasoCard): readonly LayOffPlace[] {
  const places: LayOffPlace[] = [];
  eachSet(table, (set, seat, index) => {
    for (const end of set.kind === 'three' ? NO_ENDS : ENDS) {
      if (takes(set, card, end)) places.push({ seat, index, end });
    }
  });
  return places;
}

/** Returns every joker on the table that a player may swap for `card`. A joker without a new place must stay (CS4.5). */
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

/** Returns the table after a swap, including the joker in its new place. */
export function swapped(table: LaidTable, card: ChinasoCard, at: SetAt, joker: JokerCard, jokerPlace: LayOffPlace): LaidTable {
  return laidOn(swappedIn(table, card, at), joker, jokerPlace);
}

function eachSet(table: LaidTable, visit: (set: LaidSet, seat: Seat, index: number) => void): void {
  table.forEach((sets, seat) => sets.forEach((set, index) => visit(set, seat, index)));
}
