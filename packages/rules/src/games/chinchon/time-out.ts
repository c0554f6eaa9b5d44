import type { Seat } from '../../kernel/seat.ts';
import { legalMoves } from './legal-moves.ts';
import type { ChinchonMove } from './moves.ts';
import type { ChinchonState } from './state.ts';

/**
 * Nobody is bought in again (CH8.2), nothing laid down or closed unless there is no other way out of the turn; to draw, to
 * discard and to settle are duties (CH3, CH5.3).
 */
export function timeOut(state: ChinchonState, seat: Seat): readonly ChinchonMove[] {
  const lawful = legalMoves(state, seat);
  switch (state.phase.name) {
    case 'act': {
      const discards = lawful.filter(({ type }) => type === 'discard');
      return discards.length > 0 ? discards : lawful;
    }
    case 'reenlist':
      return lawful.filter((move) => move.type === 'reenlist' && !move.wanted);
    case 'draw':
    case 'settle':
    case 'between':
    case 'over':
      return lawful;
  }
}
