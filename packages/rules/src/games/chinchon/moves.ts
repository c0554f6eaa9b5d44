import * as z from 'zod/mini';
import type { Parser } from '../../kernel/game.ts';
import type { SpanishCard } from '../../kernel/spanish-cards.ts';
import { HAND, PACK } from './cards.ts';

/** What a player does. */
export type ChinchonMove =
  | DrawMove
  | DiscardMove
  | LayDownMove
  | LayOffMove
  | CloseMove
  | SettleMove
  | ReenlistMove;

/** A turn begins: the top of the stock, or the top discard (CH4.1). */
export interface DrawMove {
  readonly type: 'draw';
  readonly from: 'stock' | 'discards';
}

/** A turn ends: one card goes face up on the discard pile (CH4.1). */
export interface DiscardMove {
  readonly type: 'discard';
  readonly card: SpanishCard;
}

/** Melds are laid on the table, and play goes on (CH6.1). */
export interface LayDownMove {
  readonly type: 'layDown';
  readonly melds: readonly Meld[];
}

/** A card is added to a meld on the table (CH6.2). */
export interface LayOffMove extends LayOff {
  readonly type: 'layOff';
}

/** The deal is closed: one card face down, or with null none, and these melds laid (CH5.1, CH6.3). */
export interface CloseMove {
  readonly type: 'close';
  readonly card: SpanishCard | null;
  readonly melds: readonly Meld[];
  /** Cards added to melds that lay on the table before; only where play goes on after laying down (CH6.3). */
  readonly layOffs: readonly LayOff[];
}

/** After another's close: own melds are laid and cards added; what is held then counts (CH5.3). */
export interface SettleMove {
  readonly type: 'settle';
  readonly melds: readonly Meld[];
  /** In any order that works. */
  readonly layOffs: readonly LayOff[];
}

/** A player who is out comes in again, or is out for good (CH8.2). */
export interface ReenlistMove {
  readonly type: 'reenlist';
  readonly wanted: boolean;
}

/** The cards of a meld, in any order (CH3.1). */
export type Meld = readonly SpanishCard[];

/** A card and the meld it is added to, by its index among the melds on the table. */
export interface LayOff {
  readonly card: SpanishCard;
  readonly meld: number;
}

const MOST = HAND + 1;
const card = z.enum(PACK);
const melds = z.array(z.array(card).check(z.maxLength(MOST))).check(z.maxLength(MOST));
const meld = z.int().check(z.minimum(0));
const layOffs = z.array(z.strictObject({ card, meld })).check(z.maxLength(MOST));

/** Parses a move out of unknown input. */
export const chinchonMove: Parser<ChinchonMove> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw'), from: z.enum(['stock', 'discards']) }),
  z.strictObject({ type: z.literal('discard'), card }),
  z.strictObject({ type: z.literal('layDown'), melds }),
  z.strictObject({ type: z.literal('layOff'), card, meld }),
  z.strictObject({ type: z.literal('close'), card: z.nullable(card), melds, layOffs }),
  z.strictObject({ type: z.literal('settle'), melds, layOffs }),
  z.strictObject({ type: z.literal('reenlist'), wanted: z.boolean() }),
]);
