import { type ChinasoCard, PACK } from './cards.ts';
import type { Deal } from './state.ts';

/** Whether so many cards can be drawn, with the dead ones shuffled if need be and if allowed (CS5.5, CS5.6). */
export function canDraw({ stock, dead, mayReshuffle }: Deal, cards: number): boolean {
  return stock.length + (mayReshuffle ? dead : 0) >= cards;
}

/**
 * Whether the pile is empty and there is nothing to form it from: who may take the live discard must (CS5.5).
 */
export function isExhausted({ stock, dead }: Deal): boolean {
  return stock.length + dead === 0;
}

/** The dead cards: all those that are nowhere else, in the order of the pack. No hand or pile may be hidden. */
export function deadCards({ hands, stock, live, table }: Deal): readonly ChinasoCard[] {
  const elsewhere = new Set<string>([
    ...hands.flat(),
    ...stock,
    ...table.flat().flatMap((set) => set.cards),
    ...(live === null ? [] : [live.card]),
  ]);
  return PACK.filter((card) => !elsewhere.has(card));
}
