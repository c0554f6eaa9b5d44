import type { Seat } from '../../kernel/seat.ts';
import { legalMoves } from './legal-moves.ts';
import type { ChinasoMove } from './moves.ts';
import type { ChinasoState } from './state.ts';

/**
 * Nothing is bought (CS5.3), nothing laid, and a card is drawn from the pile where one can be (CS4.1, CS5.5); to discard,
 * or to hold the last card, is a duty (CS4.6).
 */
export function timeOut(state: ChinasoState, seat: Seat): readonly ChinasoMove[] {
  const lawful = legalMoves(state, seat);
  switch (state.phase.name) {
    case 'draw': {
      const drawn = lawful.filter(({ type }) => type === 'drawStock');
      return drawn.length > 0 ? drawn : lawful;
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
