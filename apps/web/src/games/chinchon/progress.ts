import type { ChinchonState } from '@chinwag/rules/chinchon';
import { type Message, message } from '../../language/message.ts';

/** Returns the game's progress for the top bar: `Deal 6, out at 100`. */
export function progress({ deal, options, phase, records }: ChinchonState): Message {
  if (phase.name === 'over') return message('board.finished-after', { deals: records.length });
  if (deal.number === 0) return message('chinchon.drawing');
  return message('chinchon.progress', { deal: deal.number, target: options.target });
}
