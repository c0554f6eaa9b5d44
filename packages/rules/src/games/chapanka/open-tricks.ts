import { openDuring, type OpenTricks } from '../../shared/open-tricks.ts';
import type { ChapankaState } from './state.ts';
import { tricksPlayed } from './trick.ts';

/** The tricks that may be looked at now (CP3.2). */
export function openTricks({ options, deal, phase }: ChapankaState): OpenTricks {
  return phase.name === 'over' ? 'all' : openDuring(options.trickMemory, deal.number, tricksPlayed(deal));
}
