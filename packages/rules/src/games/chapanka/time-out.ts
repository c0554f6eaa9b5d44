import type { Seat } from '../../kernel/seat.ts';
import { legalMoves } from './legal-moves.ts';
import type { ChapankaMove } from './moves.ts';
import type { ChapankaState } from './state.ts';

/**
 * Returns the moves that the table may make for a player after a timeout. The table declines the talon card (CP2.4). Setting aside
 * and playing are mandatory (CP2.4, CP3.1).
 */
export function timeOut(state: ChapankaState, seat: Seat): readonly ChapankaMove[] {
  return legalMoves(state, seat).filter((move) => move.type !== 'exchange' || move.card === null);
}
