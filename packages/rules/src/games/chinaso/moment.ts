import type { Seat } from '../../kernel/seat.ts';
import type { Violation } from '../../kernel/violation.ts';
import { buyerRefusal } from './buying.ts';
import type { ChinasoMove } from './moves.ts';
import { refuse } from './refusals.ts';
import type { ChinasoState, Phase } from './state.ts';

/** The phase of each kind of move. */
const MOMENTS: Readonly<Record<ChinasoMove['type'], Phase['name']>> = {
  takeDiscard: 'draw',
  drawStock: 'draw',
  buy: 'buying',
  decline: 'buying',
  goDown: 'play',
  layOff: 'play',
  swapJoker: 'play',
  discard: 'play',
  hold: 'play',
};

const WRONG_MOMENT: Readonly<Record<Phase['name'], Violation>> = {
  draw: refuse('CS4.9', 'first-a-card'),
  buying: refuse('CS4.9', 'only-answers'),
  play: refuse('CS4.9', 'has-a-card'),
  settle: refuse('CS4.9', 'nobody-awaited'),
  over: refuse('CS4.9', 'game-over'),
};

const NOT_OFFERED = refuse('CS4.9', 'not-offered');
const NOT_YOUR_TURN = refuse('CS4.9', 'not-your-turn');
const ANSWERED = refuse('CS4.9', 'already-answered');
const NOT_ASKED = refuse('CS4.9', 'not-asked');

/**
 * Returns the violation that prevents `seat` from making this kind of move now, or null if there is none. Checks the phase first
 * (CS4.9).
 */
export function whyNotNow({ deal, phase }: ChinasoState, seat: Seat, type: ChinasoMove['type']): Violation | null {
  if (phase.name === 'settle' || phase.name === 'over') return WRONG_MOMENT[phase.name];
  const moment = MOMENTS[type];
  if (phase.name !== moment) return moment === 'buying' ? NOT_OFFERED : WRONG_MOMENT[phase.name];
  if (phase.name !== 'buying') return phase.seat === seat ? null : NOT_YOUR_TURN;
  if (phase.waiting.includes(seat)) return null;
  if (phase.asked.includes(seat)) return ANSWERED;
  return (type === 'buy' ? buyerRefusal(deal, phase.seat, seat) : null) ?? NOT_ASKED;
}
