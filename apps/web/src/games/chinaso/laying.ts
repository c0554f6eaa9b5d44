import {
  type ChinasoCard, type ChinasoMove, type DiscardUse, type End, type JokerCard, jokerFor, type LaidSet, type LaidTable,
  type LayOffPlace, placeIn, setAt, type SetAt,
} from '@chinwag/rules/chinaso';
import { type Message, message } from '../../language/message.ts';
import { type People, person } from '../../board/people.ts';
import { cardOn, placeInWords } from './words.ts';

/** A legal way to lay a card on the table, with its move. */
export interface Way {
  readonly card: ChinasoCard;
  readonly use: DiscardUse;
  readonly move: ChinasoMove;
}

/**
 * Returns every legal way to lay a card now. The card is from the hand or, once the player is down, the live discard (CS4.2 to
 * CS4.5).
 */
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

/** Returns the number of places for the chosen card. A swap counts once, no matter how many places its joker may then go to. */
export function placeCount(ways: readonly Way[]): number {
  return new Set(ways.map(({ use }) => (use.type === 'layOff' ? keyOf(use.place) : `swap ${keyOf(use.straight)}`))).size;
}

/** The legal places for the chosen card and the functions that use them. */
export interface LayingControls {
  /** The legal ways to lay the chosen card. */
  readonly ways: readonly Way[];
  /** The straight whose joker will be swapped, while the joker's new place is being chosen, or null if there is none. */
  readonly swapping: SetAt | null;
  readonly onLay: (way: Way) => void;
  readonly onSwap: (straight: SetAt) => void;
}

/** A highlighted place at a set on the table. Pressing the place lays a card there. */
export interface SetTarget {
  readonly at: 'start' | 'end' | number;
  readonly label: Message;
  /** The card that would be laid there. */
  readonly card?: ChinasoCard;
  readonly onTouch: () => void;
}

/** Returns the highlighted places at one of the sets on the table; none if there is no such set. */
export function targetsAt(at: SetAt, table: LaidTable, laying: LayingControls, people: People): readonly SetTarget[] {
  const { ways, swapping, onLay, onSwap } = laying;
  const set = setAt(table, at);
  if (set === null) return [];
  const goes = (way: Way, card: ChinasoCard | null, place: LayOffPlace): readonly SetTarget[] => {
    if (card === null || !isSame(place, at)) return [];
    const label = puts(people, place, set, card);
    return [{ at: place.end === 'low' ? 'start' : 'end', card, label, onTouch: () => onLay(way) }];
  };
  if (swapping !== null) {
    return ways.flatMap((way) => {
      if (way.use.type !== 'swapJoker' || !isSame(way.use.straight, swapping)) return [];
      return goes(way, swappedOut(table, way), way.use.jokerPlace);
    });
  }
  const places = ways.flatMap((way) => (way.use.type === 'layOff' ? goes(way, way.card, way.use.place) : []));
  const swap = ways.find(({ use }) => use.type === 'swapJoker' && isSame(use.straight, at));
  if (swap === undefined || set.kind !== 'straight') return places;
  const label = message('chinaso.put.swap', { card: swap.card, owner: person(people, at.seat), suit: set.suit });
  return [...places, { at: placeIn(set, swap.card), label, onTouch: () => onSwap(at) }];
}

function puts(people: People, { seat, end }: LayOffPlace, set: LaidSet, card: ChinasoCard): Message {
  const where = placeInWords(people, seat, set, end);
  const laid = cardOn(set, card, end);
  if (where.on === 'three') return message('chinaso.put.three', { ...where.at, card: laid });
  return message('chinaso.put.straight', { ...where.at, card: laid });
}

/** Returns the joker that a swap takes out, or null if there is none. */
function swappedOut(table: LaidTable, { card, use }: Way): JokerCard | null {
  const set = use.type === 'swapJoker' ? setAt(table, use.straight) : null;
  return set?.kind === 'straight' ? jokerFor(set, card) : null;
}

/**
 * What follows when a card is laid: the joker still needs a place (`place`), the card wins the hand (`win`), or neither (`other`).
 */
export type Onwards = 'place' | 'win' | 'other';

/**
 * Returns the effect of laying a card this way, in short: `on Tomek’s kings`, `for the joker in your straight of hearts, and win`.
 * Returns null if there is no such set.
 */
export function wayInWords(people: People, table: LaidTable, { use }: Way, onwards: Onwards): Message | null {
  const at = use.type === 'layOff' ? use.place : use.straight;
  const set = setAt(table, at);
  if (set === null) return null;
  if (use.type === 'swapJoker') {
    return set.kind === 'three' ? null : message('chinaso.onto.joker', { owner: person(people, at.seat), suit: set.suit, onwards });
  }
  const where = placeInWords(people, at.seat, set, use.place.end);
  const win = onwards === 'win' ? 'yes' : 'other';
  if (where.on === 'three') return message('chinaso.onto.three', { ...where.at, win });
  return message('chinaso.onto.straight', { ...where.at, win });
}

function isSame(a: SetAt, b: SetAt): boolean {
  return a.seat === b.seat && a.index === b.index;
}

function keyOf({ seat, index, end = null }: SetAt & { readonly end?: End | null }): string {
  return `${seat} ${index} ${end}`;
}
