import type { ChinasoEvent, ChinasoState } from '@chinwag/rules/chinaso';
import { message } from '../../language/message.ts';
import type { Deed } from '../shared/deeds.ts';

/** Who took or bought which discard: told at their seat until they draw again. */
export function deed(event: ChinasoEvent, { deal: { live } }: ChinasoState): Deed | 'over' | null {
  if (event.type === 'dealt') return 'over';
  if (event.type === 'drawn') return event.as === 'turn' ? { seat: event.seat, said: null } : null;
  if (live === null) return null;
  if (event.type === 'bought') return { seat: event.seat, said: message('shared.bought', live) };
  const took = event.type === 'discardTaken' || (event.type === 'laidOff' && event.from === 'discard');
  return took ? { seat: event.seat, said: message('shared.took', live) } : null;
}
