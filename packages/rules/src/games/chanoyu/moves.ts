import * as z from 'zod/mini';
import { type MoveOf, parserOf } from '../../kernel/moves.ts';
import { PACK } from './cards.ts';

const card = z.enum(PACK);

const moves = {
  /** Play a card to the trick (CN4.1). */
  play: { card },
  /** Lay a card of the trick just won as `value`, 1–10, in the row of seat `row` (CN5.1). */
  lay: { card, row: z.int(), value: z.int() },
  /** Stop laying cards of the trick (CN5.1). */
  done: {},
};

/** A move: play to a trick, lay a card after winning the trick, or stop laying. With `Type`, a move of that kind. */
export type ChanoyuMove<Type extends keyof typeof moves = keyof typeof moves> = MoveOf<typeof moves, Type>;
/** A move that lays a card in a row. */
export type LayMove = ChanoyuMove<'lay'>;

/** The schema for moves: parses unknown input and rejects anything that is not a move. */
export const chanoyuMove = parserOf(moves);
