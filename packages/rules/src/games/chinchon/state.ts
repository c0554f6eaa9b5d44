import type { Face } from '../../kernel/cards.ts';
import type { ScoredDeal } from '../../kernel/game.ts';
import { nextSeat, type Seat } from '../../kernel/seat.ts';
import type { SpanishCard } from '../../kernel/spanish-cards.ts';
import type { DealtGame } from '../../shared/dealt-game.ts';
import type { Meld } from './moves.ts';
import type { ChinchonOptions } from './options.ts';
import type { ChinchonLine } from './payments.ts';
import { direction } from './seats.ts';

/** A card and the seat that drew it for the lead or laid it off. */
export interface SeatCard {
  readonly seat: Seat;
  readonly card: SpanishCard;
}

/** A meld on the table, with its owner and the cards laid off on it. */
export interface TableMeld {
  readonly owner: Seat;
  /** The cards in order; a sequence is in order from the lowest card up. */
  readonly cards: Meld;
  /** The cards that were laid off on the meld, with the seats that did so, in order. */
  readonly added: readonly SeatCard[];
}

/** How a deal was closed and by whom. */
export interface Closing {
  readonly seat: Seat;
  /** The closing card, face down and visible only to its player until the deal is scored, or null if there is none (CH5.1). */
  readonly card: Face<SpanishCard> | null;
  /** Whether the close is a Chinchón (CH5.2, CH6.4). */
  readonly chinchon: boolean;
}

/** How a deal ends without a closer: after a hundred turns for each player (CH4.3), or because nobody can go out (CH6.5). */
export type Stopping = 'long' | 'stuck';

/** How a deal ends: with a close, with or without a Chinchón (CH5.1, CH5.2, CH6.3, CH6.4), or without a closer. */
export type EndingKind = 'closed' | 'chinchon' | Stopping;

/** Returns the rule for this way of ending a deal. */
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

/** The current deal, or the last deal until the next is dealt. Lists by seat are in seat order. */
export interface Deal {
  /** The number of the deal, from 1; 0 before the first deal. */
  readonly number: number;
  /** The seat with the first turn. */
  readonly leader: Seat;
  readonly dealer: Seat;
  /** The hands, each visible to its owner alone until the deal is scored; empty for a player who is out. */
  readonly hands: readonly (readonly Face<SpanishCard>[])[];
  /** The stock, top first, hidden from everybody. */
  readonly stock: readonly Face<SpanishCard>[];
  /** The discards, the top discard last; only the top discard is visible. */
  readonly pile: readonly Face<SpanishCard>[];
  /** The melds on the table, in the order in which they were laid. */
  readonly melds: readonly TableMeld[];
  /** Whether each player has laid nothing except their own melds in this turn (CH6.4). */
  readonly untouched: readonly boolean[];
  /** The number of turns taken. */
  readonly turns: number;
  readonly closing: Closing | null;
  /** The ending of a deal without a closer, or null if the deal continues or has a closer. */
  readonly stopped: Stopping | null;
}

/** A deal's entry on the score sheet. */
export interface DealRecord extends ScoredDeal<ChinchonLine['reason']> {
  readonly kind: EndingKind;
  /** The seat that closed, or null if nobody closed (CH4.3, CH6.5). */
  readonly closer: Seat | null;
  /** The points, by seat, or null for a player who was already out, and −10 for a Chinchón. */
  readonly points: readonly (number | null)[];
  /** Everybody's points after the deal, including re-enlisting. */
  readonly totals: readonly number[];
  /** The players knocked out by the deal, in the order of play (CH7.2). */
  readonly out: readonly Seat[];
  /** The players knocked out who re-enlisted (CH8.2). */
  readonly reenlisted: readonly Seat[];
}

