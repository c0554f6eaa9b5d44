import type { Seat } from '@chinwag/rules';
import { type BuyingPhase, buysLeft, type ChinasoMove, type Deal, isDown } from '@chinwag/rules/chinaso';
import { capital, counted, listed } from '../../wording/words.ts';
import type { Sentence } from '../board.ts';
import { nameOf, someone, whose, youFirst } from '../shared/people.ts';
import type { Status, StatusWords } from '../shared/status.ts';
import { endingInWords, winners } from './endings.ts';
import type { View } from './view.ts';
import { cardCount } from './words.ts';

/** What the status line says to one whose lawful moves are `legalMoves`. */
export function statusOf(view: View, legalMoves: readonly ChinasoMove[]): Status {
  const { deal, phase } = view.state;
  switch (phase.name) {
    case 'settle':
      return { ...settling(view), asksYou: false };
    case 'over':
      return { headline: 'The game is over.', sentence: [winners(view.state, view)], asksYou: false };
    case 'buying':
      return window(view, phase);
    case 'draw':
    case 'play': {
      const { seat } = phase;
      const yours = seat === view.viewer;
      const asked = phase.name === 'draw' ? drawSentence(deal, seat, legalMoves) : playSentence(deal, seat, legalMoves);
      if (yours) return { headline: 'Your turn.', sentence: asked, asksYou: true };
      const doing = phase.name === 'draw' ? theirDraw(view, seat) : theirPlay(view, seat);
      return { headline: `${capital(whose(view, seat))} turn.`, sentence: doing, asksYou: false };
    }
  }
}

/** What is to be drawn: `Draw, or take 6♠.` */
function drawSentence(deal: Deal, seat: Seat, legalMoves: readonly ChinasoMove[]): Sentence {
  const takes = legalMoves.some(({ type }) => type === 'takeDiscard');
  const { live } = deal;
  if (live === null || !takes) return ['Draw a card.'];
  const draws = legalMoves.some(({ type }) => type === 'drawStock') ? 'Draw, or ' : 'The pile is empty: ';
  const where = isDown(deal, seat) ? [' and lay it on a set of yours.'] : ['.'];
  return [`${draws}take `, { card: live.card }, ...where];
}

function playSentence(deal: Deal, seat: Seat, legalMoves: readonly ChinasoMove[]): Sentence {
  if (!isDown(deal, seat)) {
    const able = legalMoves.some(({ type }) => type === 'goDown');
    return [able ? 'You can go down. A discard ends your turn.' : 'Discard one card.'];
  }
  const fitting = new Set(legalMoves.flatMap((move) => (move.type === 'layOff' || move.type === 'swapJoker' ? move.card : [])));
  const last = legalMoves.some(({ type }) => type === 'hold');
  if (last) return [fitting.size > 0 ? 'Lay your last card and win, or hold it.' : 'Your last card fits nowhere: hold it.'];
  if (fitting.size === 0) return ['None of your cards fits a set: discard one.'];
  const fit = fitting.size === 1 ? 'fits a set' : 'fit sets';
  return [`${capital(cardCount(fitting.size))} ${fit} on the table. A discard ends your turn.`];
}

function theirDraw(view: View, seat: Seat): Sentence {
  const { live } = view.state.deal;
  const name = nameOf(view, seat);
  if (live === null) return [`${name} draws a card.`];
  return [`${name} takes `, { card: live.card }, ' or draws.'];
}

function theirPlay(view: View, seat: Seat): Sentence {
  const { deal } = view.state;
  const held = cardCount(deal.hands[seat]?.length ?? 0);
  return [isDown(deal, seat) ? `Down, with ${held}.` : `Not down, with ${held}.`];
}

/** A discard is offered. Nobody learns more than who has not answered (CS5.4). */
function window(view: View, phase: BuyingPhase): Status {
  const { deal } = view.state;
  const { live } = deal;
  const offered: Sentence = live === null ? [] : [{ card: live.card }];
  if (view.viewer !== 'spectator' && phase.waiting.includes(view.viewer)) {
    const which = buysLeft(deal, view.viewer) === 1 ? 'second and last' : 'first';
    return { headline: 'Will you buy?', sentence: [...offered, ` would be your ${which} buy.`], asksYou: true };
  }
  const waiting = listed(youFirst(view, phase.waiting).map((seat) => someone(view, seat)));
  const draws = `${someone(view, phase.seat)} ${phase.seat === view.viewer ? 'draw' : 'draws'}`;
  const then: Sentence = waiting === '' ? [] : [`Waiting for ${waiting}; then ${draws}.`];
  return { headline: 'A discard is offered.', sentence: then, asksYou: false };
}

function settling(view: View): StatusWords {
  const { deal } = view.state;
  if (deal.number === 0) return { headline: 'Who deals first?', sentence: ['It is drawn by lot.'] };
  if (deal.ending !== null) return endingInWords(deal.ending, view);
  const left = capital(counted(deal.stock.length, 'card', 'cards'));
  return { headline: `Hand ${deal.number}.`, sentence: [`${left} in the draw pile.`] };
}
