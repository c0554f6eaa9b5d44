import { type Seat, SUIT_NAMES, suitLed, suitOf } from '@chinwag/rules';
import {
  type ChinkwayMove, freshAnswer, leadingPlay, openDemands, partnerOf, placeOrder, secondJoinsFirst, sideOf,
  trickNumber,
} from '@chinwag/rules/chinkway';
import { capital } from '../../wording/words.ts';
import type { Sentence } from '../board.ts';
import { finalAnswer, finalWish } from './finalRequestWords.ts';
import { winners } from './narrate.ts';
import { does, isYou, nameOf, verb, whose } from '../shared/people.ts';
import type { Status, StatusWords } from '../shared/status.ts';
import { partnersSentence } from './sides.ts';
import { trumpName } from './words.ts';
import type { View } from './view.ts';

/** What the status line says to one whose lawful moves are `legalMoves`. */
export function statusOf(view: View, legalMoves: readonly ChinkwayMove[]): Status {
  const { phase } = view.state;
  switch (phase.name) {
    case 'settle':
      return { ...settling(view), asksYou: false };
    case 'over':
      return { headline: 'The game is over.', sentence: [winners(view.state, view)], asksYou: false };
    case 'discard':
    case 'trump':
    case 'play':
    case 'extract':
    case 'finalRequest': {
      const asksYou = isYou(view, phase.seat);
      return { ...(asksYou ? asked(view, phase.name, legalMoves) : waiting(view, phase.name, phase.seat)), asksYou };
    }
  }
}

function asked(view: View, what: ChinkwayMove['type'], legalMoves: readonly ChinkwayMove[]): StatusWords {
  const { state, viewer } = view;
  const { deal } = state;
  switch (what) {
    case 'discard':
      return { headline: 'Discard two cards.', sentence: [partnersSentence(deal, view)] };
    case 'trump':
      return { headline: 'Name the trump.', sentence: ['A suit, or No Trump. Then the Quest is turned.'] };
    case 'play':
      return { headline: 'Your turn.', sentence: yourPlay(view, legalMoves) };
    case 'extract': {
      const open = viewer === 'spectator' ? [] : openDemands(deal, sideOf(deal, viewer));
      return { headline: 'You won it. Take one card.', sentence: ['Still open: ', ...open.map((suit) => ({ suit }))] };
    }
    case 'finalRequest':
      return { headline: 'You are second.', sentence: [secondPlaceSentence(view), `You may ask for ${finalWish(state)}.`] };
  }
}

function waiting(view: View, what: ChinkwayMove['type'], seat: Seat): StatusWords {
  const { state } = view;
  const { deal } = state;
  const name = nameOf(view, seat);
  switch (what) {
    case 'discard':
      return { headline: `${name} discards two.`, sentence: [partnersSentence(deal, view)] };
    case 'trump':
      return { headline: `${name} names the trump.`, sentence: [partnersSentence(deal, view)] };
    case 'play':
      return { headline: `${capital(whose(view, seat))} turn.`, sentence: theirPlay(view, name) };
    case 'extract': {
      const partner = isPartner(view, seat);
      return {
        headline: `${name} won the trick.`,
        sentence: [partner ? `${name} chooses a card alone; no help from you.` : `${name} may take a card for the Quest.`],
      };
    }
    case 'finalRequest':
      return { headline: `${name} is asked.`, sentence: [`In second place, ${name} may ask for ${finalWish(state)}.`] };
  }
}

function settling(view: View): StatusWords {
  const { deal } = view.state;
  const answer = freshAnswer(view.state);
  const winning = leadingPlay(deal.trick, deal.trump);
  if (winning !== null) {
    return { headline: `${does(view, winning.seat, verb('take'))} the trick.`, sentence: [{ card: winning.card }, ' wins it.'] };
  }
  if (deal.number === 0) return { headline: 'The cards are dealt.', sentence: [] };
  if (answer !== null) {
    return { headline: 'The last deal.', sentence: [finalAnswer(answer, view.state, view)] };
  }
  if (deal.trump !== null && deal.quest.length === 0) {
    return {
      headline: `${does(view, deal.positions[0] ?? 0, verb('name'))} ${trumpName(deal.trump)}.`,
      sentence: ['Now the Quest is turned.'],
    };
  }
  return { headline: `Deal ${deal.number} is over.`, sentence: [] };
}

/** What the one in turn may play: `Follow diamonds; Owen’s K♦ is best so far.` */
function yourPlay(view: View, legalMoves: readonly ChinkwayMove[]): Sentence {
  const { deal } = view.state;
  const led = suitLed(deal.trick);
  if (led === null) return [`Lead any card to trick ${trickNumber(view.state)}.`];
  const follows = legalMoves.every((move) => move.type === 'play' && suitOf(move.card) === led);
  return [follows ? `Follow ${SUIT_NAMES[led]}; ` : `You have no ${SUIT_NAMES[led]}: play any card; `, ...bestSoFar(view)];
}

function theirPlay(view: View, name: string): Sentence {
  const led = suitLed(view.state.deal.trick);
  if (led === null) return [`${name} leads to trick ${trickNumber(view.state)}.`];
  return [`${capital(SUIT_NAMES[led])} led; `, ...bestSoFar(view)];
}

function bestSoFar(view: View): Sentence {
  const { deal } = view.state;
  const best = leadingPlay(deal.trick, deal.trump);
  if (best === null) return [];
  const holder = isPartner(view, best.seat) ? 'your partner’s' : whose(view, best.seat);
  return [`${holder} `, { card: best.card }, ' is best so far.'];
}

function isPartner({ state, viewer }: View, seat: Seat): boolean {
  return viewer !== 'spectator' && partnerOf(state.deal, viewer) === seat;
}

/** Why second place is asked, if it is because of its partner in the scheduled last deal. */
function secondPlaceSentence(view: View): string {
  const [first] = placeOrder(view.state);
  return first !== undefined && secondJoinsFirst(view.state) ? `${nameOf(view, first)}, who leads, would be your partner. ` : '';
}
