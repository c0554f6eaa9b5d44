import { type ChinkwayState, scheduledDeals, trickNumber } from '@chinwag/rules/chinkway';
import { type Message, message } from '../../language/message.ts';

/** Returns the game's progress for the top bar: `Deal 7 of 10, trick 6`. */
export function progress(state: ChinkwayState): Message {
  const { deal, phase, records } = state;
  if (phase.name === 'over') return message('board.finished-after', { deals: records.length });
  const isScored = records.length === deal.number && deal.number > 0;
  const trick = deal.quest.length === 0 ? null : trickNumber(state);
  if (deal.kind === 'extra') {
    if (isScored) return message('chinkway.progress-extra-scored');
    return trick === null ? message('chinkway.progress-extra') : message('chinkway.progress-extra-trick', { trick });
  }
  const which = { deal: Math.max(deal.number, 1), deals: scheduledDeals(state.options) };
  if (isScored) return message('chinkway.progress-scored', which);
  return trick === null ? message('chinkway.progress', which) : message('chinkway.progress-trick', { ...which, trick });
}
