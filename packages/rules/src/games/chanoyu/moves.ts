import * as z from 'zod/mini';
import type { Parser } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type ChanoyuCard, PACK } from './cards.ts';

/** What a player does: play to a trick, then, having won it, lay cards and stop. */
export type ChanoyuMove = PlayMove | LayMove | DoneMove;

/** A card is played to the trick (CN4.1). */
export interface PlayMove {
  readonly type: 'play';
  readonly card: ChanoyuCard;
}

/** The winner lays a card of the trick as `value`, 1–10, in the row of seat `row` (CN5.1). */
export interface LayMove {
  readonly type: 'lay';
  readonly card: ChanoyuCard;
  readonly row: Seat;
  readonly value: number;
}

/** The winner lays no more of the trick (CN5.1). */
export interface DoneMove {
  readonly type: 'done';
}

const card = z.enum(PACK);

/** Parses a move out of unknown input. */
export const chanoyuMove: Parser<ChanoyuMove> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), card }),
  z.strictObject({ type: z.literal('lay'), card, row: z.int(), value: z.int() }),
  z.strictObject({ type: z.literal('done') }),
]);
