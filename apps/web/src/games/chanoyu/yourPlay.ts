import { type ChanoyuMove, leadingPlay, suitOrNone, suitToFollow, trickNumber } from '@chinwag/rules/chanoyu';
import { type Message, message } from '../../language/message.ts';
import { person } from '../../board/people.ts';
import type { View } from './view.ts';
import { called } from './words.ts';

/**
 * Returns what the viewer may play on their turn: `Follow diamonds; Owen’s 9♦ is winning.` The form `whole` begins with the turn:
 * `Your turn: follow diamonds; …`.
 */
export function yourPlay(view: View, legalMoves: readonly ChanoyuMove[], form: 'whole' | 'other'): Message {
  const { deal } = view.state;
  if (deal.trick.length === 0) return message('chanoyu.lead', { form, trick: trickNumber(deal) });
  const suit = suitToFollow(deal.trick);
  if (suit === null) return message('chanoyu.play-any', { form });
  const follows = legalMoves.every((move) => move.type === 'play' && suitOrNone(move.card) === suit);
  const best = leadingPlay(deal.trick);
  if (best === null) return message(follows ? 'chanoyu.follow-none' : 'chanoyu.void-none', { form, suit });
  const [who, card] = [person(view, best.seat), called(best.card)];
  return message(follows ? 'chanoyu.follow' : 'chanoyu.void', { form, suit, who, card });
}
