import type { Seat, SpanishCard } from '@chinwag/rules';
import {
  type ChinchonMove, type ChinchonState, endingScore, fewestLeft, heldBy, type LayOff,
} from '@chinwag/rules/chinchon';
import { type Message, message } from '../../language/message.ts';
import type { People } from '../../board/people.ts';
import { isSettling, looseCards, type Parts } from './parts.ts';
import { becomes, targetOf } from './words.ts';

/** The main button's label, with its move and the consequence or, without a move, what is missing. */
export type Plate = { readonly words: Message; readonly detail: Message } & (
  | { readonly move: ChinchonMove }
  | { readonly move: null; readonly why: Message }
);

/**
 * Returns the main button for `seat`, who has drawn or is settling. The cards set apart determine the move; without any, the chosen
 * cards do.
 */
export function plateOf(
  state: ChinchonState,
  seat: Seat,
  parts: Parts,
  chosen: readonly SpanishCard[],
  people: People,
): Plate {
  if (isSettling(state, seat)) return settlePlate(state, seat, parts);
  const loose = looseCards(heldBy(state.deal, seat), parts);
  if (parts.card !== null || loose.length === 0) return closePlate(state, seat, parts);
  const [card, second] = chosen;
  if (card !== undefined && second === undefined) return discardPlate(state, seat, card);
  const [layOff] = parts.layOffs;
  if (layOff !== undefined) return addPlate(state, seat, layOff, people);
  if (card === undefined && parts.melds.length > 0 && state.options.ending === 'play-on') {
    const words = message('chinchon.lay-down', { count: parts.melds.length });
    return { words, detail: message('chinchon.and-play-on'), move: { type: 'layDown', melds: parts.melds } };
  }
  const words = message('chinchon.discard');
  return second === undefined
    ? { words, detail: message('board.choose-card'), move: null, why: message('chinchon.choose-first') }
    : { words, detail: message('chinchon.choose-one'), move: null, why: message('chinchon.choose-one-only') };
}

function settlePlate(state: ChinchonState, seat: Seat, { melds, layOffs }: Parts): Plate {
  const move = { type: 'settle', melds, layOffs } as const;
  const after = endingScore(state, seat, move);
  const words = message('chinchon.settle-for', { points: after.points });
  return { words, detail: becomes(state.totals[seat] ?? 0, after), move };
}

function closePlate(state: ChinchonState, seat: Seat, { melds, layOffs, card }: Parts): Plate {
  const move = { type: 'close', card, melds, layOffs } as const;
  const after = endingScore(state, seat, move);
  const { points, chinchon } = after;
  const words = chinchon ? message('chinchon.close-chinchon') : message('chinchon.close-with', { points });
  return { words, detail: becomes(state.totals[seat] ?? 0, after), move };
}

function discardPlate(state: ChinchonState, seat: Seat, card: SpanishCard): Plate {
  const detail = message('chinchon.left-over', { points: fewestLeft(state, seat, card) });
  return { words: message('chinchon.discard-card', { card }), detail, move: { type: 'discard', card } };
}

function addPlate({ deal, options }: ChinchonState, seat: Seat, layOff: LayOff, people: People): Plate {
  const { card, meld } = layOff;
  const target = deal.melds[meld];
  if (target === undefined) throw new Error('a card is set apart for a meld that is not there');
  const detail = message('chinchon.to-meld', targetOf(target, seat, options.deck, people));
  return { words: message('chinchon.add', { card }), detail, move: { type: 'layOff', card, meld } };
}
