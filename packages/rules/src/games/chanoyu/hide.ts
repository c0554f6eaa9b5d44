import { HIDDEN, hideCards } from '../../kernel/cards.ts';
import { hideHands } from '../../kernel/hands.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import type { ChanoyuEvent } from './events.ts';
import type { ChanoyuState } from './state.ts';

/** What `viewer` may see: their own hand, what lies open, and, when the game is over, everything. */
export function hide(state: ChanoyuState, viewer: Viewer): ChanoyuState {
  const over = state.phase.name === 'over';
  const { round } = state;
  return {
    options: state.options,
    seed: '',
    shuffles: state.shuffles,
    originalHost: state.originalHost,
    records: state.records,
    round: {
      number: round.number,
      host: round.host,
      leader: round.leader,
      hands: over ? round.hands : hideHands(round.hands, viewer),
      pile: over ? round.pile : hideCards(round.pile),
      rows: round.rows,
      trick: round.trick,
      lastTrick: round.lastTrick,
      left: round.left,
      tricks: round.tricks,
      won: round.won,
      discarded: round.discarded,
    },
    phase: state.phase,
  };
}

/** What `viewer` may see of an event: the pile and what others are dealt or draw stay hidden. */
export function hideEvent(event: ChanoyuEvent, viewer: Viewer): ChanoyuEvent {
  switch (event.type) {
    case 'dealt':
      return {
        type: 'dealt',
        host: event.host,
        hands: hideHands(event.hands, viewer),
        pile: hideCards(event.pile),
      };
    case 'drawn':
      return { type: 'drawn', cards: event.cards.map((card, seat) => (seesWith(viewer, seat) ? card : HIDDEN)) };
    case 'cardPlayed':
    case 'trickCompleted':
    case 'cardLaid':
    case 'restDiscarded':
    case 'roundScored':
    case 'gameOver':
      return event;
  }
}
