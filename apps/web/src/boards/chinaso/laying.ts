import {
  type ChinasoCard, type ChinasoMove, type DiscardUse, type End, highOf, jokerFor, type JokerCard, type LaidSet, type Place,
  placeIn, setAt, type SetAt, type Table,
} from '@chinwag/rules/chinaso';
import { cardName } from '../../kit/cards/cardName.ts';
import type { People } from '../shared/people.ts';
import type { StripTarget } from '../shared/MeldStrip.tsx';
import { rankNameAt, setOf } from './words.ts';

/** A lawful way to lay a card on the table, and the move it is. */
export interface Way {
  readonly card: ChinasoCard;
  readonly use: DiscardUse;
  readonly move: ChinasoMove;
}

/** Every lawful way to lay a card now: from the hand, or by one who is down the live discard (CS4.2 to CS4.5). */
export function waysNow(legalMoves: readonly ChinasoMove[], live: ChinasoCard | null): readonly Way[] {
  return legalMoves.flatMap((move): readonly Way[] => {
    switch (move.type) {
      case 'takeDiscard':
        return move.use === null || live === null ? [] : [{ card: live, use: move.use, move }];
      case 'layOff':
        return [{ card: move.card, use: { type: 'layOff', place: move.place }, move }];
      case 'swapJoker': {
        const { card, straight, jokerPlace } = move;
        return [{ card, use: { type: 'swapJoker', straight, jokerPlace }, move }];
      }
      case 'drawStock':
      case 'buy':
      case 'decline':
      case 'goDown':
      case 'discard':
      case 'hold':
        return [];
    }
  });
}

/** How many places the chosen card fits: a swap is one, wherever its joker may go then. */
export function placeCount(ways: readonly Way[]): number {
  return new Set(ways.map(({ use }) => (use.type === 'layOff' ? keyOf(use.place) : `swap ${keyOf(use.straight)}`))).size;
}

/** What touching a place on the table does. */
export interface Laying {
  /** The ways to lay the chosen card. */
  readonly ways: readonly Way[];
  /** The straight whose joker is to be swapped, while the place for that joker is being chosen. */
  readonly swapping: SetAt | null;
  readonly onLay: (way: Way) => void;
  readonly onSwap: (straight: SetAt) => void;
}

/** The lit places at one of the sets on the table. */
export function targetsAt(at: SetAt, table: Table, laying: Laying, people: People): readonly StripTarget[] {
  const { ways, swapping, onLay, onSwap } = laying;
  const set = setAt(table, at);
  if (set === null) return [];
  if (swapping !== null) {
    return ways.flatMap((way): readonly StripTarget[] => {
      if (way.use.type !== 'swapJoker' || !isSame(way.use.straight, swapping)) return [];
      const { jokerPlace } = way.use;
      const joker = swappedOut(table, way);
      if (!isSame(jokerPlace, at) || joker === null) return [];
      const label = `Put the joker ${placeInWords(people, jokerPlace, set)}`;
      return [{ at: sideOf(jokerPlace.end), card: joker, label, onTouch: () => onLay(way) }];
    });
  }
  const [swap] = ways.filter(({ use }) => use.type === 'swapJoker' && isSame(use.straight, at));
  const places = ways.flatMap((way): readonly StripTarget[] => {
    if (way.use.type !== 'layOff' || !isSame(way.use.place, at)) return [];
    const { card } = way;
    const label = `Put the ${cardName(card)} ${placeInWords(people, way.use.place, set)}`;
    return [{ at: sideOf(way.use.place.end), card, label, onTouch: () => onLay(way) }];
  });
  if (swap === undefined || set.kind !== 'straight') return places;
  const name = `Swap the ${cardName(swap.card)} for the joker in ${setOf(people, at.seat, set)}`;
  return [...places, { at: placeIn(set, swap.card), label: name, onTouch: () => onSwap(at) }];
}

/** The joker that a swap takes out. */
function swappedOut(table: Table, { card, use }: Way): JokerCard | null {
  const set = use.type === 'swapJoker' ? setAt(table, use.straight) : null;
  return set?.kind === 'straight' ? jokerFor(set, card) : null;
}

/** Where a card goes: `on Tomek’s kings`, `after the queen in your straight of hearts`. */
export function placeInWords(people: People, { seat, end }: Place, set: LaidSet): string {
  const where = setOf(people, seat, set);
  if (set.kind === 'three' || end === null) return `on ${where}`;
  return end === 'low' ? `before the ${rankNameAt(set.low)} in ${where}` : `after the ${rankNameAt(highOf(set))} in ${where}`;
}

/** What laying a card so would do, shortly: `on Tomek’s kings`, `for the joker in your straight of hearts`. */
export function wayInWords(people: People, table: Table, { use }: Way): string {
  const at = use.type === 'layOff' ? use.place : use.straight;
  const set = setAt(table, at);
  if (set === null) return '';
  return use.type === 'layOff' ? placeInWords(people, use.place, set) : `for the joker in ${setOf(people, at.seat, set)}`;
}

function sideOf(end: End | null): 'start' | 'end' {
  return end === 'low' ? 'start' : 'end';
}

function isSame(a: SetAt, b: SetAt): boolean {
  return a.seat === b.seat && a.index === b.index;
}

function keyOf({ seat, index, end = null }: SetAt & { readonly end?: End | null }): string {
  return `${seat} ${index} ${end}`;
}
