import { isSeen, type Seat, type SpanishCard } from '@chinwag/rules';
import { type ChinchonState, inTurnFrom, isLaidOpen, settlingOf, type TableMeld } from '@chinwag/rules/chinchon';
import { inPoints, written } from '../../wording/numbers.ts';

/** A meld on the table and its index there. */
export interface LaneMeld {
  readonly at: number;
  readonly meld: TableMeld;
}

/** What one player has on the table, and how that came about. */
export interface Lane {
  readonly seat: Seat;
  readonly melds: readonly LaneMeld[];
  readonly words: string;
  /** The cards that count, once the deal is scored. */
  readonly counted: readonly SpanishCard[];
}

/** Everybody's part of the table, in turn: of those who have laid or settled; of all once the deal is scored. */
export function lanesOf(state: ChinchonState): readonly Lane[] {
  const { deal } = state;
  const scored = isLaidOpen(state);
  return inTurnFrom(state, deal.closing?.seat ?? deal.leader).flatMap((seat): readonly Lane[] => {
    const melds = deal.melds.flatMap((meld, at) => (meld.owner === seat ? [{ at, meld }] : []));
    const settling = settlingOf(state, seat);
    const shown = scored || melds.length > 0 || settling === 'closed' || settling === 'settled';
    if (!shown) return [];
    const counted = scored ? (state.counted[seat] ?? []) : [];
    return [{ seat, melds, words: laneWords(state, seat), counted }];
  });
}

function laneWords(state: ChinchonState, seat: Seat): string {
  const { deal, records, totals } = state;
  const closed = deal.closing?.seat === seat;
  if (isLaidOpen(state)) {
    const points = records.at(-1)?.points[seat] ?? 0;
    const how = closed && deal.closing.chinchon ? `Chinchón, ${written(points)}` : inPoints(points);
    return `${how}: ${written(totals[seat] ?? 0)}`;
  }
  const kept = keptOf(state, seat);
  if (closed) return deal.closing.chinchon ? 'Chinchón' : `closed${kept === '' ? '' : `, ${kept}`}`;
  return settlingOf(state, seat) === 'settled' ? kept || 'nothing kept' : '';
}

/** How many cards somebody keeps in the hand; empty if there are none. */
function keptOf({ deal }: ChinchonState, seat: Seat): string {
  const hand = deal.hands[seat] ?? [];
  if (hand.length === 0) return '';
  return hand.length === 1 ? '1 card kept' : `${hand.length} cards kept`;
}

/** The closing card, if the viewer may see it. */
export function seenClosingCard({ deal }: ChinchonState): SpanishCard | null {
  const card = deal.closing?.card ?? null;
  return card !== null && isSeen(card) ? card : null;
}
