import type { Seat } from '../../kernel/seat.ts';
import type { Violation } from '../../kernel/violation.ts';
import { refuse } from './refusals.ts';
import { partnerOf } from './seating.ts';
import type { ChinkwayState } from './state.ts';

const NO_HELP = refuse('CW4.5', 'no-help');

/**
 * Returns the violation if `seat` must stay silent, or null if there is none. A partner may not help while a trick's winner chooses
 * a card (CW4.5).
 */
export function silence(state: ChinkwayState, seat: Seat): Violation | null {
  const { deal, phase } = state;
  return phase.name === 'extract' && partnerOf(deal, phase.seat) === seat ? NO_HELP : null;
}
