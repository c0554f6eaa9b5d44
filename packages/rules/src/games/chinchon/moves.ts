import * as z from 'zod/mini';
import { type MoveOf, parserOf, type Read } from '../../kernel/moves.ts';
import { HAND, PACK } from './cards.ts';

const MOST = HAND + 1;
const card = z.enum(PACK);
const meldCards = z.array(card).check(z.maxLength(MOST));
const melds = z.array(meldCards).check(z.maxLength(MOST));
const meld = z.int().check(z.minimum(0));
const layOff = z.strictObject({ card, meld });
/** Lay-offs, in any order that can be carried out. */
const layOffs = z.array(layOff).check(z.maxLength(MOST));

/** The cards of a meld, in any order (CH3.1). */
export type Meld = Read<typeof meldCards>;

/** A lay-off: a card and the index of its meld among those on the table. */
export type LayOff = Read<typeof layOff>;

const moves = {
  /** Draw at the start of a turn: the top of the stock, or the top discard (CH4.1). */
  draw: { from: z.enum(['stock', 'discards']) },
  /** Discard a card face up, which ends the turn (CH4.1). */
  discard: { card },
  /** Lay melds down, after which play continues (CH6.1). */
  layDown: { melds },
  /** Lay a card off on a meld on the table (CH6.2). */
  layOff: { card, meld },
  /**
   * Close the deal, with one card face down or without a card (null), and lay these melds (CH5.1, CH6.3). The player may lay cards
   * off on melds already on the table only if play continues after laying down (CH6.3).
   */
  close: { card: z.nullable(card), melds, layOffs },
  /** Settle after another player's close: lay melds and lay cards off. The rest of the hand then counts (CH5.3). */
  settle: { melds, layOffs },
  /** Re-enlist after being knocked out, or stay out for good (CH8.2). */
  reenlist: { wanted: z.boolean() },
};

/** A move of any kind, or of the kind `Type`. */
export type ChinchonMove<Type extends keyof typeof moves = keyof typeof moves> = MoveOf<typeof moves, Type>;
/** A move that closes the deal. */
export type CloseMove = ChinchonMove<'close'>;

/** The schema for moves: parses unknown input and rejects anything that is not a move. */
export const chinchonMove = parserOf(moves);
