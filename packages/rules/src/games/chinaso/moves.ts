import * as z from 'zod/mini';
import type { Parser } from '../../kernel/game.ts';
import { type ChinasoCard, PACK } from './cards.ts';
import type { LayOffPlace, SetAt } from './places.ts';
import type { MeantSet } from './sets.ts';

/** What a player does. */
export type ChinasoMove =
  | TakeDiscardMove | DrawStockMove | BuyMove | DeclineMove
  | GoDownMove | LayOffMove | SwapJokerMove | DiscardMove | HoldMove;

/** What somebody who is down does with the live discard, in the same move (CS4.2). */
export type DiscardUse =
  | { readonly type: 'layOff'; readonly place: LayOffPlace }
  | { readonly type: 'swapJoker'; readonly straight: SetAt; readonly jokerPlace: LayOffPlace };

/** The live discard is taken: into the hand (`use` null), or by one who is down onto an own set (CS4.1, CS4.2). */
export interface TakeDiscardMove {
  readonly type: 'takeDiscard';
  readonly use: DiscardUse | null;
}

/** The draw pile is chosen, for good; the others are asked first whether they buy the live discard (CS5.2). */
export interface DrawStockMove {
  readonly type: 'drawStock';
}

/** The answer yes in a buying window (CS5.2). */
export interface BuyMove {
  readonly type: 'buy';
}

/** The answer no in a buying window (CS5.2). */
export interface DeclineMove {
  readonly type: 'decline';
}

/** The sets of the contract are laid, each as what it is meant to be (CS3.2). */
export interface GoDownMove {
  readonly type: 'goDown';
  readonly sets: readonly MeantSet[];
}

/** A card is laid on a set (CS4.4). */
export interface LayOffMove {
  readonly type: 'layOff';
  readonly card: ChinasoCard;
  readonly place: LayOffPlace;
}

/** A joker is swapped out of `straight` for the card it stands for, and laid on `jokerPlace` (CS4.5). */
export interface SwapJokerMove {
  readonly type: 'swapJoker';
  readonly card: ChinasoCard;
  readonly straight: SetAt;
  readonly jokerPlace: LayOffPlace;
}

/** A card is discarded, and the turn ends (CS4.6). */
export interface DiscardMove {
  readonly type: 'discard';
  readonly card: ChinasoCard;
}

/** The turn ends with the last card held (CS4.6). */
export interface HoldMove {
  readonly type: 'hold';
}

/** The move by which a card of the hand is laid so. */
export function layingMove(card: ChinasoCard, use: DiscardUse): LayOffMove | SwapJokerMove {
  if (use.type === 'layOff') return { type: 'layOff', card, place: use.place };
  return { type: 'swapJoker', card, straight: use.straight, jokerPlace: use.jokerPlace };
}

const card = z.enum(PACK);
const index = z.int().check(z.minimum(0));
const setAt = z.strictObject({ seat: index, index });
const place = z.strictObject({ seat: index, index, end: z.nullable(z.enum(['low', 'high'])) });
const meantSet = z.strictObject({ as: z.enum(['three', 'straight']), cards: z.array(card) });
const swap = { straight: setAt, jokerPlace: place };

/** Parses a move out of unknown input. */
export const chinasoMove: Parser<ChinasoMove> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('takeDiscard'),
    use: z.nullable(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('layOff'), place }),
        z.strictObject({ type: z.literal('swapJoker'), ...swap }),
      ]),
    ),
  }),
  z.strictObject({ type: z.literal('drawStock') }),
  z.strictObject({ type: z.literal('buy') }),
  z.strictObject({ type: z.literal('decline') }),
  z.strictObject({ type: z.literal('goDown'), sets: z.array(meantSet) }),
  z.strictObject({ type: z.literal('layOff'), card, place }),
  z.strictObject({ type: z.literal('swapJoker'), card, ...swap }),
  z.strictObject({ type: z.literal('discard'), card }),
  z.strictObject({ type: z.literal('hold') }),
]);
