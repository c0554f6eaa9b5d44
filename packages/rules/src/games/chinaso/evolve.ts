import { type Face, withoutCard } from '../../kernel/cards.ts';
import { handsWithout } from '../../kernel/hands.ts';
import { nextSeat, type Seat } from '../../kernel/seat.ts';
import { countersAfter } from '../../shared/counters.ts';
import { entered, enteredInLast } from '../../shared/ledger.ts';
import type { ChinasoCard } from './cards.ts';
import type { ChinasoEvent, Source } from './events.ts';
import type { Payment } from './payments.ts';
import { laidOn, type LaidTable, swapped } from './places.ts';
import { scoreLines } from './score.ts';
import { direction } from './seats.ts';
import {
  type BuyingPhase, type ChinasoState, type Deal, type DealRecord, discardCount, type HandEnding, type Phase,
} from './state.ts';

type Cards = readonly Face<ChinasoCard>[];

const SETTLE: Phase = { name: 'settle' };

/** Returns the state after `event`. */
export function evolve(state: ChinasoState, event: ChinasoEvent): ChinasoState {
  const { deal, phase } = state;
  switch (event.type) {
    case 'dealerDrawn':
      return { ...state, shuffles: state.shuffles + 1, deal: { ...deal, dealer: event.seat } };
    case 'dealt':
      return {
        ...state,
        shuffles: state.shuffles + 1,
        deal: newDeal(deal.number + 1, event, { card: event.turned, seat: null }),
        phase: { name: 'draw', seat: nextSeat(event.dealer, deal.hands.length, direction) },
      };
    case 'discardTaken':
      return withDeal(state, taken(deal, event.seat, event.card), inPlay(event.seat));
    case 'windowOpened':
      return withDeal(state, deal, opened(event.seat, event.asked, deal.hands.length));
    case 'answered':
      return withDeal(state, deal, phase.name === 'buying' ? answered(phase, event.seat, event.buys) : phase);
    case 'bought': {
      const buys = deal.buys.map((count, seat) => (seat === event.seat ? count + 1 : count));
      return withDeal(state, { ...taken(deal, event.seat, event.card), buys }, SETTLE);
    }
    case 'nobodyBought':
      return withDeal(state, deal, SETTLE);
    case 'drawn': {
      const next = event.as === 'turn' ? inPlay(event.seat) : phase;
      return withDeal(state, drawn(deal, event.seat, event.card), next);
    }
    case 'reshuffled':
      return {
        ...state,
        shuffles: state.shuffles + 1,
        deal: { ...deal, stock: event.stock, dead: deal.dead - event.stock.length, mayReshuffle: false },
      };
    case 'wentDown': {
      const cards = event.sets.flatMap((set) => set.cards);
      const hands = deal.hands.map((hand, seat) => (seat === event.seat ? without(hand, cards) : hand));
      const table = deal.table.map((sets, seat) => (seat === event.seat ? event.sets : sets));
      const wentDown: Phase = { name: 'play', seat: event.seat, wentDown: true };
      return withDeal(state, { ...deal, hands, table, mayReshuffle: true }, wentDown);
    }
    case 'laidOff':
      return laid(state, event, laidOn(deal.table, event.card, event.place));
    case 'jokerSwapped': {
      const { card, straight, joker, jokerPlace } = event;
      return laid(state, event, swapped(deal.table, card, straight, joker, jokerPlace));
    }
    case 'discarded':
      return turnEnded(state, event.seat, event.card);
    case 'held':
      return turnEnded(state, event.seat, null);
    case 'handEnded':
      return withDeal(state, ended(deal, event.hands, { kind: event.kind, winner: event.winner }), SETTLE);
    case 'paid':
      return paid(state, event.payments);
    case 'handScored':
      return handScored(state, event.points);
    case 'gameOver':
      return { ...state, phase: { name: 'over' } };
  }
}

/** Returns a hand before its first move. */
export function newDeal(
  number: number,
  { dealer, hands, stock }: Pick<Deal, 'dealer' | 'hands' | 'stock'>,
  live: Deal['live'],
): Deal {
  return {
    number,
    dealer,
    hands,
    stock,
    live,
    dead: 0,
    table: hands.map(() => []),
    buys: hands.map(() => 0),
    turns: 0,
    mayReshuffle: true,
    ending: null,
  };
}

function inPlay(seat: Seat): Phase {
  return { name: 'play', seat, wentDown: false };
}

function opened(seat: Seat, asked: readonly Seat[], seats: number): Phase {
  return { name: 'buying', seat, asked, waiting: asked, answers: Array.from({ length: seats }, () => null) };
}

