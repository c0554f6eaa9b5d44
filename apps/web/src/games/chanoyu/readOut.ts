import type { Seat } from '@chinwag/rules';
import { chanoyu, type ChanoyuCard, rowPoints } from '@chinwag/rules/chanoyu';
import { type Message, message } from '../../language/message.ts';
import { person } from '../../board/people.ts';
import { readHand as sayHand } from '../../board/readOut.ts';
import { layable } from './built.ts';
import { ownCards, seatsInOrder } from './order.ts';
import { type TableTrick, tableTrick } from './trick.ts';
import type { View } from './view.ts';
import { allCalled, called, points, valuesIn } from './words.ts';
import { yourPlay } from './yourPlay.ts';

/** Returns a description of the table for screen readers: the trick, then every row, the viewer's own first. */
export function readTable(view: View): readonly Message[] {
  return [...readTrick(view, tableTrick(view)), ...seatsInOrder(view).map((seat) => rowOf(view, seat))];
}

function readTrick(view: View, { cards, best, whole }: TableTrick): readonly Message[] {
  const lying = cards.filter(({ laid }) => !laid);
  if (lying.length === 0) return [message('board.no-card-lies')];
  if (view.state.phase.name === 'build' && best !== null) {
    return [message('chanoyu.trick-left', { who: person(view, best), cards: allCalled(lying.map(({ card }) => card)) })];
  }
  const winning = cards.find(({ seat }) => seat === best);
  return [
    ...lying.map(({ seat, card }, k) =>
      message(k === 0 ? 'board.leads' : 'board.plays', { who: person(view, seat), card: called(card) }),
    ),
    ...(whole ? [] : [winning === undefined ? message('chanoyu.no-best') : bestCard(view, winning.seat, winning.card)]),
  ];
}

/** Returns a description of the viewer's own hand for screen readers. */
export function readHand(view: View): readonly Message[] {
  return sayHand(view.viewer, allCalled(ownCards(view)));
}

/** Returns what the viewer must do, in full: `Your turn: follow clubs; Darek’s king of clubs is winning.` */
export function readTurn(view: View): readonly Message[] {
  const { state, viewer } = view;
  const legalMoves = viewer === 'spectator' ? [] : chanoyu.legalMoves(state, viewer);
  if (state.phase.name !== 'build') return [yourPlay(view, legalMoves, 'whole')];
  const must = state.phase.mustLay ? 'must' : 'other';
  return [message('chanoyu.your-build', { cards: allCalled(layable(legalMoves)), must })];
}

/** Returns a row as text: its values and their score. */
export function rowOf({ state: { deal, options }, ...people }: View, seat: Seat): Message {
  const row = deal.rows[seat] ?? [];
  const [owner, values] = [person(people, seat), valuesIn(row)];
  if (values.length === 0) return message('chanoyu.row-empty', { owner });
  return message('chanoyu.row', { owner, values, points: points(rowPoints(row, options.scoring)) });
}

function bestCard(view: View, seat: Seat, card: ChanoyuCard): Message {
  return message('chanoyu.best-card', { who: person(view, seat), card });
}
