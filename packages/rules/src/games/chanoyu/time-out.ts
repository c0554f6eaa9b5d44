import type { Seat } from '../../kernel/seat.ts';
import { legalMoves } from './legal-moves.ts';
import type { ChanoyuMove } from './moves.ts';
import type { ChanoyuState } from './state.ts';

/** Playing a card is a duty, and so is laying the one that must be laid (CN4.1, CN5.1); no more than that is laid. */
export function timeOut(state: ChanoyuState, seat: Seat): readonly ChanoyuMove[] {
  const lawful = legalMoves(state, seat);
  const done = lawful.filter((move) => move.type === 'done');
  return done.length > 0 ? done : lawful;
}
