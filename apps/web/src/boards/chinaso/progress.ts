import { type ChinasoState, contractInWords, contractOf, DEALS } from '@chinwag/rules/chinaso';

/** Where the game stands, for the top bar: `Hand 5 of 7: two threes and one straight`. */
export function progress({ deal, phase }: ChinasoState): string {
  if (phase.name === 'over') return `Finished after ${DEALS} hands`;
  if (deal.number === 0) return 'Drawing the first dealer';
  const where = `Hand ${deal.number} of ${DEALS}`;
  return deal.ending === null ? `${where}: ${contractInWords(contractOf(deal.number))}` : `${where}, over`;
}
