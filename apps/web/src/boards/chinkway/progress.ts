import { type ChinkwayState, scheduledDeals, trickNumber } from '@chinwag/rules/chinkway';

/** Where the game stands, for the top bar: `Deal 7 of 10, trick 6`. */
export function progress(state: ChinkwayState): string {
  const { deal, phase, records } = state;
  if (phase.name === 'over') return `Finished after ${records.length} deals`;
  const where = deal.kind === 'extra' ? 'Extra deal' : `Deal ${Math.max(deal.number, 1)} of ${scheduledDeals(state.options)}`;
  if (records.length === deal.number && deal.number > 0) return `${where}, scored`;
  return deal.quest.length === 0 ? where : `${where}, trick ${trickNumber(state)}`;
}
