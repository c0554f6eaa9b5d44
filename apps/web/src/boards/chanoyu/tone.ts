import type { Seat } from '@chinwag/rules';
import { chanoyu, type ChanoyuEvent, type ChanoyuState, GOAL, outlook, totals } from '@chinwag/rules/chanoyu';
import type { Tone } from '../shared/tone.ts';

/**
 * Whether what happened is good news for whoever sits at `seat`: a trick won is (CN5.1), and what somebody else lays in their row
 * is good or bad by what the row scores then (CN5.4). Who has enough and loses has lost by somebody left behind (CN6.3).
 */
export function tone(event: ChanoyuEvent, before: ChanoyuState, seat: Seat): Tone {
  if (event.type === 'trickCompleted') return event.winner === seat ? 'good' : 'plain';
  if (event.type === 'gameOver') return (totals(before)[seat] ?? 0) >= GOAL ? 'bad' : 'plain';
  if (event.type !== 'cardLaid' || event.row !== seat || event.seat === seat) return 'plain';
  const [then = 0, now = 0] = [before, chanoyu.evolve(before, event)].map((state) => outlook(state).points[seat] ?? 0);
  return now > then ? 'good' : now < then ? 'bad' : 'plain';
}
