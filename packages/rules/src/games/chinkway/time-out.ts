import type { Seat } from '../../kernel/seat.ts';
import { forAbsent } from './final-deal.ts';
import { legalMoves } from './legal-moves.ts';
import type { ChinkwayMove } from './moves.ts';
import type { ChinkwayState } from './state.ts';

/**
 * Returns the moves that the table may make for a player after a timeout. The answer about the final deal is no (CW7.2); all other
 * moves are mandatory (CW3, CW4).
 */
export function timeOut(state: ChinkwayState, seat: Seat): readonly ChinkwayMove[] {
  const no = forAbsent(state, seat);
  return no === null ? legalMoves(state, seat) : [no];
}
