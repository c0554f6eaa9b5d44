import type { Seat } from '../../kernel/seat.ts';
import { type Violation, violation } from '../../kernel/violation.ts';
import { buyerRefusal } from './buying.ts';
import type { ChinasoMove } from './moves.ts';
import type { ChinasoState, Phase } from './state.ts';

/** The phase each kind of move belongs to. */
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
  draw: violation('CS4.9', 'wrong-moment', 'First a card must be drawn or the discard taken.'),
  buying: violation('CS4.9', 'wrong-moment', 'A discard is being offered for sale: only answers are awaited.'),
  play: violation('CS4.9', 'wrong-moment', 'The card of this turn has been drawn or taken already.'),
  settle: violation('CS4.9', 'wrong-moment', 'Nobody is awaited at this moment.'),
  over: violation('CS4.9', 'game-over', 'The game is over.'),
};

const NOT_OFFERED = violation('CS4.9', 'wrong-moment', 'No discard is being offered for sale.');
const NOT_YOUR_TURN = violation('CS4.9', 'not-your-turn', 'It is not your turn.');
const ANSWERED = violation('CS4.9', 'already-answered', 'You have answered, and answers are final.');
const NOT_ASKED = violation('CS4.9', 'not-asked', 'You are not asked about this card.');

/** Why it is not the moment of `seat` for this kind of move, or null: the phase first, then the seat (CS4.9). */
export function momentRefusal({ deal, phase }: ChinasoState, seat: Seat, type: ChinasoMove['type']): Violation | null {
  if (phase.name === 'settle' || phase.name === 'over') return WRONG_MOMENT[phase.name];
  const moment = MOMENTS[type];
  if (phase.name !== moment) return moment === 'buying' ? NOT_OFFERED : WRONG_MOMENT[phase.name];
  if (phase.name !== 'buying') return phase.seat === seat ? null : NOT_YOUR_TURN;
  if (phase.waiting.includes(seat)) return null;
  if (phase.asked.includes(seat)) return ANSWERED;
  return (type === 'buy' ? buyerRefusal(deal, phase.seat, seat) : null) ?? NOT_ASKED;
}
