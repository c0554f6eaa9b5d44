import * as z from 'zod/mini';
import { FRENCH_PACK } from '../../kernel/cards.ts';
import { type MoveOf, parserOf } from '../../kernel/moves.ts';
import { TRUMPS } from './cards.ts';

const card = z.enum(FRENCH_PACK);

const moves = {
  /** Discard two cards as the dealer, in either order (CW3.2). */
  discard: { cards: z.tuple([card, card]) },
  /** Name a trump suit, or No Trump, as the dealer (CW3.3). */
  trump: { trump: z.enum(TRUMPS) },
  /** Play a card to the trick (CW4.2). */
  play: { card },
  /** As the winner of the trick, take a card of it for the Quest, or none (null) (CW4.4). */
  extract: { card: z.nullable(card) },
  /** Request the final deal of the host's choice as second place (CW7.1), or leave it (CW7.2). */
  finalRequest: { wanted: z.boolean() },
};

/** A move of any kind, or of the kind `Type`. Each kind is named after the only phase in which it can be made. */
export type ChinkwayMove<Type extends keyof typeof moves = keyof typeof moves> = MoveOf<typeof moves, Type>;

/** Parses a move from unknown input; refuses anything else. */
export const chinkwayMove = parserOf(moves);
