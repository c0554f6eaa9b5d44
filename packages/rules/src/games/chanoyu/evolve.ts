import type { Face } from '../../kernel/cards.ts';
import { handsWithout } from '../../kernel/hands.ts';
import { nextSeat, type Seat } from '../../kernel/seat.ts';
import { canLay, fitsOwnRow, rowsAfter } from './building.ts';
import { type ChanoyuCard, PACK } from './cards.ts';
import type { ChanoyuEvent } from './events.ts';
import type { LayMove } from './moves.ts';
import { EMPTY_ROW } from './row.ts';
import { direction } from './seats.ts';
import { type ChanoyuState, type Deal, type DealRecord, type Phase, seatCount } from './state.ts';
import { drawAfter } from './trick.ts';

const SETTLE: Phase = { name: 'settle' };

/** Returns the state after `event`. */
export function evolve(state: ChanoyuState, event: ChanoyuEvent): ChanoyuState {
  switch (event.type) {
    case 'dealt': {
      const deal = newDeal(state.deal.number + 1, event.dealer, event.hands, event.pile);
      return { ...state, shuffles: state.shuffles + 1, deal, phase: { name: 'play', seat: deal.leader } };
    }
    case 'cardPlayed':
      return cardPlayed(state, event.seat, event.card);
    case 'trickCompleted':
      return trickCompleted(state, event.winner);
    case 'cardLaid':
      return cardLaid(state, event.seat, event);
    case 'restDiscarded':
      return restDiscarded(state, event.cards.length);
    case 'drawn':
      return drawn(state, event.cards);
    case 'roundScored': {
      const { stretches, points } = event;
      const record: DealRecord = {
        number: state.deal.number,
        dealer: state.deal.dealer,
        stretches,
        tricks: state.deal.won,
        points,
        dead: PACK.length - state.deal.rows.flat().filter((card) => card !== null).length,
        ledger: [{ reason: 'stretches', rule: 'CN6.1', of: 'score', amounts: points }],
      };
      return { ...state, records: [...state.records, record] };
    }
    case 'gameOver':
      return {
        ...state,
        deal: { ...state.deal, hands: event.hands, pile: event.pile },
        phase: { name: 'over' },
      };
  }
}

/** Returns a round before its first move: every row is empty, and the seat to the host's right leads (CN3.1). */
export function newDeal(number: number, dealer: Seat, hands: Deal['hands'], pile: Deal['pile']): Deal {
  return {
    number,
    dealer,
    leader: nextSeat(dealer, hands.length, direction),
    hands,
    pile,
    rows: hands.map(() => EMPTY_ROW),
    trick: [],
    lastTrick: null,
    left: null,
    tricks: 0,
    won: hands.map(() => 0),
    discarded: 0,
  };
}

function cardPlayed(state: ChanoyuState, seat: Seat, card: ChanoyuCard): ChanoyuState {
  const { deal } = state;
  const { pile, rows, left } = deal;
  const seats = seatCount(state);
  const trick = [...deal.trick, { seat, card }];
  const hands = handsWithout(deal.hands, seat, card);
  return inDeal(
    state,
    withZones(deal, { hands, pile, rows, trick, left }),
    trick.length === seats ? SETTLE : { name: 'play', seat: nextSeat(seat, seats, direction) },
  );
}

/** Returns the state after a trick. Its winner leads next; without a winner, the same player leads again (CN3.1, CN4.4). */
function trickCompleted(state: ChanoyuState, winner: Seat | null): ChanoyuState {
  const { deal } = state;
  const { rows, trick } = deal;
  const left = trick.map((play) => play.card);
  const leader = winner ?? deal.leader;
  const won = winner === null ? deal.won : deal.won.map((tricks, seat) => (seat === winner ? tricks + 1 : tricks));
  return inDeal(
    state,
    { ...deal, leader, trick: [], lastTrick: { plays: trick, winner }, left, won },
    winner !== null && canLay(rows, winner, left)
      ? { name: 'build', seat: winner, mustLay: fitsOwnRow(rows[winner] ?? EMPTY_ROW, left) }
      : SETTLE,
  );
}

/**
 * Returns the state after a card has been laid. Any card in the winner's own row counts as the card that had to be laid there
 * (CN5.1).
 */
function cardLaid(state: ChanoyuState, seat: Seat, lay: Omit<LayMove, 'type'>): ChanoyuState {
  const { deal, phase } = state;
  const { hands, pile, trick } = deal;
  const rows = rowsAfter(deal.rows, lay);
  const left = (deal.left ?? []).filter((card) => card !== lay.card);
  const mustLay = phase.name === 'build' && phase.mustLay && lay.row !== seat;
  return inDeal(
    state,
    withZones(deal, { hands, pile, rows, trick, left }),
    canLay(rows, seat, left) ? { name: 'build', seat, mustLay } : SETTLE,
  );
}

/** Returns the state after a finished trick: an automatic draw or score follows, or the next lead is pending. */
function restDiscarded(state: ChanoyuState, cards: number): ChanoyuState {
  const { deal } = state;
  const draw = drawAfter(deal);
  return inDeal(
    state,
    { ...deal, left: null, tricks: deal.tricks + 1, discarded: deal.discarded + cards },
    draw === 'too-few' ? { name: 'play', seat: deal.leader } : SETTLE,
  );
}

function drawn(state: ChanoyuState, cards: readonly Face<ChanoyuCard>[]): ChanoyuState {
  const { deal } = state;
  const { rows, trick, left } = deal;
  const hands = deal.hands.map((hand, seat) => [...hand, ...cards.slice(seat, seat + 1)]);
  const pile = deal.pile.slice(cards.length);
  return inDeal(state, withZones(deal, { hands, pile, rows, trick, left }), { name: 'play', seat: deal.leader });
}

// Every card creates a new state and a new round. Listing the fields costs less than half of a spread.

function inDeal(state: ChanoyuState, deal: Deal, phase: Phase): ChanoyuState {
  const { options, seed, shuffles, firstDealer, records } = state;
  return { options, seed, shuffles, firstDealer, records, deal, phase };
}

type Zones = Pick<Deal, 'hands' | 'pile' | 'rows' | 'trick' | 'left'>;

function withZones(deal: Deal, { hands, pile, rows, trick, left }: Zones): Deal {
  const { number, dealer, leader, lastTrick, tricks, won, discarded } = deal;
  return { number, dealer, leader, hands, pile, rows, trick, lastTrick, left, tricks, won, discarded };
}
