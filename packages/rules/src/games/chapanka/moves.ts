import * as z from 'zod/mini';
import type { FrenchCard } from '../../kernel/cards.ts';
import type { Parser } from '../../kernel/game.ts';
import { PACK } from './cards.ts';

/** What a player does. Each kind of move bears the name of the one phase it belongs to. */
export type ChapankaMove = ExchangeMove | SetAsideMove | PlayMove;

/** A non-dealer sets a card aside and takes their talon card unseen, or, with null, declines (CP2.4). */
export interface ExchangeMove {
  readonly type: 'exchange';
  readonly card: FrenchCard | null;
}

/** The dealer sets aside the twelfth card (CP2.4). */
export interface SetAsideMove {
  readonly type: 'setAside';
  readonly card: FrenchCard;
}

/** A card is played to the trick (CP3.1). */
export interface PlayMove {
  readonly type: 'play';
  readonly card: FrenchCard;
}

const card = z.enum(PACK);

/** Parses a move out of unknown input. */
export const chapankaMove: Parser<ChapankaMove> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('exchange'), card: z.nullable(card) }),
  z.strictObject({ type: z.literal('setAside'), card }),
  z.strictObject({ type: z.literal('play'), card }),
]);
