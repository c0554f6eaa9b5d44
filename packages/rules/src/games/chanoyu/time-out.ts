import type { Seat } from '../../kernel/seat.ts';
import { isTsukumogami } from './cards.ts';
import { legalMoves } from './legal-moves.ts';
import type { ChanoyuMove } from './moves.ts';
import type { ChanoyuState } from './state.ts';

/**
 * Returns the moves that the table may make for a player who has timed out. Playing a card is mandatory, and any playable card will
 * do (CN4.1). A player who must lay a card lays a forced one: a card in their own row, and not a Tsukumogami (CN5.1). A player who
 * may stop lays no more cards.
 */
export function timeOut(state: ChanoyuState, seat: Seat): readonly ChanoyuMove[] {
  const lawful = legalMoves(state, seat);
  const done = lawful.filter((move) => move.type === 'done');
  if (done.length > 0) return done;
  return lawful.filter((move) => move.type !== 'lay' || !isTsukumogami(move.card));
}
