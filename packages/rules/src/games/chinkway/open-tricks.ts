import { openDuring, type OpenTricks } from '../../shared/open-tricks.ts';
import type { ChinkwayState } from './state.ts';
import { tricksWon } from './trick.ts';

/** The tricks that may be looked at now (CW4.6). */
export function openTricks({ options, deal, phase }: ChinkwayState): OpenTricks {
  return phase.name === 'over' ? 'all' : openDuring(options.trickMemory, deal.number, tricksWon(deal));
}
