import { mayRenounce } from './trick.ts';
import type { Deal } from './state.ts';

/**
 * The state of a Pancerola for its holder. `held`: the holder has not used the right to renounce. `past`: the holder can no longer
 * use the right. `bound`: after the first renounce, the holder must lose every trick. `broken`: the holder has won a trick after
 * the first renounce.
 */
export interface PancerolaStanding {
  readonly is: 'held' | 'past' | 'bound' | 'broken';
  /** The rule for that state. */
  readonly rule: 'CP7.2' | 'CP7.3';
  /** Whether the holder may still renounce. */
  readonly mayRenounce: boolean;
}

/** Returns the state of a deal's Pancerola, or null if the viewer may see none. */
export function pancerolaStanding(deal: Deal): PancerolaStanding | null {
  const { pancerola } = deal;
  if (pancerola === null) return null;
  const may = mayRenounce(deal, pancerola.holder);
  if (pancerola.broken) return { is: 'broken', rule: 'CP7.3', mayRenounce: may };
  if (pancerola.exercised) return { is: 'bound', rule: 'CP7.3', mayRenounce: may };
  return { is: may ? 'held' : 'past', rule: 'CP7.2', mayRenounce: may };
}
