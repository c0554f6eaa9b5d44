import type { Seat } from '@chinwag/rules';
import type { ChinasoMove, ChinasoState } from '@chinwag/rules/chinaso';
import type { Estimate } from '../shared/estimate.ts';
import { bringsDown, gainOf } from './draw.ts';

/** The minimum gain towards the contract that makes a card worth two penalty cards. */
const NEARER = 0.03;

/** Returns the answer to an offered discard: buy the card if it completes the contract or brings it closer. */
export function chooseAnswer(view: ChinasoState, seat: Seat, estimate: Estimate): ChinasoMove {
  const pays = bringsDown(view, seat) || estimate(gainOf(view, seat)) > NEARER;
  return { type: pays ? 'buy' : 'decline' };
}
