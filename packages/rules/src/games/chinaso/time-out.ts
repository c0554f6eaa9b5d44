import type { Seat } from '../../kernel/seat.ts';
import { legalMoves } from './legal-moves.ts';
import type { ChinasoMove } from './moves.ts';
import type { ChinasoState } from './state.ts';

/**
 * Nothing is bought (CS5.3) and nothing laid. To draw is a duty (CS4.1), and so is to discard or to hold the last card (CS4.6).
 * A card is drawn from whichever pile; but somebody who is down takes the discard, which they would lay with it (CS4.2), only
 * where nothing else can be drawn (CS5.5).
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
