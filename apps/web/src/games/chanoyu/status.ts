import type { Seat } from '@chinwag/rules';
import {
  type ChanoyuMove, isScored, isTsukumogami, leadingPlay, suitOrNone, suitToFollow, trickNumber, TRICKS,
} from '@chinwag/rules/chanoyu';
import { type Message, message } from '../../language/message.ts';
import { turnOf } from '../../board/defaults/readTurn.ts';
import { isYou, person } from '../../board/people.ts';
import type { Status, StatusWords } from '../../board/status.ts';
import type { Built } from './built.ts';
import { whatFollows } from './outcome.ts';
import type { View } from './view.ts';
import { called } from './words.ts';
import { yourPlay } from './yourPlay.ts';

/** Returns the status line for a viewer with these legal moves and this choice. */
export function statusOf(view: View, legalMoves: readonly ChanoyuMove[], choice: Built): Status {
  const { phase } = view.state;
  switch (phase.name) {
    case 'settle':
      return { ...settling(view), asksYou: false };
    case 'over':
      return { headline: message('board.game-over'), sentence: whatFollows(view.state, view), asksYou: false };
    case 'play': {
      const asksYou = isYou(view, phase.seat);
      const sentence = asksYou ? yourPlay(view, legalMoves, 'other') : theirPlay(view, phase.seat);
      return { headline: turnOf(view, phase.seat), sentence, asksYou };
    }
    case 'build': {
      const asksYou = isYou(view, phase.seat);
      return { ...(asksYou ? building(choice, phase.mustLay) : theirBuilding(view, phase.seat)), asksYou };
    }
  }
}

function building(choice: Built, mustLay: boolean): StatusWords {
  const { card } = choice;
  const headline = message(card !== null && isTsukumogami(card) ? 'chanoyu.wake-it' : 'chanoyu.build');
  return { headline, sentence: whatIsMissing(choice) ?? message('chanoyu.choose', { must: mustLay ? 'must' : 'other' }) };
}

/** Returns a prompt for the chosen card of the trick, such as where to lay it, or null if no card is chosen. */
export function whatIsMissing({ card, ways, move }: Built): Message | null {
  if (card === null) return null;
  if (isTsukumogami(card)) return message('chanoyu.anywhere');
  if (ways.length === 1) return message('chanoyu.fits', { card: called(card) });
  if (move?.type !== 'lay') return message('chanoyu.which-value', { card: called(card) });
  return message('chanoyu.as-value', { card: called(card), value: move.value });
}

function theirBuilding(view: View, seat: Seat): StatusWords {
  return { headline: message('chanoyu.builds', { who: person(view, seat) }), sentence: message('chanoyu.builds-why') };
}

function settling(view: View): StatusWords {
  const { deal } = view.state;
  if (deal.number === 0) return only(message('chanoyu.all-dealt'));
  if (isScored(view.state)) {
    return { headline: message('chanoyu.round-over', { round: deal.number }), sentence: whatFollows(view.state, view) };
  }
  if (deal.trick.length > 0) {
    const winning = leadingPlay(deal.trick);
    if (winning === null) return noWinner(view);
    const headline = message('chanoyu.who-wins', { who: person(view, winning.seat) });
    return { headline, sentence: message('chanoyu.highest-number', { card: winning.card }) };
  }
  if (deal.left !== null && deal.lastTrick?.winner === null) return noWinner(view);
  if (deal.left !== null && deal.left.length > 0) {
    return { headline: message('chanoyu.nothing-fits'), sentence: message('chanoyu.rest-discarded') };
  }
  if (deal.left !== null) return only(message('chanoyu.whole-laid'));
  return only(deal.tricks === TRICKS ? message('chanoyu.all-played', { tricks: TRICKS }) : message('chanoyu.all-draw'));
}

function only(headline: Message): StatusWords {
  return { headline, sentence: null };
}

function noWinner({ state: { deal } }: View): StatusWords {
  const [lead] = deal.trick.length > 0 ? deal.trick : (deal.lastTrick?.plays ?? []);
  const suit = lead === undefined ? null : suitOrNone(lead.card);
  const sentence = suit === null ? message('chanoyu.no-suit') : message('chanoyu.no-number', { suit });
  return { headline: message('chanoyu.nobody'), sentence };
}

function theirPlay(view: View, seat: Seat): Message {
  const { deal } = view.state;
  if (deal.trick.length === 0) return message('board.leads-to', { who: person(view, seat), trick: trickNumber(deal) });
  const suit = suitToFollow(deal.trick);
  const best = leadingPlay(deal.trick);
  if (suit === null) return message('chanoyu.led-tsukumogami');
  if (best === null) return message('chanoyu.led-none', { suit });
  return message('board.best-so-far', { suit, who: person(view, best.seat), card: called(best.card) });
}
