import * as z from 'zod/mini';
import type { Face, FrenchCard } from '../kernel/cards.ts';
import type { EventFields, Parser, PhaseTable, SeededState } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import { refusing } from '../kernel/violation.ts';
import type { Play } from './tricks.ts';

/* The parts that all plain trick games share: games whose only move is to play a card to a trick. */

/** A move: play a card to the trick. */
export interface PlayMove<Card extends string> {
  readonly type: 'play';
  readonly card: Card;
}

/** Returns a schema that parses unknown input as a card play, with any card in the pack. */
export function playMove<Card extends string>(pack: readonly Card[]): Parser<PlayMove<Card>> {
  return z.strictObject({ type: z.literal('play'), card: z.enum(pack) });
}

/** An event in a plain-trick game. */
export type PlainTrickEvent<Card extends string> =
  /** A new deal: hands by seat, each hidden from all but its owner. */
  | { readonly type: 'dealt'; readonly dealer: Seat; readonly hands: readonly (readonly Face<Card>[])[] }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'trickWon'; readonly seat: Seat }
  /** The end of a deal. Its points follow from the tricks, which everybody has seen. */
  | { readonly type: 'dealScored' }
  | { readonly type: 'gameOver' };

/** The fields of each event type, in the order in which messages send them. */
export const plainTrickFields: EventFields<PlainTrickEvent<string>> = {
  dealt: ['dealer', 'hands'],
  cardPlayed: ['seat', 'card'],
  trickWon: ['seat'],
  dealScored: [],
  gameOver: [],
};

/** The phase, with the seat to play a card. In the phase `settle` no seat has to play, because the next steps are automatic. */
export type PlainTrickPhase =
  | { readonly name: 'play'; readonly seat: Seat }
  | { readonly name: 'settle' }
  | { readonly name: 'over' };

/** The phase table: the phases that may directly follow each phase. */
export const plainTrickPhases: PhaseTable<PlainTrickPhase['name']> = {
  settle: ['settle', 'play', 'over'], play: ['play', 'settle'], over: [],
};

/** The refusals of a plain-trick game, each with the argument names of its message. */
export const plainTrickRefusals = {
  'game-over': [],
  'wrong-moment': [],
  'not-your-turn': [],
  'card-not-held': [],
  'must-follow': ['suit'],
} as const;

/** Returns a violation of a rule in a plain-trick game, with a code from `plainTrickRefusals` and its arguments. */
export const refusePlay = refusing(plainTrickRefusals);

/** A deal in a plain-trick game. */
export interface PlainTrickDeal<Card extends string> {
  /** The number of the deal, from 1; 0 before the first deal. */
  readonly number: number;
  readonly dealer: Seat;
  /** The hands, by seat. */
  readonly hands: readonly (readonly Face<Card>[])[];
  /** The plays of the current trick, the lead first. */
  readonly trick: readonly Play<Card>[];
  readonly lastTrick: { readonly plays: readonly Play<Card>[]; readonly winner: Seat } | null;
  /** The winner of each trick so far, the first trick first. */
  readonly winners: readonly Seat[];
}

/** The fields that the state of every plain-trick game has. */
export interface PlainTrickState extends SeededState {
  readonly deal: PlainTrickDeal<FrenchCard>;
  readonly phase: PlainTrickPhase;
}
