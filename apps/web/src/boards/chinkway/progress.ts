import { type ChinkwayState, scheduledDeals, TRICKS, tricksWon } from '@chinwag/rules/chinkway';

/** The number of the trick that is being played, or that has just been won and is not yet cleared away. */
export function trickNumber(state: ChinkwayState): number {
  const { deal, phase } = state;
  return phase.name === 'extract' ? tricksWon(deal) : Math.min(tricksWon(deal) + 1, TRICKS);
}

/** Where the game stands, for the top bar: `Deal 7 of 10, trick 6`. */
export function progress(state: ChinkwayState): string {
  const { deal, phase, records } = state;
  if (phase.name === 'over') return `Finished after ${records.length} deals`;
  const where = deal.kind === 'extra' ? 'Extra deal' : `Deal ${Math.max(deal.number, 1)} of ${scheduledDeals(state.options)}`;
  if (records.length === deal.number && deal.number > 0) return `${where}, scored`;
  return deal.quest.length === 0 ? where : `${where}, trick ${trickNumber(state)}`;
}
