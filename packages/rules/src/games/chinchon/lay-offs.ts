import type { Seat } from '../../kernel/seat.ts';
import type { SpanishCard, SpanishDeck } from '../../kernel/spanish-cards.ts';
import { extended, fits } from './melds.ts';
import type { LayOff, Meld } from './moves.ts';
import type { ChinchonState, Deal, TableMeld } from './state.ts';

/** A meld on the table that cards may be added to, and its index there. */
export interface Target {
  readonly meld: number;
  readonly cards: Meld;
}

/** Whether cards may never be added to a meld: nobody may add to a Chinchón (CH5.2). */
export function isBarred({ closing }: Deal, { owner }: TableMeld): boolean {
  return closing !== null && closing.chinchon && closing.seat === owner;
}

/** The melds on the table that cards may be added to (CH5.3, CH6.2). */
export function targetsOf(deal: Deal): readonly Target[] {
  const targets: Target[] = [];
  for (const [meld, laid] of deal.melds.entries()) {
    if (!isBarred(deal, laid)) targets.push({ meld, cards: laid.cards });
  }
  return targets;
}

/** The melds on the table, by their indices, that a card can be added to as they lie. */
export function meldsFor({ deal, options }: ChinchonState, card: SpanishCard): readonly number[] {
  return targetsOf(deal).filter(({ cards }) => fits(cards, card, options.deck)).map(({ meld }) => meld);
}

/** The lay-offs in an order in which each card fits when its turn comes, or null if there is none (CH5.3). */
export function workableOrder(
  melds: readonly TableMeld[],
  layOffs: readonly LayOff[],
  deck: SpanishDeck,
): readonly LayOff[] | null {
  const grown = melds.map((meld) => meld.cards);
  const ordered: LayOff[] = [];
  const left = [...layOffs];
  while (left.length > 0) {
    const at = left.findIndex(({ card, meld }) => fits(grown[meld] ?? [], card, deck));
    const next = left.splice(at, at < 0 ? 0 : 1)[0];
    if (next === undefined) return null;
    grown[next.meld] = extended(grown[next.meld] ?? [], next.card, deck);
    ordered.push(next);
  }
  return ordered;
}

/** The table once `seat` has added cards, in an order that works. */
export function withLayOffs(
  melds: readonly TableMeld[],
  seat: Seat,
  layOffs: readonly LayOff[],
  deck: SpanishDeck,
): readonly TableMeld[] {
  return layOffs.reduce((table, { card, meld }) => {
    const grown = table[meld];
    if (grown === undefined) return table;
    const { owner, cards, added } = grown;
    return table.with(meld, { owner, cards: extended(cards, card, deck), added: [...added, { seat, card }] });
  }, melds);
}
