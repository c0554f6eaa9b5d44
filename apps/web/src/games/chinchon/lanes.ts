import { isSeen, type Seat, type SpanishCard } from '@chinwag/rules';
import { type ChinchonState, inTurnFrom, isLaidOpen, settlingOf, type TableMeld } from '@chinwag/rules/chinchon';
import { type Message, message } from '../../language/message.ts';

/** A meld on the table with its index. */
export interface LaneMeld {
  readonly at: number;
  readonly meld: TableMeld;
}

/** A lane of the table: one player's melds, and how they got there. */
export interface Lane {
  readonly seat: Seat;
  readonly melds: readonly LaneMeld[];
  /** Null if the melds say it all. */
  readonly words: Message | null;
  /** The cards that count against them, once the deal is scored. */
  readonly counted: readonly SpanishCard[];
}

/** Returns every player's lane, in turn: of those who have laid or settled, and of all once the deal is scored. */
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

function laneWords(state: ChinchonState, seat: Seat): Message | null {
  const { deal, records, totals } = state;
  const closed = deal.closing?.seat === seat;
  const chinchon = closed && deal.closing.chinchon;
  if (isLaidOpen(state)) {
    const points = records.at(-1)?.points[seat] ?? 0;
    const total = totals[seat] ?? 0;
    return message(chinchon ? 'chinchon.lane-scored-chinchon' : 'chinchon.lane-scored', { points, total });
  }
  if (chinchon) return message('chinchon.chinchon');
  const left = deal.hands[seat]?.length ?? 0;
  if (closed) return message('chinchon.lane-closed', { left });
  return settlingOf(state, seat) === 'settled' ? message('chinchon.lane-settled', { left }) : null;
}

/** Returns the closing card, if the viewer may see it; null otherwise. */
export function seenClosingCard({ deal }: ChinchonState): SpanishCard | null {
  const card = deal.closing?.card ?? null;
  return card !== null && isSeen(card) ? card : null;
}

/** Returns a key of the middle's layout: what is in each lane, and whether there are hands below it. */
export function arrangement(lanes: readonly Lane[], isOpen: boolean): string {
  return `${lanes.map(({ melds, counted }) => `${melds.length} ${counted.length}`).join(', ')} ${isOpen}`;
}
