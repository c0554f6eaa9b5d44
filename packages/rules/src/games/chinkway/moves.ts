import * as z from 'zod/mini';
import { FRENCH_PACK } from '../../kernel/cards.ts';
import { type MoveOf, parserOf } from '../../kernel/moves.ts';
import { TRUMPS } from './cards.ts';

const card = z.enum(FRENCH_PACK);

const moves = {
  /** The dealer lays two cards aside, in either order (CW3.2). */
  discard: { cards: z.tuple([card, card]) },
  /** The dealer names a trump suit, or No Trump (CW3.3). */
  trump: { trump: z.enum(TRUMPS) },
  /** A card is played to the trick (CW4.2). */
  play: { card },
  /** The winner of a trick takes one of its cards for the Quest, or, with null, none (CW4.4). */
  extract: { card: z.nullable(card) },
  /** Second place asks for the final deal of the host's choice (CW7.1), or lets it be (CW7.2). */
  finalRequest: { wanted: z.boolean() },
};

/** What a player does: any of them, or one of a kind. Each kind bears the name of the one phase it belongs to. */
export type ChinkwayMove<Type extends keyof typeof moves = keyof typeof moves> = MoveOf<typeof moves, Type>;

/** Parses a move out of unknown input. */
export const chinkwayMove = parserOf(moves);
