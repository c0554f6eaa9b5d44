import { type Seat, suitLed, suitOf } from '@chinwag/rules';
import {
  chinkway, type ChinkwayMove, freshAnswer, leadingPlay, openDemands, partnerOf, placeOrder, secondJoinsFirst, sideOf,
  trickNumber,
} from '@chinwag/rules/chinkway';
import { type Message, message } from '../../language/message.ts';
import { turnOf } from '../../board/defaults/readTurn.ts';
import { isYou, person } from '../../board/people.ts';
import type { Status, StatusWords } from '../../board/status.ts';
import { finalAnswer, finalWish } from './finalRequestWords.ts';
import { partnersSentence } from './sides.ts';
import type { View } from './view.ts';
import { demandsInWords, namesTrump, winners } from './words.ts';

/** Returns the status line for a viewer with these legal moves. */
export function statusOf(view: View, legalMoves: readonly ChinkwayMove[]): Status {
  const { phase } = view.state;
  switch (phase.name) {
    case 'settle':
      return { ...settling(view), asksYou: false };
    case 'over':
      return { headline: message('board.game-over'), sentence: winners(view.state, view), asksYou: false };
    case 'discard':
    case 'trump':
    case 'play':
    case 'extract':
    case 'finalRequest': {
      const asksYou = isYou(view, phase.seat);
      return { ...(asksYou ? asked(view, phase.name, phase.seat, legalMoves) : waiting(view, phase.name, phase.seat)), asksYou };
    }
  }
}

/** Returns what the viewer must do, in full: `Your turn: follow clubs; Darek’s K♣ is winning.` */
export function readTurn(view: View): Message {
  const { state, viewer } = view;
  const { phase } = state;
  switch (phase.name) {
    case 'discard':
      return message('chinkway.discard-two', { form: 'whole' });
    case 'trump':
      return message('chinkway.name-trump', { form: 'whole' });
    case 'extract':
      return message('chinkway.take-one-of', { cards: phase.cards.map((card) => message('chinkway.card', { card })) });
    case 'finalRequest':
      return message('chinkway.will-you-ask', { wish: finalWish(state) });
    case 'play':
    case 'settle':
    case 'over':
      return yourPlay(view, viewer === 'spectator' ? [] : chinkway.legalMoves(state, viewer), 'whole');
  }
}

function asked(view: View, what: ChinkwayMove['type'], seat: Seat, legalMoves: readonly ChinkwayMove[]): StatusWords {
  const { deal } = view.state;
  switch (what) {
    case 'discard':
      return { headline: message('chinkway.discard-two', { form: 'other' }), sentence: partnersSentence(deal, view) };
    case 'trump':
      return { headline: message('chinkway.name-trump', { form: 'other' }), sentence: message('chinkway.name-trump-how') };
    case 'play':
      return { headline: turnOf(view, seat), sentence: yourPlay(view, legalMoves, 'other') };
    case 'extract': {
      const demands = demandsInWords(openDemands(deal, sideOf(deal, seat)));
      return { headline: message('chinkway.take-one'), sentence: message('chinkway.still-open', { demands }) };
    }
    case 'finalRequest':
      return { headline: message('chinkway.second'), sentence: mayAsk(view) };
  }
}

function waiting(view: View, what: ChinkwayMove['type'], seat: Seat): StatusWords {
  const { state } = view;
  const { deal } = state;
  const who = person(view, seat);
  switch (what) {
    case 'discard':
      return { headline: message('chinkway.discards-two', { who }), sentence: partnersSentence(deal, view) };
    case 'trump':
      return { headline: message('chinkway.naming-trump', { who }), sentence: partnersSentence(deal, view) };
    case 'play':
      return { headline: turnOf(view, seat), sentence: theirPlay(view, seat) };
    case 'extract': {
      const sentence = isPartner(view, seat) ? message('chinkway.chooses-alone', { who }) : message('chinkway.may-take', { who });
      return { headline: message('board.takes-trick', { who }), sentence };
    }
    case 'finalRequest': {
      const sentence = message('chinkway.may-ask', { who, wish: finalWish(state) });
      return { headline: message('chinkway.is-asked', { who }), sentence };
    }
  }
}

function settling(view: View): StatusWords {
  const { deal } = view.state;
  const answer = freshAnswer(view.state);
  const winning = leadingPlay(deal.trick, deal.trump);
  if (winning !== null) {
    const headline = message('board.takes-trick', { who: person(view, winning.seat) });
    return { headline, sentence: message('board.card-wins', { card: winning.card }) };
  }
  if (deal.number === 0) return { headline: message('chinkway.being-dealt'), sentence: null };
  if (answer !== null) return { headline: message('chinkway.last-deal'), sentence: finalAnswer(answer, view.state, view) };
  if (deal.trump !== null && deal.quest.length === 0) {
    return { headline: namesTrump(deal.positions[0] ?? 0, deal.trump, view), sentence: message('chinkway.quest-turned') };
  }
  return { headline: message('board.deal-is-over', { deal: deal.number }), sentence: null };
}

/** Returns what the player in turn may play: `Follow diamonds; Owen’s K♦ is winning.` The form `whole` adds whose turn it is. */
function yourPlay(view: View, legalMoves: readonly ChinkwayMove[], form: 'whole' | 'other'): Message {
  const suit = suitLed(view.state.deal.trick);
  const best = bestSoFar(view);
  if (suit === null || best === null) return message('chinkway.lead', { form, trick: trickNumber(view.state) });
  const follows = legalMoves.every((move) => move.type === 'play' && suitOf(move.card) === suit);
  return message(follows ? 'chinkway.follow' : 'chinkway.play-any', { form, suit, ...best });
}

function theirPlay(view: View, seat: Seat): Message {
  const suit = suitLed(view.state.deal.trick);
  const best = bestSoFar(view);
  if (suit === null || best === null) {
    return message('board.leads-to', { who: person(view, seat), trick: trickNumber(view.state) });
  }
  return message('chinkway.best-so-far', { suit, ...best });
}

/** Returns the card that is winning the trick so far, and its player, or null before the lead. */
function bestSoFar(view: View) {
  const { deal } = view.state;
  const best = leadingPlay(deal.trick, deal.trump);
  if (best === null) return null;
  const holder = isPartner(view, best.seat) ? ('partner' as const) : ('other' as const);
  return { holder, who: person(view, best.seat), card: best.card };
}

function isPartner({ state, viewer }: View, seat: Seat): boolean {
  return viewer !== 'spectator' && partnerOf(state.deal, viewer) === seat;
}

/** Returns the change that second place may ask for, and a reason if their partner in the scheduled last deal gives one. */
function mayAsk(view: View): Message {
  const [first] = placeOrder(view.state);
  const wish = finalWish(view.state);
  if (first === undefined || !secondJoinsFirst(view.state)) return message('chinkway.may-ask-for', { wish });
  return message('chinkway.with-leader', { who: person(view, first), wish });
}
