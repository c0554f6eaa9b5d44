import type { Seat } from '@chinwag/rules';
import type { ChinasoEvent, ChinasoState } from '@chinwag/rules/chinaso';
import type { Tone } from '../shared/tone.ts';

/** Whether what happened is good news for whoever sits at `seat`: to win a hand is, as all others score what they hold (CS6.1). */
export function tone(event: ChinasoEvent, _: ChinasoState, seat: Seat): Tone {
  if (event.type !== 'handEnded') return 'plain';
  return event.winner === seat ? 'good' : 'bad';
}
