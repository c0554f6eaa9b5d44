import { type FrenchCard, HIDDEN, withoutCard } from '../../kernel/cards.ts';
import { handsWithout } from '../../kernel/hands.ts';
import type { Seat } from '../../kernel/seat.ts';
import { countersAfter } from '../../shared/counters.ts';
import { entered, sumOfLines } from '../../shared/ledger.ts';
import { isPancerola, SEATS, TRICKS } from './cards.ts';
import type { ChapankaEvent } from './events.ts';
import { cardsSetAside } from './party.ts';
import type { Payment } from './payments.ts';
import { nextInTurn } from './seating.ts';
import type { ChapankaState, Deal, DealRecord, Pancerola, Phase, SetAside } from './state.ts';
import { renounces, trickPoints, tricksPlayed } from './trick.ts';

const NOBODY: readonly number[] = [0, 0, 0, 0];
const NO_CARDS: readonly null[] = [null, null, null, null];
const SETTLE: Phase = { name: 'settle' };

/** Returns the state after `event`. */
export function evolve(state: ChapankaState, event: ChapankaEvent): ChapankaState {
  const { deal } = state;
  switch (event.type) {
    case 'dealerDrawn':
      return { ...state, shuffles: state.shuffles + 1, firstDealer: event.seat, draw: event.cards };
    case 'dealt':
      return {
        ...state,
        shuffles: state.shuffles + 1,
        ledger: [],
        deal: newDeal(deal.number + 1, event),
        phase: { name: 'exchange', seat: nextInTurn(event.dealer) },
      };
    case 'exchanged': {
      const hand = [...withoutCard(deal.hands[event.seat] ?? [], event.card), event.drawn];
      const hands = deal.hands.with(event.seat, hand);
      return afterExchange(state, { ...deal, hands }, event.seat, { card: event.card, from: 'hand' });
    }
    case 'declined': {
      const card = deal.talon[event.seat] ?? HIDDEN;
      return afterExchange(state, deal, event.seat, { card, from: 'talon' });
    }
    case 'setAside':
      return setAside(state, event.seat, { card: event.card, from: 'hand' });
    case 'cardPlayed':
      return cardPlayed(state, event.seat, event.card);
    case 'trickWon':
      return trickWon(state, event.seat);
    case 'chapanka':
      return { ...state, deal: { ...deal, chapanka: { seat: event.seat, outcome: event.outcome } } };
    case 'paid':
      return paid(state, event.payments);
    case 'revealed': {
      const { cards, pancerola } = event;
      const shown = deal.setAside.map((aside, seat) => aside && { ...aside, card: cards[seat] ?? aside.card });
      return { ...state, deal: { ...deal, setAside: shown, pancerola, revealed: true } };
    }
    case 'dealScored':
      return dealScored(state);
    case 'gameOver':
      return { ...state, phase: { name: 'over' } };
  }
}

/** Returns a deal before its first move. */
export function newDeal(number: number, { dealer, hands, talon }: Pick<Deal, 'dealer' | 'hands' | 'talon'>): Deal {
  return {
    number,
    dealer,
    hands,
    talon,
    setAside: NO_CARDS,
    trick: [],
    lastTrick: null,
    tricks: NOBODY,
    points: NOBODY,
    pancerola: null,
    chapanka: null,
    paid: [],
    revealed: false,
  };
}

/**
 * Returns the state after an exchange. The talon card is now in the hand or set aside, and the seat to the right decides next
 * (CP2.4).
 */
function afterExchange(state: ChapankaState, deal: Deal, seat: Seat, aside: SetAside): ChapankaState {
  const next = nextInTurn(seat);
  return {
    ...state,
    deal: { ...deal, talon: deal.talon.with(seat, null), setAside: deal.setAside.with(seat, aside) },
    phase: { name: next === deal.dealer ? 'setAside' : 'exchange', seat: next },
  };
}

/**
 * Returns the state after the dealer, as the last player, sets a card aside. From now on, a Pancerola in a hand is valid for the
 * deal (CP7.1).
 */
function setAside(state: ChapankaState, dealer: Seat, aside: SetAside): ChapankaState {
  const { deal } = state;
  const hands = handsWithout(deal.hands, dealer, aside.card);
  const holder = hands.findIndex(isPancerola);
  return {
    ...state,
    draw: [],
    deal: {
      ...deal,
      hands,
      setAside: deal.setAside.with(dealer, aside),
      pancerola: holder < 0 ? null : { holder, exercised: false, broken: false },
    },
    phase: { name: 'play', seat: nextInTurn(dealer) },
  };
}

