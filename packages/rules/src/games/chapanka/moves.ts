import * as z from 'zod/mini';
import { type MoveOf, parserOf } from '../../kernel/moves.ts';
import { PACK } from './cards.ts';

const card = z.enum(PACK);

const moves = {
  /** Set a card aside and take the talon card unseen or, with null, decline; for players other than the dealer (CP2.4). */
  exchange: { card: z.nullable(card) },
  /** Set aside the dealer's twelfth card (CP2.4). */
  setAside: { card },
  /** Play a card to the trick (CP3.1). */
  play: { card },
};

/** A move of any kind or, with `Type`, of one. Each kind has the name of the one phase it belongs to. */
export type ChapankaMove<Type extends keyof typeof moves = keyof typeof moves> = MoveOf<typeof moves, Type>;

/** Parses a move from unknown input; refuses anything else. */
export const chapankaMove = parserOf(moves);
