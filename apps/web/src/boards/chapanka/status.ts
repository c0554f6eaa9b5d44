import { type Seat, SUIT_NAMES, suitLed, suitOf } from '@chinwag/rules';
import { type ChapankaMove, KINAL, leadingPlay, mayRenounce, trickNumber, trickPoints } from '@chinwag/rules/chapanka';
import { capital, listed } from '../../wording/words.ts';
import type { Sentence } from '../board.ts';
import { does, isYou, nameOf, someone, verb, whose } from '../shared/people.ts';
import type { Status, StatusWords } from '../shared/status.ts';
import { winners } from './narrate.ts';
import { inPoints } from '../../wording/numbers.ts';
import type { View } from './view.ts';

/** What the status line says to one whose lawful moves are `legalMoves`. */
export function statusOf(view: View, legalMoves: readonly ChapankaMove[]): Status {
  const { phase } = view.state;
  switch (phase.name) {
    case 'settle':
      return { ...settling(view), asksYou: false };
    case 'over':
      return { headline: 'The game is over.', sentence: [winners(view.state, view)], asksYou: false };
    case 'exchange':
    case 'setAside':
    case 'play': {
      const asksYou = isYou(view, phase.seat);
      return { ...(asksYou ? asked(view, phase.name, legalMoves) : waiting(view, phase.name, phase.seat)), asksYou };
    }
  }
}

function asked(view: View, what: ChapankaMove['type'], legalMoves: readonly ChapankaMove[]): StatusWords {
  switch (what) {
    case 'exchange':
      return {
        headline: 'Exchange a card?',
        sentence: ['Set one aside, face down, for your talon card, unseen until then; or decline.'],
      };
    case 'setAside':
      return {
        headline: 'Set one card aside.',
        sentence: ['You dealt and hold twelve. It lies face down until the deal is over.'],
      };
    case 'play':
      return { headline: 'Your turn.', sentence: yourPlay(view, legalMoves) };
  }
}

function waiting(view: View, what: ChapankaMove['type'], seat: Seat): StatusWords {
  const name = nameOf(view, seat);
  switch (what) {
    case 'exchange':
      return { headline: `${name} may exchange.`, sentence: [toExchange(view, seat)] };
    case 'setAside':
      return {
        headline: `${name} sets one aside.`,
        sentence: [`${name} dealt and holds twelve. Then the play begins.`],
      };
    case 'play':
      return { headline: `${capital(whose(view, seat))} turn.`, sentence: theirPlay(view, name) };
  }
}

/** Who comes after `seat` in the exchange: `Then Inés; you, who deal, set one aside last.` */
function toExchange({ state: { deal }, ...people }: View, seat: Seat): string {
  const after = deal.talon.flatMap((card, other) => (card !== null && other !== seat ? [someone(people, other)] : []));
  const last = isYou(people, deal.dealer)
    ? 'you, who deal, set one aside last'
    : `${nameOf(people, deal.dealer)}, who deals, sets one aside last`;
  return after.length === 0 ? `${capital(last)}.` : `Then ${listed(after.toReversed())}; ${last}.`;
}

function settling(view: View): StatusWords {
  const { deal, draw, firstDealer } = view.state;
  if (deal.number === 0) {
    const kinal = { card: KINAL };
    if (draw.length === 0) {
      return { headline: 'Who deals first?', sentence: ['Cards are turned up until ', kinal, ' falls.'] };
    }
    return {
      headline: `${does(view, firstDealer, verb('deal'))} first.`,
      sentence: [kinal, ` fell to ${someone(view, firstDealer)}.`],
    };
  }
  const winning = leadingPlay(deal.trick);
  if (winning !== null) {
    const points = trickPoints(deal.trick);
    return {
      headline: `${does(view, winning.seat, verb('take'))} the trick.`,
      sentence: [{ card: winning.card }, ` wins it: ${inPoints(points)}.`],
    };
  }
  if (!deal.revealed) return { headline: 'All eleven tricks are played.', sentence: [] };
  const points = deal.points.map((each, seat) => `${someone(view, seat)} ${each}`);
  return { headline: `Deal ${deal.number} is over.`, sentence: [`Points in tricks: ${points.join(', ')}.`] };
}

/** What the one in turn may play: `Follow diamonds; Inés’s 9♦ is best so far.` */
function yourPlay(view: View, legalMoves: readonly ChapankaMove[]): Sentence {
  const { deal } = view.state;
  const led = suitLed(deal.trick);
  if (led === null) return [`Lead any card to trick ${trickNumber(view.state.deal)}.`];
  const follows = legalMoves.every((move) => move.type !== 'play' || suitOf(move.card) === led);
  if (follows) return [`Follow ${SUIT_NAMES[led]}; `, ...bestSoFar(view)];
  const able = legalMoves.some((move) => move.type === 'play' && suitOf(move.card) === led);
  const free = able && view.viewer !== 'spectator' && mayRenounce(deal, view.viewer);
  const suit = SUIT_NAMES[led];
  const why = free ? `${capital(suit)} led; you may play any card; ` : `You have no ${suit}: play any card; `;
  return [why, ...bestSoFar(view)];
}

function theirPlay(view: View, name: string): Sentence {
  const led = suitLed(view.state.deal.trick);
  if (led === null) return [`${name} leads to trick ${trickNumber(view.state.deal)}.`];
  return [`${capital(SUIT_NAMES[led])} led; `, ...bestSoFar(view)];
}

function bestSoFar(view: View): Sentence {
  const best = leadingPlay(view.state.deal.trick);
  return best === null ? [] : [`${whose(view, best.seat)} `, { card: best.card }, ' is best so far.'];
}
