import { type ChinasoState, DEALS } from '@chinwag/rules/chinaso';
import { type Message, message } from '../../language/message.ts';
import { contractIn } from './words.ts';

/** Where the game stands, for the top bar: `Hand 5 of 7: 2 threes and 1 straight`. */
export function progress({ deal, phase }: ChinasoState): Message {
  if (phase.name === 'over') return message('chinaso.finished', { deals: DEALS });
  if (deal.number === 0) return message('chinaso.drawing-dealer');
  const where = { deal: deal.number, deals: DEALS };
  if (deal.ending !== null) return message('chinaso.progress-over', where);
  return message('chinaso.progress', { ...where, sets: contractIn(deal.number) });
}
