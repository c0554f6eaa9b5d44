import type { Seat } from '@chinwag/rules';
import type { ChinchonEvent, ChinchonState } from '@chinwag/rules/chinchon';
import type { Tone } from '../shared/tone.ts';

/** Whether what happened is good news for whoever sits at `seat`: to close is (CH5.1), to be put out is not (CH7.2). */
export function tone(event: ChinchonEvent, _: ChinchonState, seat: Seat): Tone {
  if (event.type === 'closed') return event.seat === seat ? 'good' : 'plain';
  return event.type === 'dealScored' && event.out.includes(seat) ? 'bad' : 'plain';
}
