import { type FrenchCard, isSeen } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import { followingCards, suitLed } from '../../shared/tricks.ts';
import { KINAL, PACK } from './cards.ts';
import type { ChapankaMove } from './moves.ts';
import type { ChapankaState } from './state.ts';
import { mayRenounce } from './trick.ts';

type MoveByCard<Move> = Readonly<Record<FrenchCard, Move>>;

const PLAYS = movesByCard((card): ChapankaMove<'play'> => ({ type: 'play', card }));
const EXCHANGES = movesByCard((card): ChapankaMove<'exchange'> => ({ type: 'exchange', card }));
const SET_ASIDES = movesByCard((card): ChapankaMove<'setAside'> => ({ type: 'setAside', card }));
const DECLINE: ChapankaMove<'exchange'> = { type: 'exchange', card: null };

/** Returns every legal move for `seat`. */
export function legalMoves(state: ChapankaState, seat: Seat): readonly ChapankaMove[] {
  const { deal, phase } = state;
  if (phase.name === 'settle' || phase.name === 'over' || phase.seat !== seat) return [];
  switch (phase.name) {
    case 'exchange':
      return [DECLINE, ...sparableCards(state, seat).map((card) => EXCHANGES[card])];
    case 'setAside':
      return sparableCards(state, seat).map((card) => SET_ASIDES[card]);
    case 'play':
      return followingCards(deal.hands[seat] ?? [], mayRenounce(deal, seat) ? null : suitLed(deal.trick)).map(
        (card) => PLAYS[card],
      );
  }
}

/** Returns the cards of a hand that may be set aside; with `kinalPot`, the Kinal may not (CP2.4). */
function sparableCards({ options, deal }: ChapankaState, seat: Seat): readonly FrenchCard[] {
  const hand = (deal.hands[seat] ?? []).filter(isSeen);
  return options.kinalPot === 'on' ? hand.filter((card) => card !== KINAL) : hand;
}

function movesByCard<Move>(move: (card: FrenchCard) => Move): MoveByCard<Move> {
  return Object.fromEntries(PACK.map((card) => [card, move(card)])) as MoveByCard<Move>;
}
