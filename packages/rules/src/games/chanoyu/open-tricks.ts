import { openDuring, type OpenTricks } from '../../shared/open-tricks.ts';
import type { ChanoyuState } from './state.ts';
import { tricksComplete } from './trick.ts';

/** The tricks that may be looked at now (CN4.5). */
export function openTricks({ options, phase, deal }: ChanoyuState): OpenTricks {
  return phase.name === 'over' ? 'all' : openDuring(options.trickMemory, deal.number, tricksComplete(deal));
}
