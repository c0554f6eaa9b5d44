import { type ChinasoState, contractIn, handCount } from '@chinwag/rules/chinaso';
import { type Message, message } from '../../language/message.ts';
import { contractInWords } from './words.ts';

/** Returns the game's progress for the top bar: `Hand 5 of 7: 2 threes and 1 straight`. */
export function progress(state: ChinasoState): Message {
  const { options, deal, phase } = state;
  const deals = handCount(options);
  if (phase.name === 'over') return message('chinaso.finished', { deals });
  if (deal.number === 0) return message('chinaso.drawing-dealer');
  const where = { deal: deal.number, deals };
  if (deal.ending !== null) return message('chinaso.progress-over', where);
  return message('chinaso.progress', { ...where, sets: contractInWords(contractIn(state)) });
}
