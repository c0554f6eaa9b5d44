import type { Seat } from '../../kernel/seat.ts';
import { isTsukumogami } from './cards.ts';
import { legalMoves } from './legal-moves.ts';
import type { ChanoyuMove } from './moves.ts';
import type { ChanoyuState } from './state.ts';

/**
 * Returns the moves that the table may make for a player after a timeout. Playing a card is mandatory, and any playable card is
 * allowed (CN4.1). A player who must lay a card lays one other than a Tsukumogami in their own row (CN5.1). A player who may stop
 * lays no more cards.
 */
export function timeOut(state: ChanoyuState, seat: Seat): readonly ChanoyuMove[] {
  const lawful = legalMoves(state, seat);
  const done = lawful.filter((move) => move.type === 'done');
  if (done.length > 0) return done;
  return lawful.filter((move) => move.type !== 'lay' || !isTsukumogami(move.card));
}
