import type { Seat } from '../../kernel/seat.ts';
import { SEATS } from './cards.ts';
import type { ChapankaEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { ChapankaMove } from './moves.ts';
import { settled } from './settle.ts';
import type { ChapankaState } from './state.ts';

/** Returns the events of a legal move by `seat`, up to the next decision. */
export function decide(state: ChapankaState, seat: Seat, move: ChapankaMove): readonly ChapankaEvent[] {
  const event = madeBy(state, seat, move);
  const endsTrick = event.type === 'cardPlayed' && state.deal.trick.length + 1 === SEATS;
  return endsTrick ? [event, ...settled(evolve(state, event))] : [event];
}

function madeBy({ deal }: ChapankaState, seat: Seat, move: ChapankaMove): ChapankaEvent {
  switch (move.type) {
    case 'exchange': {
      const drawn = deal.talon[seat];
      if (move.card === null || drawn === undefined || drawn === null) return { type: 'declined', seat };
      return { type: 'exchanged', seat, card: move.card, drawn };
    }
    case 'setAside':
      return { type: 'setAside', seat, card: move.card };
    case 'play':
      return { type: 'cardPlayed', seat, card: move.card };
  }
}
