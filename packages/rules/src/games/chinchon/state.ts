import type { Face } from '../../kernel/cards.ts';
import type { ScoredDeal } from '../../kernel/game.ts';
import { nextSeat, type Seat } from '../../kernel/seat.ts';
import type { SpanishCard } from '../../kernel/spanish-cards.ts';
import type { DealtGame } from '../../shared/dealt-game.ts';
import type { Meld } from './moves.ts';
import type { ChinchonOptions } from './options.ts';
import type { ChinchonLine } from './payments.ts';
import { direction } from './seats.ts';

/** A card that somebody drew for the lead, or added to a meld. */
export interface SeatCard {
  readonly seat: Seat;
  readonly card: SpanishCard;
}

/** A meld on the table. */
export interface TableMeld {
  readonly owner: Seat;
  /** A sequence's from the lowest up. */
  readonly cards: Meld;
  /** Those of its cards that were added once it lay there, and by whom, in the order in which they came. */
  readonly added: readonly SeatCard[];
}

/** How a deal was closed. */
export interface Closing {
  readonly seat: Seat;
  /** Face down until the deal is scored, so seen by its player alone; null if there is none (CH5.1). */
  readonly card: Face<SpanishCard> | null;
  /** Whether it is a Chinchón (CH5.2, CH6.4). */
  readonly chinchon: boolean;
}

/** How a deal ends with no closer: after a hundred turns each (CH4.3), or where nobody can go out (CH6.5). */
export type Stopping = 'long' | 'stuck';

/** How a deal ended: closed, by a Chinchón or otherwise (CH5.1, CH5.2, CH6.3, CH6.4), or with no closer. */
export type EndingKind = 'closed' | 'chinchon' | Stopping;

/** The rule by which a deal ended so. */
export function endingRule({ ending }: Pick<ChinchonOptions, 'ending'>, kind: EndingKind): string {
  switch (kind) {
    case 'closed':
      return ending === 'settle' ? 'CH5.1' : 'CH6.3';
    case 'chinchon':
      return ending === 'settle' ? 'CH5.2' : 'CH6.4';
    case 'long':
      return 'CH4.3';
    case 'stuck':
      return 'CH6.5';
  }
}

/** The deal in progress, or the one just scored until the next is dealt. What is stored by seat is in seat order. */
export interface Deal {
  /** From 1; 0 before the first deal. */
  readonly number: number;
  /** Who has the first turn. */
  readonly leader: Seat;
  readonly dealer: Seat;
  /** Each seen by its owner alone until the deal is scored; empty for a player who is out. */
  readonly hands: readonly (readonly Face<SpanishCard>[])[];
  /** Top first, hidden from all. */
  readonly stock: readonly Face<SpanishCard>[];
  /** The discards, the top one last; only that is seen. */
  readonly pile: readonly Face<SpanishCard>[];
  /** The melds on the table, in the order in which they were laid. */
  readonly melds: readonly TableMeld[];
  /** By seat: whether they have laid and added nothing but, in this turn, melds of their own (CH6.4). */
  readonly untouched: readonly boolean[];
  /** How many turns have been taken. */
  readonly turns: number;
  readonly closing: Closing | null;
  /** Null unless the deal has ended with no closer. */
  readonly stopped: Stopping | null;
}

/** What the score sheet keeps of a deal. */
export interface DealRecord extends ScoredDeal<ChinchonLine['reason']> {
  readonly kind: EndingKind;
  /** Null if nobody closed (CH4.3, CH6.5). */
  readonly closer: Seat | null;
  /** By seat; null for a player who was out already. −10 is a Chinchón. */
  readonly points: readonly (number | null)[];
  /** Everybody's points after it, re-enlisting included. */
  readonly totals: readonly number[];
  /** Whom it put out, in the order of play (CH7.2). */
  readonly out: readonly Seat[];
  /** Who of them re-enlisted (CH8.2). */
  readonly reenlisted: readonly Seat[];
}

