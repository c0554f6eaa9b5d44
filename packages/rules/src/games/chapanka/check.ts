import type { FrenchCard } from '../../kernel/cards.ts';
import { holds } from '../../kernel/hands.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Violation } from '../../kernel/violation.ts';
import { suitLed } from '../../shared/tricks.ts';
import { KINAL } from './cards.ts';
import type { ChapankaMove } from './moves.ts';
import { refuse } from './refusals.ts';
import type { ChapankaState, Deal } from './state.ts';
import { mayRenounce, renounces } from './trick.ts';

type Refusals = Readonly<Record<ChapankaMove['type'], Violation>>;

const WRONG_MOMENT: Refusals = {
  exchange: refuse('CP2.4', 'no-exchange-now'),
  setAside: refuse('CP2.4', 'no-setting-aside-now'),
  play: refuse('CP3.1', 'no-play-now'),
};

const WRONG_SEAT: Refusals = {
  exchange: refuse('CP2.4', 'not-your-exchange'),
  setAside: refuse('CP2.4', 'dealer-sets-aside'),
  play: refuse('CP3.1', 'not-your-turn'),
};

/** Returns the violation that prevents `seat` from making this kind of move now, or null if there is none. */
export function whyNotNow({ phase }: ChapankaState, seat: Seat, type: ChapankaMove['type']): Violation | null {
  if (phase.name === 'over') return refuse('CP8.1', 'game-over');
  if (phase.name !== type) return WRONG_MOMENT[type];
  return phase.seat === seat ? null : WRONG_SEAT[type];
}

/** Returns the violation in the content of a move, or null if there is none. `whyNotNow` must have allowed the move. */
export function checkContent(state: ChapankaState, seat: Seat, move: ChapankaMove): Violation | null {
  switch (move.type) {
    case 'exchange':
      return move.card === null ? null : checkSetAside(state, seat, move.card);
    case 'setAside':
      return checkSetAside(state, seat, move.card);
    case 'play':
      return checkPlay(state.deal, seat, move.card);
  }
}

function checkSetAside({ options, deal }: ChapankaState, seat: Seat, card: FrenchCard): Violation | null {
  if (!holds(deal.hands, seat, card)) return refuse('CP2.4', 'card-not-held');
  if (card !== KINAL || options.kinalPot === 'off') return null;
  return refuse('CP2.4', 'kinal-stays');
}

function checkPlay(deal: Deal, seat: Seat, card: FrenchCard): Violation | null {
  if (!holds(deal.hands, seat, card)) return refuse('CP3.1', 'card-not-held');
  const led = suitLed(deal.trick);
  if (led === null || !renounces(deal, seat, card) || mayRenounce(deal, seat)) return null;
  if (deal.pancerola?.holder === seat) return refuse('CP7.2', 'pancerola-past', { suit: led });
  return refuse('CP3.1', 'must-follow', { suit: led });
}
