import * as z from 'zod/mini';
import { type MoveOf, parserOf } from '../../kernel/moves.ts';
import { PACK } from './cards.ts';

const card = z.enum(PACK);

const moves = {
  /** A card is played to the trick (CN4.1). */
  play: { card },
  /** The winner lays a card of the trick as `value`, 1–10, in the row of seat `row` (CN5.1). */
  lay: { card, row: z.int(), value: z.int() },
  /** The winner lays no more of the trick (CN5.1). */
  done: {},
};

/** What a player does: play to a trick, then, having won it, lay cards and stop. Any of that, or one kind of it. */
export type ChanoyuMove<Type extends keyof typeof moves = keyof typeof moves> = MoveOf<typeof moves, Type>;
export type LayMove = ChanoyuMove<'lay'>;

/** Parses a move out of unknown input. */
export const chanoyuMove = parserOf(moves);
