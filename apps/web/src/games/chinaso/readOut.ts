import { chinaso, contractIn, isDown } from '@chinwag/rules/chinaso';
import { type Message, message } from '../../language/message.ts';
import { person } from '../../board/people.ts';
import { readHand as sayHand } from '../../board/readOut.ts';
import { ownCards } from './order.ts';
import { statusOf } from './status.ts';
import type { View } from './view.ts';
import { contractInWords, inWords } from './words.ts';

/** Returns a description of the table for screen readers: whose turn it is, the discard, the stock, everyone's sets. */
export function readTable(view: View): readonly Message[] {
  const { live, stock, table } = view.state.deal;
  const down = table.flatMap((sets, seat) =>
    sets.length === 0 ? [] : message('chinaso.sets-of', { who: person(view, seat), sets: sets.map(inWords) }),
  );
  return [
    statusOf(view, []).headline,
    live === null ? message('chinaso.no-discard') : message('chinaso.discard-is', { card: live.card }),
    message('chinaso.pile-holds', { count: stock.length }),
    ...(down.length === 0 ? [message('chinaso.nobody-down')] : down),
  ];
}

/** Returns what the viewer must do, in full: `Your turn. Draw, or take the 6 of spades.` */
export function readTurn(view: View): readonly Message[] {
  const { state, viewer } = view;
  const { headline, sentence } = statusOf(view, viewer === 'spectator' ? [] : chinaso.legalMoves(state, viewer));
  return [headline, sentence];
}

/** Returns a description of the viewer's own hand for screen readers, with the contract until the viewer is down. */
export function readHand(view: View): readonly Message[] {
  const { state: { deal }, viewer } = view;
  const hand = ownCards(view);
  const held = sayHand(viewer, hand);
  if (viewer === 'spectator' || hand.length === 0 || deal.ending !== null || isDown(deal, viewer)) return held;
  return [...held, message('chinaso.to-lay', { sets: contractInWords(contractIn(view.state)) })];
}
