import { bestArrangement } from '@chinwag/rules/chinchon';
import { type Message, message } from '../../language/message.ts';
import type { ReadOut } from '../../board/screen.ts';
import { person } from '../../board/people.ts';
import { readHand as sayHand } from '../../board/readOut.ts';
import { type Lane, lanesOf } from './lanes.ts';
import { ownCards } from './order.ts';
import { NO_DRAFT, partsAt } from './parts.ts';
import { statusOf } from './status.ts';
import type { View } from './view.ts';
import { meldsInWords } from './words.ts';

/** Returns a description of the table for screen readers: both piles, then everyone's melds. */
export function readTable(view: View): ReadOut {
  const { deal } = view.state;
  const { headline } = statusOf(view, null);
  if (deal.number === 0) return headline;
  const top = deal.pile.at(-1);
  const lanes = lanesOf(view.state).map((lane) => laneInWords(view, lane));
  return [
    headline,
    top === undefined ? message('chinchon.no-discards') : message('chinchon.top-discard', { card: top }),
    ...(deal.closing === null || deal.closing.card === null ? [] : [message('chinchon.closing-card-lies')]),
    message('chinchon.stock-holds', { count: deal.stock.length }),
    ...(lanes.length === 0 ? [message('chinchon.no-melds')] : lanes),
  ];
}

function laneInWords(view: View, { seat, melds, words }: Lane): Message {
  const who = person(view, seat);
  const laid = meldsInWords(melds.map(({ meld }) => meld.cards), view.state.options.deck);
  if (words === null) return message('chinchon.lane', { who, melds: laid });
  return laid.length === 0
    ? message('chinchon.lane-none', { who, words })
    : message('chinchon.lane-and', { who, words, melds: laid });
}

/** Returns a description of the viewer's own hand for screen readers, with the points that it would count. */
export function readHand(view: View): ReadOut {
  const { state, viewer } = view;
  const hand = ownCards(view);
  const held = sayHand(viewer, hand);
  if (hand.length === 0) return held;
  return [...held, message('chinchon.best-melds', { points: bestArrangement(hand, state.options.deck).points })];
}

/** Returns what the viewer must do, in full: `Your turn. Take king of coins, or draw from the stock.` */
export function readTurn(view: View): ReadOut {
  const { state, viewer } = view;
  const { headline, sentence } = statusOf(view, viewer === 'spectator' ? null : partsAt(state, viewer, NO_DRAFT));
  return sentence === null ? headline : [headline, sentence];
}
