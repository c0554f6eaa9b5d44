import { type ChinasoCard, PACK } from './cards.ts';
import { type LaidTable, placesFor, swapsFor } from './places.ts';
import type { Deal } from './state.ts';

/** The maximum number of turns per player in a hand (CS5.6). */
export const MOST_TURNS = 100;

/** Returns whether every player is down, and no card outside the table can be laid off or swapped in (CS5.6). */
export function isStuck(table: LaidTable): boolean {
  if (table.some((sets) => sets.length === 0)) return false;
  return !PACK.some((card) => canBeLaid(table, card) && !isOn(table, card));
}

/** Returns whether every player has used all turns of a hand (CS5.6). */
export function isTooLong(deal: Pick<Deal, 'turns' | 'hands'>): boolean {
  return deal.turns >= MOST_TURNS * deal.hands.length;
}

function canBeLaid(table: LaidTable, card: ChinasoCard): boolean {
  return placesFor(table, card).length > 0 || swapsFor(table, card).length > 0;
}

function isOn(table: LaidTable, card: ChinasoCard): boolean {
  return table.some((sets) => sets.some((set) => set.cards.includes(card)));
}
