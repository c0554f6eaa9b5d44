import type { Face } from '../../kernel/cards.ts';
import type { ScoredDeal } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { DealtGame } from '../../shared/dealt-game.ts';
import type { ChinasoCard } from './cards.ts';
import type { ChinasoOptions } from './options.ts';
import type { ChinasoLine } from './payments.ts';
import type { LaidTable } from './places.ts';

/** The last card on the discard pile, which may be taken or bought (CS5.1). */
export interface LiveDiscard {
  readonly card: ChinasoCard;
  /** Who discarded it; null for the card turned at the start, which is nobody's discard (CS5.3). */
  readonly seat: Seat | null;
}

/**
 * How a hand ended. `out`: its winner laid the last card (CS4.7); `chinaso`: going down and out in one turn
 * (CS4.8). Without a winner: `stuck` (CS5.6 a), `stale` (CS5.6 b), `long` (CS5.6 c), `exhausted` (CS5.5).
 */
export type EndingKind = 'out' | 'chinaso' | 'stuck' | 'stale' | 'long' | 'exhausted';

/** The rule by which a hand ended so. */
export const ENDING_RULES: Readonly<Record<EndingKind, string>> = {
  out: 'CS4.7',
  chinaso: 'CS4.8',
  stuck: 'CS5.6',
  stale: 'CS5.6',
  long: 'CS5.6',
  exhausted: 'CS5.5',
};

export interface HandEnding {
  readonly kind: EndingKind;
  /** Null if nobody won the hand. */
  readonly winner: Seat | null;
}

/**
 * The hand being played, from one shuffle to one score; or the one just scored until the next is dealt. (What
 * the rules call a hand is a deal here, to tell it from the cards somebody holds.) Whatever is stored by seat is
 * in seat order.
 */
export interface Deal {
  /** From 1; 0 before the first. */
  readonly number: number;
  readonly dealer: Seat;
  readonly hands: readonly (readonly Face<ChinasoCard>[])[];
  /** The draw pile, top first; its order is hidden from all. */
  readonly stock: readonly Face<ChinasoCard>[];
  /** Null if the last card has been taken, bought or swapped in, and nothing has been discarded since. */
  readonly live: LiveDiscard | null;
  /** How many cards lie dead under the live one; once the hand is over, the rest of the draw pile among them. */
  readonly dead: number;
  /** Sets on the table: a player who has any is down (CS3.2). */
  readonly table: LaidTable;
  /** How often each player has bought, by seat (CS5.3). */
  readonly buys: readonly number[];
  /** How many turns have been played, by all players together (CS5.6). */
  readonly turns: number;
  /** Whether a reshuffle is allowed: it would be the first, or a card has been laid since the last (CS5.6). */
  readonly mayReshuffle: boolean;
  /** Once the hand is over; all hands are shown then (CS6.1). */
  readonly ending: HandEnding | null;
}

/** What the score sheet stores of a hand. Whatever is stored by seat is in seat order. */
export interface DealRecord extends ScoredDeal<ChinasoLine['reason']>, HandEnding {
  /** The points of this hand, doubled where they are (CS6.1, CS4.8). */
  readonly points: readonly number[];
  readonly buys: readonly number[];
}

/** A discard offered for sale (CS5.2). */
export interface BuyingPhase {
  readonly name: 'buying';
  /** Whose turn it is; they draw once the window has closed. */
  readonly seat: Seat;
  /** Who may buy, first choice first. */
  readonly asked: readonly Seat[];
  /** Those of them who have not answered, in the same order: all that anybody may know (CS5.4). */
  readonly waiting: readonly Seat[];
  /** By seat: whether they buy. Null where there is no answer, and for everybody but who gave it. */
  readonly answers: readonly (boolean | null)[];
}

/** Whose decision is pending, and which. */
export type Phase =
  | { readonly name: 'draw'; readonly seat: Seat }
  | BuyingPhase
  /** `wentDown`: whether the player has gone down in this very turn (CS2.4, CS4.8). */
  | { readonly name: 'play'; readonly seat: Seat; readonly wentDown: boolean }
  /** Nobody is awaited: what comes next (cards drawn, the score, a deal) comes by itself. */
  | { readonly name: 'settle' }
  | { readonly name: 'over' };

export interface ChinasoState extends DealtGame<ChinasoOptions, Deal, DealRecord, Phase> {
  /** Counters, by seat; a player who owes is below 0. All 0 without stakes (CS7). */
  readonly balances: readonly number[];
  readonly pot: number;
  /** What has moved counters since the last hand was scored: the account of the hand being played. */
  readonly ledger: readonly ChinasoLine[];
}

/** How many play. */
export function seatCount(state: ChinasoState): number {
  return state.balances.length;
}

/** Whether nobody but `seat` is down: then going down and out in one turn is a Chinaso (CS4.8). */
export function mayMakeChinaso(deal: Deal, seat: Seat): boolean {
  return deal.hands.every((_, other) => other === seat || !isDown(deal, other));
}

/** What going down does to a hand: it leaves cards in it, or the player is out, or that makes a Chinaso. */
export type Emptying = 'not-yet' | 'out' | 'chinaso';

/** What comes of going down with so many cards (CS4.7, CS4.8). */
export function goingDownBrings(deal: Deal, seat: Seat, cards: number): Emptying {
  if (cards < (deal.hands[seat]?.length ?? 0)) return 'not-yet';
  return mayMakeChinaso(deal, seat) ? 'chinaso' : 'out';
}

/** Whether laying one card more wins the hand: it is the last (CS4.7). */
export function holdsLastCard({ hands }: Deal, seat: Seat): boolean {
  return hands[seat]?.length === 1;
}

/** How many cards lie on the discard pile, dead or live (CS5.1). */
export function discardCount({ dead, live }: Deal): number {
  return dead + (live === null ? 0 : 1);
}

/** Whether a player has gone down in this hand (CS3.2). */
export function isDown(deal: Deal, seat: Seat): boolean {
  return (deal.table[seat]?.length ?? 0) > 0;
}