/** Returns the Pancerola after a card. Its holder exercises the right with the first renounce (CP7.2). */
function afterCard(deal: Deal, seat: Seat, card: FrenchCard): Pancerola | null {
  const { pancerola } = deal;
  if (pancerola === null || pancerola.holder !== seat) return pancerola;
  return renounces(deal, seat, card) ? { ...pancerola, exercised: true } : pancerola;
}

/** Returns the Pancerola after a trick. A Pancerola breaks if its holder has exercised it and wins a trick (CP7.3). */
function afterTrick(pancerola: Pancerola | null, winner: Seat): Pancerola | null {
  const breaks = pancerola !== null && pancerola.exercised && pancerola.holder === winner;
  return breaks ? { ...pancerola, broken: true } : pancerola;
}

function dealScored(state: ChapankaState): ChapankaState {
  const { ledger } = state;
  const { number, dealer, tricks, points: cardPoints, pancerola, chapanka } = state.deal;
  const setAside = cardsSetAside(state.deal);
  const points = sumOfLines(ledger, SEATS);
  const record: DealRecord = {
    number,
    dealer,
    points,
    tricks,
    cardPoints,
    dead: setAside.length,
    setAside,
    pancerola,
    chapanka,
    ledger,
  };
  return { ...state, records: [...state.records, record], deal: { ...state.deal, paid: [] } };
}

// Most new states come from cards played, tricks won and counters paid. Listing the fields is much cheaper than a spread.

function cardPlayed(state: ChapankaState, seat: Seat, card: FrenchCard): ChapankaState {
  const { deal } = state;
  const trick = [...deal.trick, { seat, card }];
  const phase: Phase = trick.length === SEATS ? SETTLE : { name: 'play', seat: nextInTurn(seat) };
  const hands = handsWithout(deal.hands, seat, card);
  return inDeal(state, dealAfter(deal, hands, trick, afterCard(deal, seat, card), deal.paid), phase);
}

function trickWon(state: ChapankaState, winner: Seat): ChapankaState {
  const { deal } = state;
  const { number, dealer, hands, talon, setAside, chapanka, revealed } = deal;
  const lastTrick = { plays: deal.trick, winner };
  const tricks = withMore(deal.tricks, winner, 1);
  const points = withMore(deal.points, winner, trickPoints(deal.trick));
  const pancerola = afterTrick(deal.pancerola, winner);
  const won: Deal = {
    number, dealer, hands, talon, setAside, trick: [], lastTrick, tricks, points, pancerola, chapanka, paid: [], revealed,
  };
  return inDeal(state, won, tricksPlayed(won) === TRICKS ? SETTLE : { name: 'play', seat: winner });
}

function paid(state: ChapankaState, payments: readonly Payment[]): ChapankaState {
  const { options, seed, shuffles, firstDealer, draw, records, phase } = state;
  const { balances, pot } = countersAfter(state, payments);
  const ledger = entered(state.ledger, payments, { of: 'score', seats: SEATS });
  const { hands, trick, pancerola, paid: before } = state.deal;
  const deal = dealAfter(state.deal, hands, trick, pancerola, [...before, ...payments]);
  return { options, seed, shuffles, firstDealer, draw, balances, pot, ledger, records, deal, phase };
}

function inDeal(state: ChapankaState, deal: Deal, phase: Phase): ChapankaState {
  const { options, seed, shuffles, firstDealer, draw, balances, pot, ledger, records } = state;
  return { options, seed, shuffles, firstDealer, draw, balances, pot, ledger, records, deal, phase };
}

function dealAfter(
  deal: Deal,
  hands: Deal['hands'],
  trick: Deal['trick'],
  pancerola: Deal['pancerola'],
  paid: Deal['paid'],
): Deal {
  const { number, dealer, talon, setAside, lastTrick, tricks, points, chapanka, revealed } = deal;
  return { number, dealer, hands, talon, setAside, trick, lastTrick, tricks, points, pancerola, chapanka, paid, revealed };
}

function withMore(amounts: readonly number[], seat: Seat, more: number): readonly number[] {
  return amounts.map((amount, owner) => (owner === seat ? amount + more : amount));
}
