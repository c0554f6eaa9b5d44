import * as z from 'zod/mini';
import { type MoveOf, parserOf, type Read } from '../../kernel/moves.ts';
import { type ChinasoCard, PACK } from './cards.ts';

const card = z.enum(PACK);
const index = z.int().check(z.minimum(0));
const setAt = z.strictObject({ seat: index, index });
const place = z.strictObject({ seat: index, index, end: z.nullable(z.enum(['low', 'high'])) });
const meantSet = z.strictObject({ as: z.enum(['three', 'straight']), cards: z.array(card) });
const swap = { straight: setAt, jokerPlace: place };
const discardUse = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('layOff'), place }),
  z.strictObject({ type: z.literal('swapJoker'), ...swap }),
]);

/** The use of the live discard by a player who is down, in the same move (CS4.2). */
export type DiscardUse = Read<typeof discardUse>;

const moves = {
  /** Take the live discard into the hand (`use` is null) or, when down, lay it on the player's own set (CS4.1, CS4.2). */
  takeDiscard: { use: z.nullable(discardUse) },
  /** Choose the stock, which is final. The other players first say whether they want to buy the live discard (CS5.2). */
  drawStock: {},
  /** Answer yes in a buying window (CS5.2). */
  buy: {},
  /** Answer no in a buying window (CS5.2). */
  decline: {},
  /** Go down: lay the sets of the contract, each with its intended kind (CS3.2). */
  goDown: { sets: z.array(meantSet) },
  /** Lay a card off on a set (CS4.4). */
  layOff: { card, place },
  /** Swap a joker out of `straight` for the card that it represents, and lay the joker on `jokerPlace` (CS4.5). */
  swapJoker: { card, ...swap },
  /** Discard a card, which ends the turn (CS4.6). */
  discard: { card },
  /** Hold the last card, which ends the turn (CS4.6). */
  hold: {},
};

/** A move of any kind, or of the kind `Type`. */
export type ChinasoMove<Type extends keyof typeof moves = keyof typeof moves> = MoveOf<typeof moves, Type>;

/** Returns the move that lays a card from the hand in this way. */
export function layingMove(card: ChinasoCard, use: DiscardUse): ChinasoMove<'layOff' | 'swapJoker'> {
  if (use.type === 'layOff') return { type: 'layOff', card, place: use.place };
  return { type: 'swapJoker', card, straight: use.straight, jokerPlace: use.jokerPlace };
}

/** The schema for moves: parses unknown input and rejects anything that is not a move. */
export const chinasoMove = parserOf(moves);
