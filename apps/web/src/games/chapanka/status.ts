import { type FrenchSuit, type Seat, suitLed, suitOf } from '@chinwag/rules';
import {
  chapanka, type ChapankaMove, KINAL, leadingPlay, mayRenounce, TRICKS, trickNumber, trickPoints,
} from '@chinwag/rules/chapanka';
import { message } from '../../language/message.ts';
import type { ReadOut } from '../../board/screen.ts';
import { turnOf } from '../../board/defaults/readTurn.ts';
import { isYou, named, person } from '../../board/people.ts';
import type { Status, StatusWords } from '../../board/status.ts';
import { winners } from './winners.ts';
import type { View } from './view.ts';

/* The number of the dealer's cards until they set a card aside (CP2.3). */
const DEALERS = TRICKS + 1;

/** Returns the status line for a viewer with these legal moves. */
export function statusOf(view: View, legalMoves: readonly ChapankaMove[]): Status {
  const { phase } = view.state;
  switch (phase.name) {
    case 'settle':
      return { ...settling(view), asksYou: false };
    case 'over':
      return { headline: message('board.game-over'), sentence: winners(view.state, view), asksYou: false };
    case 'exchange':
    case 'setAside':
    case 'play': {
      const asksYou = isYou(view, phase.seat);
      return { ...(asksYou ? asked(view, phase.name, legalMoves) : waiting(view, phase.name, phase.seat)), asksYou };
    }
  }
}

/** Returns what the viewer in turn must do, for screen readers: `Your turn: follow clubs; Inés’s king of clubs is winning.` */
export function readTurn(view: View): ReadOut {
  const { state, viewer } = view;
  const legalMoves = viewer === 'spectator' ? [] : chapanka.legalMoves(state, viewer);
  const best = leadingPlay(state.deal.trick);
  const led = suitLed(state.deal.trick);
  if (state.phase.name === 'play' && best !== null && led !== null) {
    const how = freedomOf(view, legalMoves, led);
    return message('chapanka.your-turn', { how, suit: led, who: person(view, best.seat), card: best.card });
  }
  return statusOf(view, legalMoves).headline;
}

function asked(view: View, what: ChapankaMove['type'], legalMoves: readonly ChapankaMove[]): StatusWords {
  switch (what) {
    case 'exchange':
      return { headline: message('chapanka.exchange'), sentence: message('chapanka.exchange-how') };
    case 'setAside':
      return { headline: message('chapanka.set-aside-one'), sentence: message('chapanka.set-aside-why', { count: DEALERS }) };
    case 'play':
      return yourPlay(view, legalMoves);
  }
}

function waiting(view: View, what: ChapankaMove['type'], seat: Seat): StatusWords {
  const who = person(view, seat);
  switch (what) {
    case 'exchange':
      return { headline: message('chapanka.exchanging', { who }), sentence: toExchange(view, seat) };
    case 'setAside':
      return {
        headline: message('chapanka.setting-aside', { who }),
        sentence: message('chapanka.setting-aside-why', { who, count: DEALERS }),
      };
    case 'play':
      return { headline: turnOf(view, seat), sentence: theirPlay(view, seat) };
  }
}

/** Returns who follows `seat` in the exchange: `Next: Inés. You deal and set one aside last.` */
function toExchange({ state: { deal }, ...people }: View, seat: Seat) {
  const after = deal.talon.flatMap((card, other) => (card !== null && other !== seat ? [other] : [])).toReversed();
  const dealer = person(people, deal.dealer);
  if (after.length === 0) return message('chapanka.exchange-last', { dealer });
  const others = after.map((other) => named(people, other));
  return message('chapanka.exchange-next', { others, dealer });
}

function settling(view: View): StatusWords {
  const { deal, draw, firstDealer } = view.state;
  if (deal.number === 0) {
    const drawn = message('chapanka.first-dealer', { card: KINAL, who: person(view, firstDealer) });
    const sentence = draw.length === 0 ? message('chapanka.turned-up', { card: KINAL }) : drawn;
    return { headline: message('chapanka.who-deals'), sentence };
  }
  const winning = leadingPlay(deal.trick);
  if (winning !== null) {
    return {
      headline: message('board.takes-trick', { who: person(view, winning.seat) }),
      sentence: message('chapanka.card-wins', { card: winning.card, points: trickPoints(deal.trick) }),
    };
  }
  if (!deal.revealed) return { headline: message('chapanka.all-played', { tricks: TRICKS }), sentence: null };
  const points = deal.points.map((amount, seat) => message('chapanka.has', { who: person(view, seat), amount }));
  const sentence = message('chapanka.points-in-tricks', { points });
  return { headline: message('chapanka.deal-over', { deal: deal.number }), sentence };
}

/** Returns what the player in turn may play: `Your turn: follow diamonds.` `Inés’s 9♦ is winning.` */
function yourPlay(view: View, legalMoves: readonly ChapankaMove[]): StatusWords {
  const { deal } = view.state;
  const best = leadingPlay(deal.trick);
  const led = suitLed(deal.trick);
  if (best === null || led === null) {
    return { headline: message('chapanka.your-lead'), sentence: null };
  }
  return {
    headline: message('chapanka.your-play', { how: freedomOf(view, legalMoves, led), suit: led }),
    sentence: message('chapanka.best', { who: person(view, best.seat), card: best.card }),
  };
}

/** Returns whether the player in turn must follow suit, is void, or is free to choose (CP3.1, CP7.1). */
function freedomOf(
  { state: { deal }, viewer }: View,
  legalMoves: readonly ChapankaMove[],
  led: FrenchSuit,
): 'follow' | 'void' | 'other' {
  const plays = legalMoves.flatMap((move) => (move.type === 'play' ? [suitOf(move.card)] : []));
  if (plays.every((suit) => suit === led)) return 'follow';
  return plays.includes(led) && viewer !== 'spectator' && mayRenounce(deal, viewer) ? 'other' : 'void';
}

function theirPlay({ state: { deal }, ...people }: View, seat: Seat) {
  const best = leadingPlay(deal.trick);
  const led = suitLed(deal.trick);
  if (best === null || led === null) {
    return message('board.leads-to', { who: person(people, seat), trick: trickNumber(deal) });
  }
  return message('board.best-so-far', { suit: led, who: person(people, best.seat), card: best.card });
}
