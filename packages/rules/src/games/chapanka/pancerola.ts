import { mayRenounce } from './trick.ts';
import type { Deal } from './state.ts';

/**
 * How a Pancerola stands for its holder: `held` and never used, `past` its time, `bound` to lose every trick since the first
 * renounce, or `broken` by a trick taken after it.
 */
export interface PancerolaStanding {
  readonly is: 'held' | 'past' | 'bound' | 'broken';
  /** The rule that makes it so. */
  readonly rule: 'CP7.2' | 'CP7.3';
  /** Whether its holder may still renounce. */
  readonly mayRenounce: boolean;
}

/** How the Pancerola of a deal stands; null if there is none, or none that the viewer may see. */
export function pancerolaStanding(deal: Deal): PancerolaStanding | null {
  const { pancerola } = deal;
  if (pancerola === null) return null;
  const may = mayRenounce(deal, pancerola.holder);
  if (pancerola.broken) return { is: 'broken', rule: 'CP7.3', mayRenounce: may };
  if (pancerola.exercised) return { is: 'bound', rule: 'CP7.3', mayRenounce: may };
  return { is: may ? 'held' : 'past', rule: 'CP7.2', mayRenounce: may };
}
