import { isSeen, type Seat, type SpanishCard } from '@chinwag/rules';
import { type ChinchonState, inTurnFrom, isLaidOpen, settlingOf, type TableMeld } from '@chinwag/rules/chinchon';
import { type Message, message } from '../../language/message.ts';

/** A meld on the table, with its index. */
export interface LaneMeld {
  readonly at: number;
  readonly meld: TableMeld;
}

/** A player's lane on the table: the melds, the text about them, and the cards left. */
export interface Lane {
  readonly seat: Seat;
  readonly melds: readonly LaneMeld[];
  /** The words beside the melds, or null for none. */
  readonly words: Message | null;
  /** The cards that count against the player, once the deal is scored; before that, none. */
  readonly counted: readonly SpanishCard[];
}

/** Returns the lanes in the order of play. Before the deal is scored, only players who have laid or settled have a lane. */
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

/** Returns the closing card if the viewer may see it, or null if they may not, or if there is none. */
export function seenClosingCard({ deal }: ChinchonState): SpanishCard | null {
  const card = deal.closing?.card ?? null;
  return card !== null && isSeen(card) ? card : null;
}

/** Returns a key for the middle's layout: the number of melds and counted cards in each lane, and whether hands are open. */
export function arrangement(lanes: readonly Lane[], isOpen: boolean): string {
  return `${lanes.map(({ melds, counted }) => `${melds.length} ${counted.length}`).join(', ')} ${isOpen}`;
}
