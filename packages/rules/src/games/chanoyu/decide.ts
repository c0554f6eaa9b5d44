import type { Seat } from '../../kernel/seat.ts';
import type { ChanoyuEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { ChanoyuMove } from './moves.ts';
import { settled } from './settle.ts';
import { type ChanoyuState, seatCount } from './state.ts';

/** Returns the events of a legal move by `seat`, up to the next decision. */
export function decide(state: ChanoyuState, seat: Seat, move: ChanoyuMove): readonly ChanoyuEvent[] {
  const event = madeBy(state, seat, move);
  const nothingFollows = event.type === 'cardPlayed' && state.deal.trick.length + 1 < seatCount(state);
  return nothingFollows ? [event] : [event, ...settled(evolve(state, event))];
}

function madeBy(state: ChanoyuState, seat: Seat, move: ChanoyuMove): ChanoyuEvent {
  switch (move.type) {
    case 'play':
      return { type: 'cardPlayed', seat, card: move.card };
    case 'lay':
      return { type: 'cardLaid', seat, card: move.card, row: move.row, value: move.value };
    case 'done':
      return { type: 'restDiscarded', cards: state.deal.left ?? [] };
  }
}
