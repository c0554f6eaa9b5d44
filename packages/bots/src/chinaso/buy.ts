import type { Seat } from '@chinwag/rules';
import type { ChinasoMove, ChinasoState } from '@chinwag/rules/chinaso';
import type { Estimate } from '../shared/estimate.ts';
import { bringsDown, gainOf } from './draw.ts';

/** By how much a card must bring the contract nearer to be worth two more cards. */
const NEARER = 0.03;

/** Buys a card that completes the contract, or brings it nearer. */
export function chooseAnswer(view: ChinasoState, seat: Seat, estimate: Estimate): ChinasoMove {
  const pays = bringsDown(view, seat) || estimate(gainOf(view, seat)) > NEARER;
  return { type: pays ? 'buy' : 'decline' };
}
