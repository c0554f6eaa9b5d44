import type { Seat } from '../../kernel/seat.ts';
import type { SpanishCard, SpanishDeck } from '../../kernel/spanish-cards.ts';
import { extended, fits } from './melds.ts';
import type { LayOff, Meld } from './moves.ts';
import type { ChinchonState, Deal, TableMeld } from './state.ts';

/** A meld on the table that allows lay-offs, with its index there. */
export interface LayOffTarget {
  readonly meld: number;
  readonly cards: Meld;
}

/** Returns whether a meld allows no lay-offs because it belongs to a Chinchón (CH5.2). */
export function isBarred({ closing }: Deal, { owner }: TableMeld): boolean {
  return closing !== null && closing.chinchon && closing.seat === owner;
}

/** Returns the melds on the table that allow lay-offs (CH5.3, CH6.2). */
export function targetsOf(deal: Deal): readonly LayOffTarget[] {
  const targets: LayOffTarget[] = [];
  for (const [meld, laid] of deal.melds.entries()) {
    if (!isBarred(deal, laid)) targets.push({ meld, cards: laid.cards });
  }
  return targets;
}

/** Returns the melds on the table after these lay-offs, by index. */
export function meldsAfter({ deal, options }: ChinchonState, layOffs: readonly LayOff[]): readonly Meld[] {
  return layOffs.reduce<readonly Meld[]>(
    (melds, { card, meld }) => melds.with(meld, extended(melds[meld] ?? [], card, options.deck)),
    deal.melds.map(({ cards }) => cards),
  );
}

/** Returns the indices of the melds on the table that a card fits, either as they are or after the lay-offs in `after`. */
export function meldsFor(state: ChinchonState, card: SpanishCard, after: readonly LayOff[] = []): readonly number[] {
  const melds = meldsAfter(state, after);
  return targetsOf(state.deal)
    .filter(({ meld }) => fits(melds[meld] ?? [], card, state.options.deck))
    .map(({ meld }) => meld);
}

/** Returns the lay-offs that are possible if made in this order. */
export function workableLayOffs(state: ChinchonState, layOffs: readonly LayOff[]): readonly LayOff[] {
  return layOffs.reduce<readonly LayOff[]>((made, layOff) => {
    return meldsFor(state, layOff.card, made).includes(layOff.meld) ? [...made, layOff] : made;
  }, []);
}

/** Returns the rule by which `seat` may lay cards off now, or null if the seat may not lay off (CH5.3, CH6.2). */
export function addingRule({ options, phase }: ChinchonState, seat: Seat): 'CH5.3' | 'CH6.2' | null {
  if (!('seat' in phase) || phase.seat !== seat) return null;
  if (phase.name === 'settle') return 'CH5.3';
  return phase.name === 'act' && options.ending === 'play-on' ? 'CH6.2' : null;
}

/** Returns the lay-offs in an order in which each card fits, or null if there is no such order (CH5.3). */
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

/** Returns the melds on the table after `seat`'s lay-offs. The order of the lay-offs must let each card fit. */
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
