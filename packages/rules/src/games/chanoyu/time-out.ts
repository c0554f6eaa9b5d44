import type { Seat } from '../../kernel/seat.ts';
import { isTsukumogami } from './cards.ts';
import { legalMoves } from './legal-moves.ts';
import type { ChanoyuMove } from './moves.ts';
import type { ChanoyuState } from './state.ts';

/**
 * Playing a card is a duty, and any that may be played will do (CN4.1). A player who must lay a card lays one that is forced: in
 * their own row, and no Tsukumogami (CN5.1); a player who may stop lays no more.
 */
export function timeOut(state: ChanoyuState, seat: Seat): readonly ChanoyuMove[] {
  const lawful = legalMoves(state, seat);
  const done = lawful.filter((move) => move.type === 'done');
  if (done.length > 0) return done;
  return lawful.filter((move) => move.type !== 'lay' || !isTsukumogami(move.card));
}
