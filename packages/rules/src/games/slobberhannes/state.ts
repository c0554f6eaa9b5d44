import { FRENCH_PACK, type FrenchCard, rankOf } from '../../kernel/cards.ts';
import type { ScoredDeal } from '../../kernel/game.ts';
import { choice, type ChosenOf } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { DealtGame } from '../../shared/dealt-game.ts';
import type { PlainTrickDeal, PlainTrickEvent, PlainTrickPhase, PlayMove } from '../../shared/plain-tricks.ts';

/** The 32 cards, in the unshuffled order that stored games depend on (SL1.1), and the size of a hand (SL2.2). */
export const PACK: readonly FrenchCard[] = FRENCH_PACK.filter((card) => !/[2-6]/.test(rankOf(card)));
export const TRICKS = 8;

/** A move: play a card to the trick (SL3.2). */
export type SlobberhannesMove = PlayMove<FrenchCard>;

/** An event of the game. Each player sees only their own hand of a deal (SL2.2). */
export type SlobberhannesEvent = PlainTrickEvent<FrenchCard>;

/** The options of the game, the default first: the target of penalty points that ends the game (SL5.1). */
export const options = { target: choice('SL5.1', [10, 6]) };

/** The options that the host chose for a game. */
export type SlobberhannesOptions = ChosenOf<typeof options>;

/** The reason for a penalty point (bad point): the first trick, the last, the queen of clubs (SL4.1), or all three (SL4.2). */
export type BadPoint = 'first' | 'last' | 'queen' | 'all';

/** The current deal, or the last deal until the next is dealt. */
export interface Deal extends PlainTrickDeal<FrenchCard> {
  /** The seat that has won the queen of clubs, or null if she has not been won. */
  readonly queen: Seat | null;
}

/** Returns a deal before its first card. */
export function newDeal(number: number, dealer: Seat, hands: Deal['hands']): Deal {
  return { number, dealer, hands, trick: [], lastTrick: null, winners: [], queen: null };
}

/** A deal's entry on the score sheet. */
export interface DealRecord extends ScoredDeal<BadPoint> {
  /** The tricks won, by seat. */
  readonly tricks: readonly number[];
}

/** The state of a Slobberhannes game. */
export type SlobberhannesState = DealtGame<SlobberhannesOptions, Deal, DealRecord, PlainTrickPhase>;
