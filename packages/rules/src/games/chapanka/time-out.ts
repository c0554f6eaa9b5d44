import type { Seat } from '../../kernel/seat.ts';
import { legalMoves } from './legal-moves.ts';
import type { ChapankaMove } from './moves.ts';
import type { ChapankaState } from './state.ts';

/** The talon's card is declined (CP2.4); setting aside and playing are duties (CP2.4, CP3.1). */
export function timeOut(state: ChapankaState, seat: Seat): readonly ChapankaMove[] {
  return legalMoves(state, seat).filter((move) => move.type !== 'exchange' || move.card === null);
}
