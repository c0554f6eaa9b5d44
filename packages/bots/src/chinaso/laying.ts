import { isSeen, type Seat } from '@chinwag/rules';
import {
  type ChinasoCard, type ChinasoMove, type ChinasoState, type DiscardUse, type LaidTable, layingMove, pointsOf, setAt, tableAfter,
  touchingStraights, waysToLay,
} from '@chinwag/rules/chinaso';

/** A card that can be laid off, and how. */
interface Lay {
  readonly card: ChinasoCard;
  readonly use: DiscardUse;
}

/** The result of laying off every card in a hand that fits. */
export interface LaidHand {
  /** The cards laid off, in order, because a card may make room for a later card. */
  readonly lays: readonly Lay[];
  /** The cards that fit nowhere. */
  readonly stuck: readonly ChinasoCard[];
}

/** Returns the result of laying off every one of `cards` that fits, without letting two straights of seat `apart` touch (CS2.4). */
export function layAll(cards: readonly ChinasoCard[], table: LaidTable, apart: Seat | null = null): LaidHand {
  const lays: Lay[] = [];
  let left = cards;
  let now = table;
  for (;;) {
    const lay = firstLay(left, now, apart);
    if (lay === null) return { lays, stuck: left };
    lays.push(lay);
    left = left.filter((card) => card !== lay.card);
    now = tableAfter(now, lay.card, lay.use);
  }
}

/** Returns the best card to lay off first, or null if no card fits. */
function firstLay(cards: readonly ChinasoCard[], table: LaidTable, apart: Seat | null): Lay | null {
  for (const card of cards) {
    const uses = waysToLay(table, card).filter(
      (use) => apart === null || touchingStraights(tableAfter(table, card, use)[apart] ?? []) === null,
    );
    const use = uses.toSorted((a, b) => preference(b, table) - preference(a, table))[0];
    if (use !== undefined) return { card, use };
  }
  return null;
}

/** Returns the preference of a place: threes before straights, which have few places, and laying off before swapping. */
function preference(use: DiscardUse, table: LaidTable): number {
  const place = use.type === 'layOff' ? use.place : use.jokerPlace;
  const onThree = setAt(table, place)?.kind === 'three' ? 1 : 0;
  return onThree + (use.type === 'layOff' ? 2 : 0);
}

/**
 * Returns the next card to lay off; null to stop laying off. If only one card fits nowhere, the bot holds back a card that fits, to
 * go out with it. A player cannot discard the last card (CS4.6).
 */
export function chooseLay(view: ChinasoState, seat: Seat): ChinasoMove | null {
  const hand = (view.deal.hands[seat] ?? []).filter(isSeen);
  const apart = view.phase.name === 'play' && view.phase.wentDown ? seat : null;
  const { lays, stuck } = layAll(hand, view.deal.table, apart);
  const held = stuck.length === 1 ? heldLay(lays, view) : null;
  const [lay] = lays.filter((other) => other !== held);
  return lay === undefined ? null : layingMove(lay.card, lay.use);
}

/**
 * Returns the card to hold back: the cheapest that fits on a three, where nobody can block its place. Without such a card, returns
 * the last one, or null if no card fits.
 */
function heldLay(lays: readonly Lay[], { options, deal }: ChinasoState): Lay | null {
  const points = ({ card }: Lay): number => pointsOf(card, options.cardPoints);
  const safe = lays.filter(({ use }) => use.type === 'layOff' && setAt(deal.table, use.place)?.kind === 'three');
  return safe.toSorted((a, b) => points(a) - points(b))[0] ?? lays.at(-1) ?? null;
}