/** The current phase: the pending decision, if any, and the seat to decide. */
export type Phase =
  | { readonly name: 'draw' | 'settle'; readonly seat: Seat }
  /** `bound`: the seat has laid melds in this turn, so the discard must leave fewer than 5 points in the hand (CH6.1). */
  | { readonly name: 'act'; readonly seat: Seat; readonly bound: boolean }
  /** `waiting`: the players to ask after `seat`. `total`: the points with which they re-enlist (CH8.2). */
  | {
      readonly name: 'reenlist';
      readonly seat: Seat;
      readonly waiting: readonly Seat[];
      readonly total: number;
    }
  /** No decision is pending: the score or the next deal follows automatically. */
  | { readonly name: 'between' }
  | { readonly name: 'over' };

/** The state of a Chinchón game. Lists by seat are in seat order. */
export interface ChinchonState extends DealtGame<ChinchonOptions, Deal, DealRecord, Phase> {
  /** The cards drawn for the first lead, round by round (CH2.1); removed when the first deal is scored. */
  readonly draw: readonly (readonly SeatCard[])[];
  /** The points so far. */
  readonly totals: readonly number[];
  /** The number of the deal in which a player was knocked out, or null for a player who is in. */
  readonly outIn: readonly (number | null)[];
  /** The counters; negative for a player in debt (CH8.1). */
  readonly balances: readonly number[];
  readonly pot: number;
  /** The payments since the last deal was scored. */
  readonly ledger: readonly ChinchonLine[];
  /** The cards that counted in the last scored deal. */
  readonly counted: readonly (readonly SpanishCard[])[];
}

/** Returns the number of players in the game, including players who are out. */
export function seatCount(state: ChinchonState): number {
  return state.totals.length;
}

/** Returns whether a player is in: never knocked out, or re-enlisted. */
export function isIn(state: ChinchonState, seat: Seat): boolean {
  return state.outIn[seat] === null;
}

/** Returns whether a player takes part in the current deal, even if knocked out by it. */
export function playsInDeal({ outIn, deal }: ChinchonState, seat: Seat): boolean {
  return outIn[seat] === null || outIn[seat] === deal.number;
}

/** Returns how many times a player has re-enlisted (CH8.2). */
export function returnsOf({ records }: ChinchonState, seat: Seat): number {
  return records.filter(({ reenlisted }) => reenlisted.includes(seat)).length;
}

/** A deal's effect on a player apart from the points, with the rule; `nothing` for a player whose cards simply count. */
export interface SeatOutcome {
  readonly kind: 'chinchon' | 'back' | 'out' | 'nothing';
  readonly rule: string;
}

/** Returns a scored deal's effect on `seat`: a Chinchón, being knocked out, or re-enlisting (CH5.2, CH6.4, CH7.2, CH8.2). */
export function seatOutcome({ ledger, out, reenlisted }: DealRecord, seat: Seat): SeatOutcome {
  const chinchon = ledger.find(({ reason }) => reason === 'chinchon');
  if (chinchon !== undefined && chinchon.amounts[seat] !== 0) return { kind: 'chinchon', rule: chinchon.rule };
  if (reenlisted.includes(seat)) return { kind: 'back', rule: 'CH8.2' };
  return out.includes(seat) ? { kind: 'out', rule: 'CH7.2' } : { kind: 'nothing', rule: 'CH7.1' };
}

/** Returns the number of players who are in. */
export function playersIn({ outIn }: ChinchonState): number {
  let players = 0;
  for (const out of outIn) if (out === null) players += 1;
  return players;
}

/** Returns the next player in after `seat`, going to the right (CH2.1). */
export function nextIn(state: ChinchonState, seat: Seat): Seat {
  const seats = seatCount(state);
  let next = nextSeat(seat, seats, direction);
  while (next !== seat && !isIn(state, next)) next = nextSeat(next, seats, direction);
  return next;
}

/** Returns whether the deal has been scored, so that all hands are open. */
export function isScored({ deal, records }: ChinchonState): boolean {
  return records.length === deal.number;
}
