import type { Seat } from '../../kernel/seat.ts';
import { legalMoves } from './legal-moves.ts';
import type { ChinasoMove } from './moves.ts';
import type { ChinasoState } from './state.ts';

/**
 * Returns the moves that the table may make for a player after a timeout. The table never buys (CS5.3) or lays cards. Drawing is
 * mandatory (CS4.1), and so is discarding or holding the last card (CS4.6). The card may come from either pile. But a player who is
 * down takes and lays the discard (CS4.2) only if there is no stock to draw from (CS5.5).
 */
export function timeOut(state: ChinasoState, seat: Seat): readonly ChinasoMove[] {
  const lawful = legalMoves(state, seat);
  switch (state.phase.name) {
    case 'draw': {
      const layNothing = lawful.filter((move) => move.type !== 'takeDiscard' || move.use === null);
      return layNothing.length > 0 ? layNothing : lawful;
    }
    case 'buying':
      return lawful.filter(({ type }) => type === 'decline');
    case 'play':
      return lawful.filter(({ type }) => type === 'discard' || type === 'hold');
    case 'settle':
    case 'over':
      return [];
  }
}
