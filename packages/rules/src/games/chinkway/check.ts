import { type FrenchCard, suitOf } from '../../kernel/cards.ts';
import { holds } from '../../kernel/hands.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Violation } from '../../kernel/violation.ts';
import { holdsSuit, suitLed } from '../../shared/tricks.ts';
import type { ChinkwayMove } from './moves.ts';
import { refuse } from './refusals.ts';
import type { ChinkwayState, Deal } from './state.ts';

type Refusals = Readonly<Record<ChinkwayMove['type'], Violation>>;

const WRONG_MOMENT: Refusals = {
  discard: refuse('CW3.2', 'nothing-to-discard'),
  trump: refuse('CW3.3', 'no-trump-to-name'),
  play: refuse('CW4.1', 'wrong-moment'),
  extract: refuse('CW4.4', 'no-trick-to-take-from'),
  finalRequest: refuse('CW7.2', 'nobody-asked'),
};

const WRONG_SEAT: Refusals = {
  discard: refuse('CW3.2', 'dealer-discards'),
  trump: refuse('CW3.3', 'dealer-names-trump'),
  play: refuse('CW4.1', 'not-your-turn'),
  extract: refuse('CW4.5', 'winner-takes'),
  finalRequest: refuse('CW7.2', 'second-place-asked'),
};

/** Returns the violation that prevents `seat` from making this kind of move now, or null if there is none. */
export function whyNotNow({ phase }: ChinkwayState, seat: Seat, type: ChinkwayMove['type']): Violation | null {
  if (phase.name === 'over') return refuse(WRONG_MOMENT[type].rule, 'game-over');
  if (phase.name !== type) return WRONG_MOMENT[type];
  return phase.seat === seat ? null : WRONG_SEAT[type];
}

/** Returns the violation in the content of a move, or null if there is none. `whyNotNow` must have allowed the move. */
export function checkContent(state: ChinkwayState, seat: Seat, move: ChinkwayMove): Violation | null {
  const { deal } = state;
  switch (move.type) {
    case 'discard':
      return checkDiscard(deal, seat, move.cards);
    case 'play':
      return checkPlay(deal, seat, move.card);
    case 'extract':
      return checkExtract(state, move.card);
    case 'trump':
    case 'finalRequest':
      return null;
  }
}

function checkDiscard(deal: Deal, seat: Seat, [first, second]: ChinkwayMove<'discard'>['cards']): Violation | null {
  if (first === second) return refuse('CW3.2', 'same-card-twice');
  if (holds(deal.hands, seat, first) && holds(deal.hands, seat, second)) return null;
  return refuse('CW3.2', 'discard-not-held');
}

function checkPlay(deal: Deal, seat: Seat, card: FrenchCard): Violation | null {
  if (!holds(deal.hands, seat, card)) return refuse('CW4.2', 'card-not-held');
  const led = suitLed(deal.trick);
  if (led === null || suitOf(card) === led || !holdsSuit(deal.hands[seat] ?? [], led)) return null;
  return refuse('CW4.2', 'must-follow', { suit: led });
}

function checkExtract({ deal, phase }: ChinkwayState, card: FrenchCard | null): Violation | null {
  if (card === null || (phase.name === 'extract' && phase.cards.includes(card))) return null;
  if (deal.lastTrick?.plays.some((play) => play.card === card) !== true) {
    return refuse('CW4.4', 'card-not-in-trick');
  }
  return refuse('CW4.4', 'fills-no-demand');
}
