import type { Seat } from '../../kernel/seat.ts';
import { SEATS } from './cards.ts';
import type { ChinkwayEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { ChinkwayMove } from './moves.ts';
import { settled } from './settle.ts';
import type { ChinkwayState } from './state.ts';

/** Returns the events of a legal move by `seat`, up to the next decision. */
export function decide(state: ChinkwayState, seat: Seat, move: ChinkwayMove): readonly ChinkwayEvent[] {
  const event = madeBy(seat, move);
  const nothingFollows = event.type === 'cardPlayed' && state.deal.trick.length + 1 < SEATS;
  return nothingFollows ? [event] : [event, ...settled(evolve(state, event))];
}

function madeBy(seat: Seat, move: ChinkwayMove): ChinkwayEvent {
  switch (move.type) {
    case 'discard':
      return { type: 'discarded', seat, cards: move.cards };
    case 'trump':
      return { type: 'trumpNamed', seat, trump: move.trump };
    case 'play':
      return { type: 'cardPlayed', seat, card: move.card };
    case 'extract':
      return { type: 'extracted', seat, card: move.card };
    case 'finalRequest':
      return { type: 'finalAnswered', seat, wanted: move.wanted };
  }
}