function answered(phase: BuyingPhase, seat: Seat, buys: boolean | null): Phase {
  return {
    name: 'buying',
    seat: phase.seat,
    asked: phase.asked,
    waiting: phase.waiting.filter((other) => other !== seat),
    answers: phase.answers.map((answer, other) => (other === seat ? buys : answer)),
  };
}

/** Returns the deal with the live discard in a player's hand. */
function taken(deal: Deal, seat: Seat, card: Face<ChinasoCard>): Deal {
  return withCards(deal, withMore(deal.hands, seat, card), deal.stock, null, deal.dead);
}

/** Returns the deal with the top of the stock in a player's hand. */
function drawn(deal: Deal, seat: Seat, card: Face<ChinasoCard>): Deal {
  return withCards(deal, withMore(deal.hands, seat, card), deal.stock.slice(1), deal.live, deal.dead);
}

/** Returns the deal after a card is laid on the table, from a hand or with the live discard (CS4.2, CS4.4, CS4.5). */
function laid(
  state: ChinasoState,
  { seat, card, from }: { readonly seat: Seat; readonly card: ChinasoCard; readonly from: Source },
  table: LaidTable,
): ChinasoState {
  const { deal, phase } = state;
  const hands = from === 'hand' ? handsWithout(deal.hands, seat, card) : deal.hands;
  const live = from === 'hand' ? deal.live : null;
  const next = { ...deal, hands, live, table, mayReshuffle: true };
  return withDeal(state, next, from === 'hand' ? phase : inPlay(seat));
}

/** Returns the state after a turn, which passes to the left; a discard covers the previous live discard (CS4.6, CS5.1). */
function turnEnded(state: ChinasoState, seat: Seat, discarded: ChinasoCard | null): ChinasoState {
  const { deal } = state;
  const { hands, stock, live, dead } = deal;
  const phase: Phase = { name: 'draw', seat: nextSeat(seat, hands.length, direction) };
  const turns = deal.turns + 1;
  if (discarded === null) return withDeal(state, withCards(deal, hands, stock, live, dead, turns), phase);
  const covering = { card: discarded, seat };
  const buried = discardCount(deal);
  return withDeal(state, withCards(deal, handsWithout(hands, seat, discarded), stock, covering, buried, turns), phase);
}

/** Returns the deal with all hands revealed, and the rest of the stock put away unseen. */
function ended(deal: Deal, hands: Deal['hands'], ending: HandEnding): Deal {
  return { ...deal, hands, stock: [], dead: deal.dead + deal.stock.length, ending };
}

function handScored(state: ChinasoState, points: readonly number[]): ChinasoState {
  const { options, deal, ledger } = state;
  if (deal.ending === null) return state;
  const { kind, winner } = deal.ending;
  const record: DealRecord = {
    number: deal.number,
    dealer: deal.dealer,
    kind,
    winner,
    points,
    dead: discardCount(deal),
    ledger: [...scoreLines(options, kind, points), ...ledger],
    buys: deal.buys,
  };
  return { ...state, ledger: [], records: [...state.records, record] };
}

/** Returns the state after payments. The payments count for the current hand or, after the last hand is scored, for that hand. */
function paid(state: ChinasoState, payments: readonly Payment[]): ChinasoState {
  const { ledger, records, deal } = state;
  const after = { ...state, ...countersAfter(state, payments) };
  const kind = { of: 'counters', seats: state.balances.length } as const;
  if (records.at(-1)?.number === deal.number) return { ...after, records: enteredInLast(records, payments, kind) };
  return { ...after, ledger: entered(ledger, payments, kind) };
}

function without(hand: Cards, cards: readonly ChinasoCard[]): Cards {
  return cards.reduce<Cards>((rest, card) => withoutCard(rest, card), hand);
}

// Cards drawn, taken and discarded create thousands of new states. Listing the fields costs a tenth of a spread.

function withDeal(state: ChinasoState, deal: Deal, phase: Phase): ChinasoState {
  const { options, seed, shuffles, balances, pot, ledger, records } = state;
  return { options, seed, shuffles, balances, pot, ledger, records, deal, phase };
}

function withCards(
  deal: Deal,
  hands: Deal['hands'],
  stock: Deal['stock'],
  live: Deal['live'],
  dead: number,
  turns: number = deal.turns,
): Deal {
  const { number, dealer, table, buys, mayReshuffle, ending } = deal;
  return { number, dealer, hands, stock, live, dead, table, buys, turns, mayReshuffle, ending };
}

function withMore(hands: Deal['hands'], seat: Seat, card: Face<ChinasoCard>): Deal['hands'] {
  return hands.map((hand, owner) => (owner === seat ? [...hand, card] : hand));
}
