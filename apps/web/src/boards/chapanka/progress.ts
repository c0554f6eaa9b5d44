import { type ChapankaState, trickNumber, TRICKS } from '@chinwag/rules/chapanka';

/** Where the game stands, for the top bar: `Deal 6 of 8, trick 8 of 11`. */
export function progress(state: ChapankaState): string {
  const { deal, options, phase, records } = state;
  if (phase.name === 'over') return `Finished after ${records.length} deals`;
  if (deal.number === 0) return 'Drawing the first dealer';
  const where = `Deal ${deal.number} of ${options.deals}`;
  if (phase.name === 'exchange' || phase.name === 'setAside') return `${where}, the exchange`;
  if (records.length === deal.number || deal.revealed) return `${where}, scored`;
  return `${where}, trick ${trickNumber(deal)} of ${TRICKS}`;
}