/** Whose decision is pending, and which. */
export type Phase =
  | { readonly name: 'draw' | 'settle'; readonly seat: Seat }
  /** `bound`: melds were laid in this turn, so the discard must leave less than 5 in the hand (CH6.1). */
  | { readonly name: 'act'; readonly seat: Seat; readonly bound: boolean }
  /** `waiting`: who is asked after `seat`. `total`: the points with which one comes in again (CH8.2). */
  | {
      readonly name: 'reenlist';
      readonly seat: Seat;
      readonly waiting: readonly Seat[];
      readonly total: number;
    }
  /** Nobody is awaited: what comes next (the score, the next deal) comes by itself. */
  | { readonly name: 'between' }
  | { readonly name: 'over' };

/** Whatever is stored by seat is in seat order. */
export interface ChinchonState extends DealtGame<ChinchonOptions, Deal, DealRecord, Phase> {
  /** The cards drawn for the first lead, round by round (CH2.1); put away when the first deal is scored. */
  readonly draw: readonly (readonly SeatCard[])[];
  /** Points so far. */
  readonly totals: readonly number[];
  /** The number of the deal that put a player out; null for a player who is in. */
  readonly outIn: readonly (number | null)[];
  /** Counters; a player who owes is below 0 (CH8.1). */
  readonly balances: readonly number[];
  readonly pot: number;
  /** What has moved counters since the last deal was scored. */
  readonly ledger: readonly ChinchonLine[];
  /** The cards that counted in the last scored deal. */
  readonly counted: readonly (readonly SpanishCard[])[];
}

/** How many players the game has, those who are out included. */
export function seatCount(state: ChinchonState): number {
  return state.totals.length;
}

/** Whether a player is in: not put out, or in again. */
export function isIn(state: ChinchonState, seat: Seat): boolean {
  return state.outIn[seat] === null;
}

/** Whether a player plays in the present deal, or has played in it though it put them out. */
export function playsInDeal({ outIn, deal }: ChinchonState, seat: Seat): boolean {
  return outIn[seat] === null || outIn[seat] === deal.number;
}

/** How often a player has come back into the game (CH8.2). */
export function returnsOf({ records }: ChinchonState, seat: Seat): number {
  return records.filter(({ reenlisted }) => reenlisted.includes(seat)).length;
}

/** What a deal meant for a player beside its points, and the rule; `nothing` for a player who just counts what is left. */
export interface SeatOutcome {
  readonly kind: 'chinchon' | 'back' | 'out' | 'nothing';
  readonly rule: string;
}

/** What a scored deal meant for `seat`: a Chinchón, being put out, coming back (CH5.2, CH6.4, CH7.2, CH8.2). */
export function seatOutcome({ ledger, out, reenlisted }: DealRecord, seat: Seat): SeatOutcome {
  const chinchon = ledger.find(({ reason }) => reason === 'chinchon');
  if (chinchon !== undefined && chinchon.amounts[seat] !== 0) return { kind: 'chinchon', rule: chinchon.rule };
  if (reenlisted.includes(seat)) return { kind: 'back', rule: 'CH8.2' };
  return out.includes(seat) ? { kind: 'out', rule: 'CH7.2' } : { kind: 'nothing', rule: 'CH7.1' };
}

/** How many players are in. */
export function playersIn({ outIn }: ChinchonState): number {
  let players = 0;
  for (const out of outIn) if (out === null) players += 1;
  return players;
}

/** The next player in after `seat`, to the right (CH2.1). */
export function nextIn(state: ChinchonState, seat: Seat): Seat {
  const seats = seatCount(state);
  let next = nextSeat(seat, seats, direction);
  while (next !== seat && !isIn(state, next)) next = nextSeat(next, seats, direction);
  return next;
}

/** Whether the deal has been scored, so that all hands lie open. */
export function isScored({ deal, records }: ChinchonState): boolean {
  return records.length === deal.number;
}
