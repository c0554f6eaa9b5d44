import type { FrenchCard } from '../../kernel/cards.ts';
import { handsWithout } from '../../kernel/hands.ts';
import { allSeats, type Seat } from '../../kernel/seat.ts';
import { DEMANDS, DISCARDS, SEATS, TRICKS } from './cards.ts';
import type { ChinkwayEvent } from './events.ts';
import { takeableCards } from './quest.ts';
import { nextInTurn, sideOf } from './seating.ts';
import type { ChinkwayState, Deal, DealRecord, Phase, Seating } from './state.ts';

const NO_TRICKS: readonly number[] = allSeats(SEATS).map(() => 0);
const SETTLE: Phase = { name: 'settle' };

/** Returns the state after `event`. */
export function evolve(state: ChinkwayState, event: ChinkwayEvent): ChinkwayState {
  switch (event.type) {
    case 'questShuffled':
      return { ...state, shuffles: state.shuffles + 1, questPack: event.pack };
    case 'dealt':
      return {
        ...state,
        shuffles: state.shuffles + 1,
        deal: newDeal(state.deal.number + 1, event, event.hands),
        phase: { name: 'discard', seat: event.positions[0] ?? 0 },
      };
    case 'discarded': {
      const { deal } = state;
      const hands = event.cards.reduce((now, card) => handsWithout(now, event.seat, card), deal.hands);
      return {
        ...state,
        discards: [...state.discards, event.cards],
        deal: { ...deal, hands },
        phase: { name: 'trump', seat: event.seat },
      };
    }
    case 'trumpNamed':
      return inDeal(state, { ...state.deal, trump: event.trump }, SETTLE);
    case 'questTurned':
      return {
        ...state,
        questPack: state.questPack.slice(DEMANDS),
        deal: { ...state.deal, quest: event.quest },
        phase: { name: 'play', seat: state.deal.positions[1] ?? 0 },
      };
    case 'cardPlayed':
      return cardPlayed(state, event.seat, event.card);
    case 'trickWon':
      return trickWon(state, event.seat);
    case 'extracted':
      return extracted(state, event.seat, event.card);
    case 'dealScored':
      return dealScored(state, event.points);
    case 'finalOffered':
      return { ...state, phase: { name: 'finalRequest', seat: event.seat } };
    case 'finalAnswered':
      return { ...state, finalRequest: { seat: event.seat, wanted: event.wanted }, phase: SETTLE };
    case 'gameOver':
      return { ...state, discards: event.discards, questPack: event.questPack, phase: { name: 'over' } };
  }
}

/** Returns a deal before its first move. */
export function newDeal(number: number, seating: Seating, hands: Deal['hands']): Deal {
  return {
    number,
    kind: seating.kind,
    positions: seating.positions,
    sides: seating.sides,
    hands,
    trump: null,
    quest: [],
    trick: [],
    lastTrick: null,
    taken: seating.sides.map(() => []),
    tricks: NO_TRICKS,
  };
}

function cardPlayed(state: ChinkwayState, seat: Seat, card: FrenchCard): ChinkwayState {
  const { deal } = state;
  const { lastTrick, taken, tricks } = deal;
  const hands = handsWithout(deal.hands, seat, card);
  const trick = [...deal.trick, { seat, card }];
  const phase: Phase = trick.length === SEATS ? SETTLE : { name: 'play', seat: nextInTurn(deal, seat) };
  return inDeal(state, inPlay(deal, { hands, trick, lastTrick, taken, tricks }), phase);
}

function trickWon(state: ChinkwayState, winner: Seat): ChinkwayState {
  const { hands, trick, taken, tricks } = state.deal;
  const deal = inPlay(state.deal, {
    hands,
    trick: [],
    lastTrick: { plays: trick, winner, taken: null },
    taken,
    tricks: tricks.map((won, seat) => (seat === winner ? won + 1 : won)),
  });
  const cards = takeableCards(deal);
  const phase: Phase = cards.length > 0 ? { name: 'extract', seat: winner, cards } : afterTrick(deal, winner);
  return inDeal(state, deal, phase);
}

function extracted(state: ChinkwayState, seat: Seat, card: FrenchCard | null): ChinkwayState {
  const { deal } = state;
  const phase = afterTrick(deal, seat);
  if (card === null || deal.lastTrick === null) return inDeal(state, deal, phase);
  const { hands, trick, tricks } = deal;
  const { plays, winner } = deal.lastTrick;
  const taking = sideOf(deal, seat);
  const taken = deal.taken.map((cards, side) => (side === taking ? [...cards, card] : cards));
  const lastTrick = { plays, winner, taken: card };
  return inDeal(state, inPlay(deal, { hands, trick, lastTrick, taken, tricks }), phase);
}

/** Returns the phase after a trick. Its winner leads the next trick, until ten have been played (CW4.1, CW5.2). */
function afterTrick(deal: Deal, winner: Seat): Phase {
  const played = deal.tricks.reduce((sum, won) => sum + won, 0);
  return played === TRICKS ? SETTLE : { name: 'play', seat: winner };
}

function dealScored(state: ChinkwayState, points: readonly number[]): ChinkwayState {
  const { number, kind, positions, sides, trump, quest, taken, tricks } = state.deal;
  const record: DealRecord = {
    number,
    dealer: positions[0] ?? 0,
    kind,
    positions,
    sides,
    trump: trump ?? 'NT',
    quest,
    taken,
    tricks,
    points,
    dead: DISCARDS,
    ledger: [{ reason: 'quest', rule: 'CW5.1', of: 'score', amounts: points }],
  };
  return { ...state, records: [...state.records, record] };
}

type Zones = Pick<Deal, 'hands' | 'trick' | 'lastTrick' | 'taken' | 'tricks'>;

// Every card played creates a new state and a new deal. Listing the fields costs a tenth of a spread.

function inDeal(state: ChinkwayState, deal: Deal, phase: Phase): ChinkwayState {
  const { options, seed, shuffles, firstDealer, questPack, discards, records, finalRequest } = state;
  return { options, seed, shuffles, firstDealer, questPack, discards, records, finalRequest, deal, phase };
}

function inPlay(deal: Deal, zones: Zones): Deal {
  const { number, kind, positions, sides, trump, quest } = deal;
  const { hands, trick, lastTrick, taken, tricks } = zones;
  return { number, kind, positions, sides, hands, trump, quest, trick, lastTrick, taken, tricks };
}
