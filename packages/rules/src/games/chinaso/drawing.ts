import { type ChinasoCard, PACK } from './cards.ts';
import type { Deal } from './state.ts';

/**
 * Returns whether `cards` cards can be drawn from the stock, after a reshuffle of the dead cards if necessary and allowed (CS5.5,
 * CS5.6).
 */
export function canDraw({ stock, dead, mayReshuffle }: Deal, cards: number): boolean {
  return stock.length + (mayReshuffle ? dead : 0) >= cards;
}

/**
 * Returns whether the stock is empty and no dead cards are left to refill it. A player who may take the live discard must then take
 * it (CS5.5).
 */
export function isExhausted({ stock, dead }: Deal): boolean {
  return stock.length + dead === 0;
}

/** Returns the dead cards in pack order: all cards that are not anywhere else. The state must not hide any hand or the stock. */
export function deadCards({ hands, stock, live, table }: Deal): readonly ChinasoCard[] {
  const elsewhere = new Set<string>([
    ...hands.flat(),
    ...stock,
    ...table.flat().flatMap((set) => set.cards),
    ...(live === null ? [] : [live.card]),
  ]);
  return PACK.filter((card) => !elsewhere.has(card));
}
