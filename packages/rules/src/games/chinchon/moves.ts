import * as z from 'zod/mini';
import { type MoveOf, parserOf, type Read } from '../../kernel/moves.ts';
import { HAND, PACK } from './cards.ts';

const MOST = HAND + 1;
const card = z.enum(PACK);
const meldCards = z.array(card).check(z.maxLength(MOST));
const melds = z.array(meldCards).check(z.maxLength(MOST));
const meld = z.int().check(z.minimum(0));
const layOff = z.strictObject({ card, meld });
/** In any order that works. */
const layOffs = z.array(layOff).check(z.maxLength(MOST));

/** The cards of a meld, in any order (CH3.1). */
export type Meld = Read<typeof meldCards>;

/** A card and the meld it is added to, by its index among the melds on the table. */
export type LayOff = Read<typeof layOff>;

const moves = {
  /** A turn begins: the top of the stock, or the top discard (CH4.1). */
  draw: { from: z.enum(['stock', 'discards']) },
  /** A turn ends: one card goes face up on the discard pile (CH4.1). */
  discard: { card },
  /** Melds are laid on the table, and play goes on (CH6.1). */
  layDown: { melds },
  /** A card is added to a meld on the table (CH6.2). */
  layOff: { card, meld },
  /**
   * The deal is closed: one card face down, or with null none, and these melds laid (CH5.1, CH6.3). Cards are added to melds
   * that lay on the table before; only where play goes on after laying down (CH6.3).
   */
  close: { card: z.nullable(card), melds, layOffs },
  /** After another's close: own melds are laid and cards added; what is held then counts (CH5.3). */
  settle: { melds, layOffs },
  /** A player who is out comes in again, or is out for good (CH8.2). */
  reenlist: { wanted: z.boolean() },
};

/** What a player does: any of it, or one kind of move. */
export type ChinchonMove<Type extends keyof typeof moves = keyof typeof moves> = MoveOf<typeof moves, Type>;
export type CloseMove = ChinchonMove<'close'>;

/** Parses a move out of unknown input. */
export const chinchonMove = parserOf(moves);
