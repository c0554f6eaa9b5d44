import type { Seat } from '../../kernel/seat.ts';
import { legalMoves } from './legal-moves.ts';
import type { ChinchonMove } from './moves.ts';
import type { ChinchonState } from './state.ts';

/**
 * Returns the moves that the table may make for a player after a timeout. The table never re-enlists (CH8.2). The table lays melds
 * down or closes only if the turn cannot end without doing so. Drawing, discarding and settling are mandatory (CH3, CH5.3).
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
