import * as z from 'zod/mini';
import type { Face, FrenchCard } from '../../kernel/cards.ts';
import type { EventFields, Parser } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { PACK } from './state.ts';

/** What a player does: a card is played to the trick (SL3.2). */
export interface SlobberhannesMove {
  readonly type: 'play';
  readonly card: FrenchCard;
}

/** Parses a move out of unknown input. */
export const move: Parser<SlobberhannesMove> = z.strictObject({ type: z.literal('play'), card: z.enum(PACK) });

/** What happens in a game. */
export type SlobberhannesEvent =
  /** A new deal: hands by seat, each hidden from all but its owner (SL2.2). */
  | { readonly type: 'dealt'; readonly dealer: Seat; readonly hands: readonly (readonly Face<FrenchCard>[])[] }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: FrenchCard }
  | { readonly type: 'trickWon'; readonly seat: Seat }
  /** What it brings follows from the tricks, which all have seen. */
  | { readonly type: 'dealScored' }
  | { readonly type: 'gameOver' };

/** The fields of each event in the order in which they travel. */
export const eventFields: EventFields<SlobberhannesEvent> = {
  dealt: ['dealer', 'hands'],
  cardPlayed: ['seat', 'card'],
  trickWon: ['seat'],
  dealScored: [],
  gameOver: [],
};
