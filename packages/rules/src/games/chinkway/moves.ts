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
  /** As the winner of the trick, take a card of the trick for the Quest, or no card (null) (CW4.4). */
  extract: { card: z.nullable(card) },
  /** As second place, request the final deal that the host chose (CW7.1), or decline (CW7.2). */
  finalRequest: { wanted: z.boolean() },
};

/** A move of any kind, or of the kind `Type`. Each kind has the name of the only phase that allows it. */
export type ChinkwayMove<Type extends keyof typeof moves = keyof typeof moves> = MoveOf<typeof moves, Type>;

/** The schema for moves: parses unknown input and rejects anything that is not a move. */
export const chinkwayMove = parserOf(moves);
