import type { Ending } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ChinkwayMove } from './moves.ts';
import { placeOrder } from './score.ts';
import { finalSeating, partnerOf, scheduledDeals, scheduledSeating } from './seating.ts';
import type { ChinkwayState, FinalRequest, Seating } from './state.ts';

/**
 * Returns the seat that must answer now whether to change the final deal, before the game continues; null if there is none (CW7.2).
 */
export function finalRequestDue(state: ChinkwayState): Seat | null {
  const { options, records } = state;
  const last = scheduledDeals(options);
  if (options.finalDeal === 'none' || state.finalRequest !== null || records.length !== last - 1) return null;
  const [, second] = placeOrder(state);
  if (second === undefined) return null;
  return secondJoinsFirst(state) || options.finalDealRequest === 'always' ? second : null;
}

/** Returns whether the current first and second places will be partners in the last scheduled deal (CW7.2). */
export function secondJoinsFirst(state: ChinkwayState): boolean {
  const { options, firstDealer } = state;
  const [first, second] = placeOrder(state);
  if (first === undefined || second === undefined) return false;
  return partnerOf(scheduledSeating(options, firstDealer, scheduledDeals(options)), second) === first;
}

/** Returns the seating of the next deal, or null if there is none (CW2.3, CW7.3, CW7.4). */
export function nextSeating(state: ChinkwayState): Seating | null {
  const { options, firstDealer, records } = state;
  const number = records.length + 1;
  const last = scheduledDeals(options);
  const wanted = state.finalRequest?.wanted === true;
  if (number === last && wanted && options.finalDeal === 'reseat') {
    return finalSeating('reseated', placeOrder(state));
  }
  if (number <= last) return scheduledSeating(options, firstDealer, number);
  if (number === last + 1 && wanted && options.finalDeal === 'eleventh') {
    return finalSeating('extra', placeOrder(state));
  }
  return null;
}

/**
 * Returns the rule behind an answer about the final deal. The rule behind a yes depends on the game's options (CW7.2, CW7.3,
 * CW7.4).
 */
export function answerRule({ finalDeal }: ChinkwayState['options'], wanted: boolean): string {
  if (!wanted) return 'CW7.2';
  return finalDeal === 'eleventh' ? 'CW7.4' : 'CW7.3';
}

/** Returns second place's answer. Returns null before the answer, and once the last scheduled deal has been dealt. */
export function freshAnswer({ finalRequest, records, deal, options }: ChinkwayState): FinalRequest | null {
  return records.length === scheduledDeals(options) - 1 && deal.number === records.length ? finalRequest : null;
}

/** Returns the answer that a stand-in gives for second place: always no (CW7.2). Returns null for any other decision. */
export function forAbsent({ phase }: ChinkwayState, seat: Seat): ChinkwayMove<'finalRequest'> | null {
  const asked = phase.name === 'finalRequest' && phase.seat === seat;
  return asked ? { type: 'finalRequest', wanted: false } : null;
}

/** The kind of the last deal: as scheduled (CW2.1), or requested by second place (CW7.3, CW7.4). */
export type ChinkwayEnding = Ending<Seating['kind']>;

const ENDINGS: Readonly<Record<Seating['kind'], ChinkwayEnding>> = {
  scheduled: { code: 'scheduled', rule: 'CW2.1' },
  reseated: { code: 'reseated', rule: 'CW7.3' },
  extra: { code: 'extra', rule: 'CW7.4' },
};

/** Returns why the game ended. The game must be over. */
export function endingOf({ deal }: ChinkwayState): ChinkwayEnding {
  return ENDINGS[deal.kind];
}
