import type { ChinchonState } from '@chinwag/rules/chinchon';
import { counted } from '../../wording/words.ts';

/** Where the game stands, for the top bar: `Deal 6, out at 100`. */
export function progress({ deal, options, phase, records }: ChinchonState): string {
  if (phase.name === 'over') return `Finished after ${counted(records.length, 'deal', 'deals')}`;
  if (deal.number === 0) return 'Drawing for the lead';
  return `Deal ${deal.number}, out at ${options.target}`;
}
