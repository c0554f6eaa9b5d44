import { type ChapankaState, trickNumber, TRICKS } from '@chinwag/rules/chapanka';
import { type Message, message } from '../../language/message.ts';

/** Returns the game's progress for the top bar: `Deal 6 of 8, trick 8 of 11`. */
export function progress({ deal, options, phase, records }: ChapankaState): Message {
  if (phase.name === 'over') return message('board.finished-after', { deals: records.length });
  if (deal.number === 0) return message('chapanka.progress.draw');
  const where = { deal: deal.number, deals: options.deals };
  if (phase.name === 'exchange' || phase.name === 'setAside') return message('chapanka.progress.exchange', where);
  if (records.length === deal.number || deal.revealed) return message('chapanka.progress.scored', where);
  return message('chapanka.progress.trick', { ...where, trick: trickNumber(deal), tricks: TRICKS });
}
