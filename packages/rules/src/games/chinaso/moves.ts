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

/** What somebody who is down does with the live discard, in the same move (CS4.2). */
export type DiscardUse = Read<typeof discardUse>;

const moves = {
  /** The live discard is taken: into the hand (`use` null), or by one who is down onto an own set (CS4.1, CS4.2). */
  takeDiscard: { use: z.nullable(discardUse) },
  /** The draw pile is chosen, for good; the others are asked first whether they buy the live discard (CS5.2). */
  drawStock: {},
  /** The answer yes in a buying window (CS5.2). */
  buy: {},
  /** The answer no in a buying window (CS5.2). */
  decline: {},
  /** The sets of the contract are laid, each as what it is meant to be (CS3.2). */
  goDown: { sets: z.array(meantSet) },
  /** A card is laid on a set (CS4.4). */
  layOff: { card, place },
  /** A joker is swapped out of `straight` for the card it stands for, and laid on `jokerPlace` (CS4.5). */
  swapJoker: { card, ...swap },
  /** A card is discarded, and the turn ends (CS4.6). */
  discard: { card },
  /** The turn ends with the last card held (CS4.6). */
  hold: {},
};

/** What a player does: any of it, or one kind of move. */
export type ChinasoMove<Type extends keyof typeof moves = keyof typeof moves> = MoveOf<typeof moves, Type>;

/** The move by which a card of the hand is laid so. */
export function layingMove(card: ChinasoCard, use: DiscardUse): ChinasoMove<'layOff' | 'swapJoker'> {
  if (use.type === 'layOff') return { type: 'layOff', card, place: use.place };
  return { type: 'swapJoker', card, straight: use.straight, jokerPlace: use.jokerPlace };
}

/** Parses a move out of unknown input. */
export const chinasoMove = parserOf(moves);
