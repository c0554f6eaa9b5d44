import type { Seat } from '@chinwag/rules';
import type { ChinkwayEvent, ChinkwayState } from '@chinwag/rules/chinkway';
import type { Tone } from '../shared/tone.ts';

/** Whether what happened is good news for whoever sits at `seat`: a demand of their side is filled (CW4.4). */
export function tone(event: ChinkwayEvent, { deal }: ChinkwayState, seat: Seat): Tone {
  if (event.type !== 'extracted' || event.card === null) return 'plain';
  return deal.sides.some((side) => side.includes(seat) && side.includes(event.seat)) ? 'good' : 'plain';
}
