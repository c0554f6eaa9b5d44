import * as z from 'zod/mini';
import { type MoveOf, parserOf } from '../../kernel/moves.ts';
import { PACK } from './cards.ts';

const card = z.enum(PACK);

const moves = {
  /** A non-dealer sets a card aside and takes their talon card unseen, or, with null, declines (CP2.4). */
  exchange: { card: z.nullable(card) },
  /** The dealer sets aside the twelfth card (CP2.4). */
  setAside: { card },
  /** A card is played to the trick (CP3.1). */
  play: { card },
};

/** What a player does: any of them, or one of a kind. Each kind bears the name of the one phase it belongs to. */
export type ChapankaMove<Type extends keyof typeof moves = keyof typeof moves> = MoveOf<typeof moves, Type>;

/** Parses a move out of unknown input. */
export const chapankaMove = parserOf(moves);
