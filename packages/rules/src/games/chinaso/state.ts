import type { Face } from '../../kernel/cards.ts';
import type { ScoredDeal } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { DealtGame } from '../../shared/dealt-game.ts';
import type { ChinasoCard } from './cards.ts';
import type { ChinasoOptions } from './options.ts';
import type { ChinasoLine } from './payments.ts';
import type { LaidTable } from './places.ts';

/** The live discard: the last card on the discard pile, which players may take or buy (CS5.1). */
export interface LiveDiscard {
  readonly card: ChinasoCard;
  /** The seat that discarded the card, or null for the card turned up at the start, which nobody discarded (CS5.3). */
  readonly seat: Seat | null;
}

/**
 * How a hand ended. `out`: the winner laid the last card (CS4.7). `chinaso`: the winner went down and out in one turn (CS4.8). The
 * endings without a winner are `stuck` (CS5.6 a), `stale` (CS5.6 b), `long` (CS5.6 c) and `exhausted` (CS5.5).
 */
export type EndingKind = 'out' | 'chinaso' | 'stuck' | 'stale' | 'long' | 'exhausted';

/** The rule by which a hand ends, for each way of ending. */
export const ENDING_RULES: Readonly<Record<EndingKind, string>> = {
  out: 'CS4.7',
  chinaso: 'CS4.8',
  stuck: 'CS5.6',
  stale: 'CS5.6',
  long: 'CS5.6',
  exhausted: 'CS5.5',
};

/** How a hand ended and who won, if anybody. */
export interface HandEnding {
  readonly kind: EndingKind;
  /** The winner of the hand, or null if there is none. */
  readonly winner: Seat | null;
}

/**
 * The current hand from its shuffle to its score, or the last hand until the next is dealt. The code calls it a deal, to
 * distinguish it from the cards that a player holds. Lists by seat are in seat order.
 */
export interface Deal {
  /** The number of the hand, from 1; 0 before the first hand. */
  readonly number: number;
  readonly dealer: Seat;
  readonly hands: readonly (readonly Face<ChinasoCard>[])[];
  /** The stock, top first; its order is hidden from all. */
  readonly stock: readonly Face<ChinasoCard>[];
  /** The live discard; null if the last discard has been taken, bought or swapped in, and no card has been discarded since then. */
  readonly live: LiveDiscard | null;
  /** The number of dead cards under the live discard; when the hand is over, also the rest of the stock. */
  readonly dead: number;
  /** The sets on the table: a player with any of them is down (CS3.2). */
  readonly table: LaidTable;
  /** Each player's number of buys, by seat (CS5.3). */
  readonly buys: readonly number[];
  /** The number of turns played by all players together (CS5.6). */
  readonly turns: number;
  /** Whether a reshuffle is allowed: there has been none, or a card has been laid since the last one (CS5.6). */
  readonly mayReshuffle: boolean;
  /** The ending of the hand, once it is over and all hands are revealed (CS6.1). */
  readonly ending: HandEnding | null;
}

/** A hand's entry on the score sheet. Lists by seat are in seat order. */
export interface DealRecord extends ScoredDeal<ChinasoLine['reason']>, HandEnding {
  /** The points of this hand, including any doubling (CS6.1, CS4.8). */
  readonly points: readonly number[];
  readonly buys: readonly number[];
}

/** A buying window, during which other players may buy a discard (CS5.2). */
export interface BuyingPhase {
  readonly name: 'buying';
  /** The seat to act, which draws once the window has closed. */
  readonly seat: Seat;
  /** The seats that may buy, in order of priority. */
  readonly asked: readonly Seat[];
  /** The seats of `asked` that have not answered, in the same order. Nobody may know more than this (CS5.4). */
  readonly waiting: readonly Seat[];
  /** Whether each seat buys, by seat, or null for a seat that has not answered or was not asked. */
  readonly answers: readonly (boolean | null)[];
}

/** The current phase: the pending decision, if any, and the seat to decide. */
export type Phase =
  | { readonly name: 'draw'; readonly seat: Seat }
  | BuyingPhase
  /** `wentDown`: whether the player has gone down in this turn (CS2.4, CS4.8). */
  | { readonly name: 'play'; readonly seat: Seat; readonly wentDown: boolean }
  /** No decision is pending: a draw, the score or a deal follows automatically. */
  | { readonly name: 'settle' }
  | { readonly name: 'over' };

/** The state of a Chinaso game. */
export interface ChinasoState extends DealtGame<ChinasoOptions, Deal, DealRecord, Phase> {
  /** The counters, by seat; negative for a player in debt, and all 0 without stakes (CS7). */
  readonly balances: readonly number[];
  readonly pot: number;
  /** The ledger of the current hand: the payments since the last hand was scored. */
  readonly ledger: readonly ChinasoLine[];
}

/** Returns the number of players at the table. */
export function seatCount(state: ChinasoState): number {
  return state.balances.length;
}

/** Returns whether nobody except `seat` is down, so that going down and out in one turn is a Chinaso (CS4.8). */
export function mayMakeChinaso(deal: Deal, seat: Seat): boolean {
  return deal.hands.every((_, other) => other === seat || !isDown(deal, other));
}

/** The fate of a hand when its player goes down: the player keeps some cards, goes out, or makes a Chinaso. */
export type Emptying = 'not-yet' | 'out' | 'chinaso';

/** Returns whether going down with `cards` cards leaves cards in hand, goes out, or makes a Chinaso (CS4.7, CS4.8). */
export function goingDownBrings(deal: Deal, seat: Seat, cards: number): Emptying {
  if (cards < (deal.hands[seat]?.length ?? 0)) return 'not-yet';
  return mayMakeChinaso(deal, seat) ? 'chinaso' : 'out';
}

/** Returns whether the seat has one card left, so that laying it wins the hand (CS4.7). */
export function holdsLastCard({ hands }: Deal, seat: Seat): boolean {
  return hands[seat]?.length === 1;
}

/** Returns the number of cards on the discard pile, dead or live (CS5.1). */
export function discardCount({ dead, live }: Deal): number {
  return dead + (live === null ? 0 : 1);
}

/** Returns whether a player has gone down in this hand (CS3.2). */
export function isDown(deal: Deal, seat: Seat): boolean {
  return (deal.table[seat]?.length ?? 0) > 0;
}
