import { FRENCH_PACK, type FrenchCard, rankOf } from '../../kernel/cards.ts';
import type { ScoredDeal } from '../../kernel/game.ts';
import { choice, type ChosenOf } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { DealtGame } from '../../shared/dealt-game.ts';
import type { PlainTrickDeal, PlainTrickEvent, PlainTrickPhase, PlayMove } from '../../shared/plain-tricks.ts';

/** The 32 cards (SL1.1) in the order that is shuffled, on which stored games depend, and how many each hand is dealt (SL2.2). */
export const PACK: readonly FrenchCard[] = FRENCH_PACK.filter((card) => !/[2-6]/.test(rankOf(card)));
export const TRICKS = 8;

/** What a player does: a card is played to the trick (SL3.2). */
export type SlobberhannesMove = PlayMove<FrenchCard>;

/** What happens in a game; of the hands that are dealt, everybody sees their own (SL2.2). */
export type SlobberhannesEvent = PlainTrickEvent<FrenchCard>;

/** What may be chosen, the default first: as many bad points as end the game (SL5.1). */
export const options = { target: choice('SL5.1', [10, 6]) };

/** What the host chooses before the game. */
export type SlobberhannesOptions = ChosenOf<typeof options>;

/** What brings a bad point: the first trick, the last, the one with the queen of clubs (SL4.1), or all of them (SL4.2). */
export type BadPoint = 'first' | 'last' | 'queen' | 'all';

/** The deal in progress, or the one just scored until the next is dealt. */
export interface Deal extends PlainTrickDeal<FrenchCard> {
  /** Who has won the queen of clubs. */
  readonly queen: Seat | null;
}

/** A deal before a card has been played. */
export function newDeal(number: number, dealer: Seat, hands: Deal['hands']): Deal {
  return { number, dealer, hands, trick: [], lastTrick: null, winners: [], queen: null };
}

/** What the score sheet has of a deal. */
export interface DealRecord extends ScoredDeal<BadPoint> {
  /** Tricks won, by seat. */
  readonly tricks: readonly number[];
}

/** A game of Slobberhannes at one moment. */
export type SlobberhannesState = DealtGame<SlobberhannesOptions, Deal, DealRecord, PlainTrickPhase>;
