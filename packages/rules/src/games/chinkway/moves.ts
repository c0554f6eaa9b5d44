import * as z from 'zod/mini';
import { FRENCH_PACK, type FrenchCard } from '../../kernel/cards.ts';
import type { Parser } from '../../kernel/game.ts';
import { TRUMPS, type Trump } from './cards.ts';

/** What a player does. Each kind of move bears the name of the one phase it belongs to. */
export type ChinkwayMove = DiscardMove | TrumpMove | PlayMove | ExtractMove | FinalRequestMove;

/** The dealer lays two cards aside, in either order (CW3.2). */
export interface DiscardMove {
  readonly type: 'discard';
  readonly cards: readonly [FrenchCard, FrenchCard];
}

/** The dealer names a trump suit, or No Trump (CW3.3). */
export interface TrumpMove {
  readonly type: 'trump';
  readonly trump: Trump;
}

/** A card is played to the trick (CW4.2). */
export interface PlayMove {
  readonly type: 'play';
  readonly card: FrenchCard;
}

/** The winner of a trick takes one of its cards for the Quest, or, with null, none (CW4.4). */
export interface ExtractMove {
  readonly type: 'extract';
  readonly card: FrenchCard | null;
}

/** Second place asks for the final deal of the host's choice (CW7.1), or lets it be (CW7.2). */
export interface FinalRequestMove {
  readonly type: 'finalRequest';
  readonly wanted: boolean;
}

const card = z.enum(FRENCH_PACK);

/** Parses a move out of unknown input. */
export const chinkwayMove: Parser<ChinkwayMove> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('discard'), cards: z.tuple([card, card]) }),
  z.strictObject({ type: z.literal('trump'), trump: z.enum(TRUMPS) }),
  z.strictObject({ type: z.literal('play'), card }),
  z.strictObject({ type: z.literal('extract'), card: z.nullable(card) }),
  z.strictObject({ type: z.literal('finalRequest'), wanted: z.boolean() }),
]);
