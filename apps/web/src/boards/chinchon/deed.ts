import type { ChinchonEvent } from '@chinwag/rules/chinchon';
import { message } from '../../language/message.ts';
import type { Deed } from '../shared/deeds.ts';

/** Who took which discard: told at their seat until they draw again. */
export function deed(event: ChinchonEvent): Deed | 'over' | null {
  if (event.type === 'dealt') return 'over';
  if (event.type === 'drawn') return { seat: event.seat, said: null };
  return event.type === 'discardTaken' ? { seat: event.seat, said: message('shared.took', { card: event.card }) } : null;
}
