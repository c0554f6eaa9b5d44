import * as z from 'zod/mini';
import { type MoveOf, parserOf } from '../../kernel/moves.ts';
import { PACK } from './cards.ts';

const card = z.enum(PACK);

const moves = {
  /** Set a card aside and take the talon card unseen, or decline (null). Only players other than the dealer do so (CP2.4). */
  exchange: { card: z.nullable(card) },
  /** Set aside the dealer's twelfth card (CP2.4). */
  setAside: { card },
  /** Play a card to the trick (CP3.1). */
  play: { card },
};

/** A move of any kind, or of the kind `Type`. Each kind has the name of the only phase that allows it. */
export type ChapankaMove<Type extends keyof typeof moves = keyof typeof moves> = MoveOf<typeof moves, Type>;

/** The schema for moves: parses unknown input and rejects anything that is not a move. */
export const chapankaMove = parserOf(moves);
